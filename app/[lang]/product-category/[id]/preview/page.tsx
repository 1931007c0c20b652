import { getPage, type PreviewProps, previewMetadata, previewRecord } from '@/lib/content'
import { CategoryFrame } from '../_components/CategoryFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** A product category by id, published or not (D14, D31). */
export default async function CategoryPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const path = `/product-category/${id}/preview`
  const { record, state } = await previewRecord(page, 'productCategory', { id }, path, searchParams)
  return <CategoryFrame page={page} category={record} path={path} alternatePath="/product" preview={state} />
}
