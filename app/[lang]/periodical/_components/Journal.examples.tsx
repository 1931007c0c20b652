import { type Examples, jump, longTitle } from '@/components/examples'
import { publicationOf, textOf, wordsOf } from '@/components/examples/records'
import { Journal } from './Journal'

export const examples: Examples = {
  bare: (page) => (
    <Journal page={page} item={{ id: '801', type: 'PUBLICATION', name: wordsOf(page).title }} />
  ),
  usual: (page) => (
    <Journal page={page} item={{ ...publicationOf(page), jumpBO: jump, publicationDescribe: textOf(page) }} />
  ),
  long: (page) => (
    <Journal
      page={page}
      item={{
        ...publicationOf(page),
        name: longTitle(page),
        introduction: longTitle(page).repeat(4),
        jumpBO: { ...jump, buttonTitle: longTitle(page) },
      }}
    />
  ),
}
