import { getPage, type PreviewProps, previewMedia, previewMetadata } from '@/lib/content'
import { MediaFrame } from '../../_components/MediaFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** A media resource by id, published or not (D14, D31). */
export default async function MediaPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const { record, state, path, alternatePath } = await previewMedia(page, id, searchParams)
  return <MediaFrame page={page} item={record} path={path} alternatePath={alternatePath} preview={state} />
}
