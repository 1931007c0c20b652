import { getPage, type PreviewProps, previewActivity, previewMetadata } from '@/lib/content'
import { ActivityFrame } from '../../_components/ActivityFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** An event by id, published or not (D14, D31). */
export default async function ActivityPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const { record, state, path, alternatePath } = await previewActivity(page, id, searchParams)
  return <ActivityFrame page={page} item={record} path={path} alternatePath={alternatePath} preview={state} />
}
