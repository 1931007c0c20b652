import { type Examples, jump, longTitle, many } from '@/components/examples'
import { caseOf, wordsOf } from '@/components/examples/records'
import { CaseFacts } from './CaseFacts'

export const examples: Examples = {
  empty: (page) => <CaseFacts page={page} item={{ id: '401', title: wordsOf(page).title }} />,
  usual: (page) => <CaseFacts page={page} item={{ ...caseOf(page), jumpBO: jump }} />,
  results: (page) => (
    <CaseFacts
      page={page}
      item={{
        ...caseOf(page),
        results: many(4, (id) => ({
          ...{ label: `${wordsOf(page).title} ${id}`, after: '365' },
          ...(id === '1' && { before: '412', sample: wordsOf(page).desc }),
        })),
      }}
    />
  ),
  withoutLogo: (page) => <CaseFacts page={page} item={{ ...caseOf(page), customerLogo: undefined }} />,
  long: (page) => (
    <CaseFacts
      page={page}
      item={{
        ...caseOf(page),
        customerName: longTitle(page),
        industryName: longTitle(page),
        jumpBO: { ...jump, buttonTitle: longTitle(page) },
      }}
    />
  ),
}
