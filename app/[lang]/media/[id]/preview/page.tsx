import { getPage, type PreviewProps, previewMetadata, previewRecord } from '@/lib/content'
import { MediaFrame } from '../../_components/MediaFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** A media resource by id, published or not (D14, D31). */
export default async function MediaPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const path = `/Media/${id}/preview`
  const { record, state } = await previewRecord(page, 'media', { id }, path, searchParams)
  return <MediaFrame page={page} item={record} path={path} alternatePath="/media" preview={state} />
}
