import { getPage, type PreviewProps, previewMetadata, previewRecord } from '@/lib/content'
import { CaseFrame } from '../_components/CaseFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** A case by id, published or not (D14, D31). */
export default async function CasePreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const path = `/case-detail/${id}/preview`
  const { record, state } = await previewRecord(page, 'example', { id }, path, searchParams)
  return <CaseFrame page={page} item={record} path={path} alternatePath="/cases" preview={state} />
}
