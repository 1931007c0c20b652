import { getPage, type SearchParams } from '@/lib/content'
import { searchQuery } from '@/lib/rules/search/kinds'
import { pageMetadata } from '@/lib/seo/metadata'
import { SearchPageLayout } from './_components/SearchPageLayout'

type Props = { params: Promise<{ lang: string }>; searchParams: SearchParams }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params, searchParams }: Props) {
  const page = await getPage((await params).lang)
  const { q, pageNo } = searchQuery(await searchParams)
  return pageMetadata(page, {
    path: '/search',
    alternatePath: q === '' ? '/search' : undefined,
    title: q === '' ? page.t('search.title') : page.t('search.heading', { q }),
    description: page.t('search.startText'),
    ...(q !== '' && { pageNo }),
    isIndexed: false,
  })
}

/** What the site holds of some words, rendered per request and indexed by nobody (D15). */
export default async function SearchPage({ params, searchParams }: Props) {
  const { lang } = await params
  return <SearchPageLayout page={await getPage(lang)} query={searchQuery(await searchParams)} />
}
