import { getIndustries } from '@/lib/content'
import { recordPath } from '@/lib/content-types/addresses'
import { listPages } from '../_components/list-page'
import { IndustryCarousel } from './_components/IndustryCarousel'
import { IndustryPanels } from './_components/IndustryPanels'
import { Introduction } from './_components/Introduction'

/** Industries as a carousel whose slide the hash names, the navigation item's words and button (D21), and the active industry's solutions and cases (§2). */
const { generateMetadata, Page } = listPages({
  path: '/solution',
  get: async (page) => ({ data: await getIndustries(page) }),
  searchOf: () => '',
  wordsOf: ({ t }) => ({ title: t('solution.title'), description: t('solution.description') }),
  itemsOf: ({ data }) =>
    data.flatMap(({ solutions }) =>
      solutions.map(({ id, name }) => ({ path: recordPath('solutions', id), name })),
    ),
  hasBanner: ({ data }) => data.length > 0,
  View: ({ page, list, banner, title }) => (
    <>
      <IndustryCarousel page={page} title={title} industries={list.data} />
      <Introduction page={page} banner={banner} />
      <IndustryPanels page={page} industries={list.data} />
    </>
  ),
}).cached(() => ({ pageNo: 1 }))

export { generateMetadata, Page as default }
