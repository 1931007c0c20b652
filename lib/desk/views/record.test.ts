import { expect, it } from 'vitest'
import { builtInTexts } from '@/lib/enquiry/built-in-texts'
import type { Desk } from '../desk'
import { recordView } from './record'

it('fields that lead to a record are called as the studio does', () => {
  const desk = { t: builtInTexts('en'), locale: 'en', href: (path: string) => path } as unknown as Desk
  const record = {
    ...({
      locale: 'en',
      folder: 'products',
      key: 'products/1',
      file: 'en/products/1.yaml',
      hash: '',
    } as const),
    ...{ at: 0, title: 'One', isDraft: false },
  }
  const { text } = recordView(desk, record, {
    used: {
      records: [{ record, fields: ['products.0', 'desc'] }],
      redirects: [{ line: 1, from: '/old' }],
      isDefaultForm: false,
    },
    earlier: undefined,
    names: { placeOf: ({ folder }, path) => `${folder} ${path}`, folderOf: String },
  })
  for (const shown of ['>products products.0 · products desc<', '>redirects redirects.to<'])
    expect(text).toContain(shown)
})
