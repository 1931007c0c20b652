import { Shell } from '@/components/layout/Shell'
import { getBanner, getIndustries, getLayout, getPage, switchTo } from '@/lib/content'
import { recordPath } from '@/lib/content-types/addresses'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import { IndustryCarousel } from './_components/IndustryCarousel'
import { IndustryPanels } from './_components/IndustryPanels'
import { Introduction } from './_components/Introduction'

type Props = { params: Promise<{ lang: string }> }
const path = '/solution'

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang, path)
  const banner = await getBanner(page, path)
  return pageMetadata(page, {
    path,
    alternatePath: await switchTo(page, path),
    title: banner?.displayName ?? page.t('solution.title'),
    description: banner?.desc ?? page.t('solution.description'),
  })
}

/** Industries as a carousel whose slide the hash names, the navigation item's words and button (D21), and the active industry's solutions and cases (§2). */
export default async function SolutionsPage({ params }: Props) {
  const page = await getPage((await params).lang, path)
  const [layout, banner, industries, alternatePath] = await Promise.all([
    getLayout(page),
    getBanner(page, path),
    getIndustries(page),
    switchTo(page, path),
  ])
  const title = banner?.displayName ?? page.t('solution.title')
  const facts = describePage(page, layout, {
    path,
    title,
    description: banner?.desc ?? page.t('solution.description'),
    items: industries.flatMap(({ solutions }) =>
      solutions.map(({ id, name }) => ({ path: recordPath('solutions', id), name })),
    ),
  })
  return (
    <Shell
      page={page}
      layout={layout}
      path={path}
      alternatePath={alternatePath}
      hasBanner={industries.length > 0}
      facts={facts}
    >
      <IndustryCarousel page={page} title={title} industries={industries} />
      <Introduction page={page} banner={banner} />
      <IndustryPanels page={page} industries={industries} />
    </Shell>
  )
}
