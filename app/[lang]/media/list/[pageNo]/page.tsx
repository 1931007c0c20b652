import { alternateListPath, getMediaList, getPage } from '@/lib/content'
import { mediaQuery } from '@/lib/rules/list/list-query'
import { listMetadata } from '@/lib/seo/metadata'
import { MediaListFrame } from '../../_components/MediaListFrame'

type Props = { params: Promise<{ lang: string; pageNo: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, pageNo } = await params
  const page = await getPage(lang)
  const query = mediaQuery({ pageNo })
  const { title, data } = await getMediaList(page, query)
  const alternatePath = await alternateListPath(
    page,
    { path: '/media', search: '', pageNo: query.pageNo },
    (other) => getMediaList(other, query),
  )
  return listMetadata(page, {
    path: '/media',
    alternatePath,
    pageNo: query.pageNo,
    count: data.length,
    title: title?.title ?? page.t('media.title'),
    description: title?.desc ?? page.t('media.description'),
  })
}

/** The unfiltered list, cached like any page (D15). */
export default async function ListPage({ params }: Props) {
  const { lang, pageNo } = await params
  return <MediaListFrame page={await getPage(lang)} query={mediaQuery({ pageNo })} />
}
