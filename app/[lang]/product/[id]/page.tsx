import { getPage, getProduct } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { ProductFrame } from './_components/ProductFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  return { page, ...(await getProduct(page, id)) }
}

export async function generateMetadata({ params }: Props) {
  const { page, record, path, hasAlternate } = await read(params)
  return pageMetadata(page, {
    path,
    title: record.name,
    description: [record.desc, record.naviDesc].filter(Boolean).join(' '),
    image: firstPicture(record.pcResource ?? record.diagram)?.url,
    alternatePath: hasAlternate ? path : undefined,
  })
}

/** A product (§2): hero with its two buttons, then every section that has content. */
export default async function ProductPage({ params }: Props) {
  const { page, record, path, alternatePath } = await read(params)
  return <ProductFrame page={page} product={record} path={path} alternatePath={alternatePath} />
}
