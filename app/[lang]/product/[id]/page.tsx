import { alternateOf, getPage, loadRecord } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { ProductFrame } from './_components/ProductFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function getProduct(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const product = await loadRecord('product', page.mark, { id })
  const path = `/product/${id}`
  return { page, path, product, alternate: await alternateOf('product', page.mark, { id }, path, '/product') }
}

export async function generateMetadata({ params }: Props) {
  const { page, path, product, alternate } = await getProduct(params)
  const description = [product.desc, product.naviDesc].filter(Boolean).join(' ')
  const image = firstPicture(product.pcResource ?? product.diagram)?.url
  return pageMetadata(page, {
    path,
    alternatePath: alternate.hasAlternate ? alternate.alternatePath : undefined,
    title: product.name,
    description,
    image,
  })
}

/** A product (§2): hero with its two buttons, then every section that has content. */
export default async function ProductPage({ params }: Props) {
  const { page, path, product, alternate } = await getProduct(params)
  return <ProductFrame page={page} product={product} path={path} alternatePath={alternate.alternatePath} />
}
