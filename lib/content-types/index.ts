import { z } from 'zod'
import { resource, text } from '@/lib/contract/shared'
import { solution } from '@/lib/contract/solutions'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import { activities } from './activities'
import { type RecordFolder, recordAddresses } from './addresses'
import { media } from './media'
import { news } from './news'
import { listed, ofJump, recordType } from './record-type'

/** A company page is one record, whose page is its list (contract, "Company pages"). */
const companyPage = <N extends 'servicesPreview' | 'joinUsPreview'>(call: N, path: string) =>
  recordType({
    call,
    search: { path: () => path, title: 'title' },
    gates: ({ jumpBO, title }) => ({ jumpBO: ofJump(jumpBO, title) }),
  })

/**
 * Every type of record by its folder: what the server says of it, beside its address and its schema in `lib/contract`. What takes more
 * than names of fields has a file of its own.
 */
export const recordTypes = {
  'product-categories': recordType({
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
  }),
  products: recordType({
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
  }),
  solutions: recordType({
    call: 'solution',
    file: {
      schema: solution.omit({ industry: true }),
      references: { industry: 'industries', examples: 'cases' },
    },
    search: {
      title: 'name',
      desc: 'desc',
      keywords: ({ industryName }) => [industryName],
      note: 'industryName',
    },
    share: ({ name, pcResource }) => [name, pcResource],
    gates: ({ name, jumpBO, industry }) => ({
      jumpBO: ofJump(jumpBO, name),
      industry: ofJump(industry?.jumpBO, name),
    }),
  }),
  cases: recordType({
    call: 'example',
    file: { references: { industry: 'industries' } },
    search: {
      title: 'title',
      keywords: ({ customerName, industryName }) => [customerName, industryName],
      note: 'customerName',
      subject: 'customerName',
      cover: 'coverMaterial',
    },
    share: ({ title, coverMaterial, backgroundMaterial }) => [title, coverMaterial ?? backgroundMaterial],
    gates: ({ jumpBO, title }) => ({ jumpBO: ofJump(jumpBO, title) }),
  }),
  news,
  activities,
  media,
  publications: recordType({
    call: 'publication',
    file: { references: { examples: 'cases' } },
    newest: 'createdAt',
    search: { title: 'name', desc: 'introduction', cover: 'picture', time: ['createdAt'] },
    lists: [
      {
        call: 'publicationList',
        read: async (ask, body) =>
          listed(await ask('publicationList', body), ({ id, name, introduction, picture, createdAt }) => ({
            ...{ id, name, desc: introduction, cover: picture, time: createdAt },
          })),
      },
    ],
    share: ({ name, basePicture, picture }) => [name, basePicture ?? picture],
    gates: ({ jumpBO, name }) => ({ jumpBO: ofJump(jumpBO, name) }),
  }),
  introductions: recordType({
    call: 'introduction',
    search: {
      path: ({ type, at }) =>
        at === 0 ? recordAddresses.introductions.list : introductionPath(String(type)),
      title: 'title',
      keywords: ({ mainTitle }) => [mainTitle],
    },
  }),
  services: companyPage('servicesPreview', recordAddresses.services.list),
  'join-us': companyPage('joinUsPreview', recordAddresses['join-us'].list),
  forms: recordType({ call: 'form' }),
} as const satisfies Record<RecordFolder, unknown>

/** The types in order, with what only some of them have. */
export const everyType = Object.entries(recordTypes) as [RecordFolder, (typeof recordTypes)[RecordFolder]][]
