import { getPage, type PreviewProps, previewMetadata, previewRecord } from '@/lib/content'
import { ActivityFrame } from '../../_components/ActivityFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** An event by id, published or not (D14, D31). */
export default async function ActivityPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const path = `/activity/${id}/preview`
  const { record, state } = await previewRecord(page, 'activity', { id }, path, searchParams)
  return <ActivityFrame page={page} item={record} path={path} alternatePath="/activity" preview={state} />
}
