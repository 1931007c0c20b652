import { z } from 'zod'
import { resource, text } from '@/lib/contract/shared'
import { ofJump, recordType } from './record-type'

export const productCategories = recordType({
  call: 'productCategory',
  file: {
    references: { products: 'products', examples: 'cases' },
    extra: z.object({ naviDesc: text.optional(), proLogo: resource.optional() }),
  },
  search: { title: 'name', desc: 'desc', keywords: ({ subtitle }) => [subtitle] },
  share: ({ name, pcResource }) => [name, pcResource],
  gates: ({ name, jumpBO, demonstration }) => ({
    jumpBO: ofJump(jumpBO, name),
    demonstration: ofJump(demonstration, name),
  }),
})
