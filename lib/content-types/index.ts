import { introductionPath } from '@/lib/rules/address/introduction-path'
import { activities } from './activities'
import { type RecordFolder, recordAddresses } from './addresses'
import { cases } from './cases'
import { media } from './media'
import { news } from './news'
import { productCategories } from './product-categories'
import { products } from './products'
import { publications } from './publications'
import { ofJump, recordType } from './record-type'
import { solutions } from './solutions'

/** A company page is one record, whose page is its list (contract, "Company pages"). */
const companyPage = <N extends 'servicesPreview' | 'joinUsPreview'>(call: N, path: string) =>
  recordType({
    call,
    search: { path: () => path, title: 'title' },
    gates: ({ jumpBO, title }) => ({ jumpBO: ofJump(jumpBO, title) }),
  })

/** Every type of record by its folder: what the server says of it, beside its address and its schema in `lib/contract`. */
export const recordTypes = {
  'product-categories': productCategories,
  products,
  solutions,
  cases,
  news,
  activities,
  media,
  publications,
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
