import { alternateOf, getPage, loadRecord } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { CategoryFrame } from './_components/CategoryFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function getCategory(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const category = await loadRecord('productCategory', page.mark, { id })
  const path = `/product-category/${id}`
  return {
    page,
    path,
    category,
    alternate: await alternateOf('productCategory', page.mark, { id }, path, '/product'),
  }
}

export async function generateMetadata({ params }: Props) {
  const { page, path, category, alternate } = await getCategory(params)
  return pageMetadata(page, {
    path,
    alternatePath: alternate.hasAlternate ? alternate.alternatePath : undefined,
    title: category.name,
    description: category.desc ?? category.subtitle,
    image: firstPicture(category.pcResource)?.url,
  })
}

/** A product category (§2): hero with its two buttons, products, rich text, related cases. */
export default async function CategoryPage({ params }: Props) {
  const { page, path, category, alternate } = await getCategory(params)
  return <CategoryFrame page={page} category={category} path={path} alternatePath={alternate.alternatePath} />
}
