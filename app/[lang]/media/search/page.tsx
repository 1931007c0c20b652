import { getMediaList, getPage, type SearchParams } from '@/lib/content'
import { mediaQuery } from '@/lib/rules/list/list-query'
import { pageMetadata } from '@/lib/seo/metadata'
import { MediaListFrame } from '../_components/MediaListFrame'

type Props = { params: Promise<{ lang: string }>; searchParams: SearchParams }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params, searchParams }: Props) {
  const page = await getPage((await params).lang)
  const query = mediaQuery(await searchParams)
  const { title } = await getMediaList(page, query)
  return pageMetadata(page, {
    path: '/media',
    title: title?.title ?? page.t('media.title'),
    pageNo: query.pageNo,
    isIndexed: false,
  })
}

/** The filtered list, rendered per request (D15). */
export default async function SearchPage({ params, searchParams }: Props) {
  const { lang } = await params
  return <MediaListFrame page={await getPage(lang)} query={mediaQuery(await searchParams)} />
}
