import { getPage, getProductCategory } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { CategoryFrame } from './_components/CategoryFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  return { page, ...(await getProductCategory(page, id)) }
}

export async function generateMetadata({ params }: Props) {
  const { page, record, path, hasAlternate } = await read(params)
  return pageMetadata(page, {
    path,
    title: record.name,
    description: record.desc ?? record.subtitle,
    texts: [record.content],
    image: firstPicture(record.pcResource)?.url,
    alternatePath: hasAlternate ? path : undefined,
  })
}

/** A product category (§2): hero with its two buttons, products, rich text, related cases. */
export default async function CategoryPage({ params }: Props) {
  const { page, record, path, alternatePath } = await read(params)
  return <CategoryFrame page={page} category={record} path={path} alternatePath={alternatePath} />
}
