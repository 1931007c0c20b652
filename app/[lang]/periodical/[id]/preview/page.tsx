import { getPage, type PreviewProps, previewMetadata, previewPublication } from '@/lib/content'
import { PublicationFrame } from '../../_components/PublicationFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** A publication by id, published or not (D14, D31). */
export default async function PublicationPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const { record, state, path, alternatePath } = await previewPublication(page, id, searchParams)
  return (
    <PublicationFrame page={page} item={record} path={path} alternatePath={alternatePath} preview={state} />
  )
}
