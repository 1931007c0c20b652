import { z } from 'zod'
import { resource } from '@/lib/contract/shared'
import { ofJump, recordType } from './record-type'

export const products = recordType({
  call: 'product',
  file: {
    references: { examples: 'cases' },
    extra: z.object({ proLogo: resource.optional(), cover: resource.optional() }),
  },
  search: { title: 'name', desc: 'desc' },
  share: ({ name, pcResource, diagram }) => [name, pcResource ?? diagram],
  gates: ({ name, jumpBO, demonstration }) => ({
    jumpBO: ofJump(jumpBO, name),
    demonstration: ofJump(demonstration, name),
  }),
})
