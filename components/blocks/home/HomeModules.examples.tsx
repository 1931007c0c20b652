import { type Examples, homeModule, many } from '../../examples'
import { caseOf, industryOf, newsOf, wordsOf } from '../../examples/records'
import { HomeModuleView, type ThemedModule } from './HomeModules'

type Page = Parameters<Examples[string]>[0]

const view = (page: Page, moduleType: string, given: Partial<ThemedModule> = {}) => (
  <HomeModuleView
    page={page}
    module={{
      ...homeModule,
      moduleType,
      title: wordsOf(page).title,
      theme: 'light',
      slides: [],
      ...given,
    }}
    data={{
      industries: [industryOf(page, '1')],
      caseGroups: [
        { industry: { id: '1', name: wordsOf(page).industry }, examples: many(3, (id) => caseOf(page, id)) },
      ],
    }}
    siteTitle="Northbay"
    isLead={false}
    isOpened={false}
  />
)

export const examples: Examples = {
  empty: (page) => view(page, 'CAROUSEL'),
  news: (page) => view(page, 'NEWS', { newsList: many(3, (id) => newsOf(page, id)) }),
  solution: (page) => view(page, 'SOLUTION'),
  case: (page) => view(page, 'CASE'),
  unknownType: (page) => view(page, 'SOMETHING_NEW'),
}
