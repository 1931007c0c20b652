import { getPage, type PreviewProps, previewMetadata, previewProduct } from '@/lib/content'
import { ProductFrame } from '../_components/ProductFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** A product by id, published or not (D14, D31). */
export default async function ProductPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const { record, state, path, alternatePath } = await previewProduct(page, id, searchParams)
  return (
    <ProductFrame page={page} product={record} path={path} alternatePath={alternatePath} preview={state} />
  )
}
