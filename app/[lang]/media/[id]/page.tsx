import { Shell } from '@/components/chrome/Shell'
import { getChrome, getPage, loadRecord, twinOf } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { MediaView } from '../_components/MediaView'

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
  const [chrome, twin] = await Promise.all([
    getChrome(page.mark),
    twinOf('media', page.mark, { id }, path, '/media'),
  ])
  return (
    <Shell page={page} chrome={chrome} path={path} twinPath={twin.twinPath}>
      <MediaView page={page} item={item} />
    </Shell>
  )
}
