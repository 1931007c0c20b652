import { getPage, type PreviewProps, previewCase, previewMetadata } from '@/lib/content'
import { CaseFrame } from '../_components/CaseFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** A case by id, published or not (D14, D31). */
export default async function CasePreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const { record, state, path, alternatePath } = await previewCase(page, id, searchParams)
  return <CaseFrame page={page} item={record} path={path} alternatePath={alternatePath} preview={state} />
}
