import { alternateOf, getPage, loadRecord } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { MediaFrame } from '../_components/MediaFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('media', page.mark, { id })
  const path = `/Media/${id}`
  const alternate = await alternateOf('media', page.mark, { id }, path, '/media')
  return pageMetadata(page, {
    path,
    title: item.titleContent,
    description: item.resourceDesc,
    image: firstPicture(item.coverMaterial)?.url,
    alternatePath: alternate.hasAlternate ? path : undefined,
  })
}

/** A media resource with its play button (§2); the form comes first when it needs contact. */
export default async function MediaPage({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('media', page.mark, { id })
  const path = `/Media/${id}`
  const { alternatePath } = await alternateOf('media', page.mark, { id }, path, '/media')
  return <MediaFrame page={page} item={item} path={path} alternatePath={alternatePath} />
}
