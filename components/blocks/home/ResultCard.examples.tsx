import { type Examples, longTitle } from '../../examples'
import { caseOf } from '../../examples/records'
import { ResultCard } from './ResultCard'

export const examples: Examples = {
  empty: (page) => <ResultCard page={page} item={caseOf(page)} />,
  usual: (page) => (
    <ResultCard
      page={page}
      item={{
        ...caseOf(page),
        results: [{ label: page.t('cases.customer'), before: '71%', after: '96%', sample: '61' }],
      }}
    />
  ),
  bare: (page) => (
    <ResultCard
      page={page}
      item={{ ...caseOf(page), customerLogo: undefined, results: [{ label: 'Scrap', after: '4%' }] }}
    />
  ),
  long: (page) => (
    <ResultCard
      page={page}
      item={{
        ...caseOf(page),
        results: [{ label: longTitle(page), before: '1,000,000 hours', after: '999,999.9 hours' }],
      }}
    />
  ),
}
