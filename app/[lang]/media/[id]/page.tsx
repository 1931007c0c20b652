import { getPage, loadRecord, twinOf } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media-files'
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
  const twin = await twinOf('media', page.mark, { id }, path, '/media')
  return pageMetadata(page, {
    path,
    title: item.titleContent,
    description: item.resourceDesc,
    image: firstPicture(item.coverMaterial)?.url,
    twinPath: twin.hasTwin ? path : undefined,
  })
}

/** A media resource with its play button (§2); the form comes first when it needs contact. */
export default async function MediaPage({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('media', page.mark, { id })
  const path = `/Media/${id}`
  const { twinPath } = await twinOf('media', page.mark, { id }, path, '/media')
  return <MediaFrame page={page} item={item} path={path} twinPath={twinPath} />
}
