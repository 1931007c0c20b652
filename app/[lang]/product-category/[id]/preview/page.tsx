import { getPage, type PreviewProps, previewMetadata, previewProductCategory } from '@/lib/content'
import { CategoryFrame } from '../_components/CategoryFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** A product category by id, published or not (D14, D31). */
export default async function CategoryPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const { record, state, path, alternatePath } = await previewProductCategory(page, id, searchParams)
  return (
    <CategoryFrame page={page} category={record} path={path} alternatePath={alternatePath} preview={state} />
  )
}
