import { getPage, type PreviewProps, previewMetadata, previewRecord } from '@/lib/content'
import { PublicationFrame } from '../../_components/PublicationFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** A publication by id, published or not (D14, D31). */
export default async function PublicationPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const path = `/periodical/${id}/preview`
  const { record, state } = await previewRecord(page, 'publication', { id }, path, searchParams)
  return (
    <PublicationFrame page={page} item={record} path={path} alternatePath="/periodical" preview={state} />
  )
}
