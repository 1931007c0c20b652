import { mainLists } from '@/components/layout/broken-texts'
import { reachableItems } from '@/components/layout/header-links'
import { NotFoundView } from '@/components/layout/NotFoundView'
import { Shell } from '@/components/layout/Shell'
import { getLayout, getPage, present } from '@/lib/content'
import { pageTitle } from '@/lib/seo/metadata'

type Props = { params: Promise<{ lang: string }> }

/** The not-found page as an ordinary page: the middleware and the server entry answer with it under HTTP 404 (§2, §8). */
export default async function NotFoundPage({ params }: Props) {
  const page = await getPage((await params).lang)
  const [layout, lists] = await Promise.all([getLayout(page), present(page, mainLists, ({ path }) => path)])
  return (
    <Shell page={page} layout={layout} path="/not-found" alternatePath="/">
      {/* Next leaves out a page's metadata when the middleware answers 404; React lifts these into the head. */}
      <title>{pageTitle(page, page.t('notFound.title'))}</title>
      <meta name="robots" content="noindex" />
      <NotFoundView page={page} sections={reachableItems(layout)} lists={lists} />
    </Shell>
  )
}
