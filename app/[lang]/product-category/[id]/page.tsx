import { JumpButton } from '@/components/blocks/JumpButton'
import { PageHero } from '@/components/blocks/PageHero'
import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getPage, loadRecord, twinOf } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { CategoryBody } from './_components/CategoryBody'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function getCategory(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const category = await loadRecord('productCategory', page.mark, { id })
  const path = `/product-category/${id}`
  return { page, path, category, twin: await twinOf('productCategory', page.mark, { id }, path, '/product') }
}

export async function generateMetadata({ params }: Props) {
  const { page, path, category, twin } = await getCategory(params)
  return pageMetadata(page, {
    path,
    twinPath: twin.hasTwin ? twin.twinPath : undefined,
    title: category.name,
    description: category.desc ?? category.subtitle,
    image: firstPicture(category.pcResource)?.url,
  })
}

/** A product category (§2): hero with its two buttons, products, rich text, related cases. */
export default async function ProductCategoryPage({ params }: Props) {
  const { page, path, category, twin } = await getCategory(params)
  const [chrome, theme] = await Promise.all([
    getChrome(page.mark),
    bannerTheme(category.pcResource ?? category.mobileResource),
  ])
  return (
    <Shell page={page} chrome={chrome} path={path} twinPath={twin.twinPath} hasBanner>
      <PageHero
        title={category.name}
        desc={category.desc}
        eyebrow={category.subtitle}
        resource={category.pcResource}
        mobileResource={category.mobileResource}
        theme={theme}
      >
        <JumpButton
          page={page}
          jump={category.demonstration}
          gate={{ type: 'product-category', id: category.id, jump: 'demonstration' }}
          fallbackTitle={page.t('product.demonstration')}
        />
        <JumpButton
          page={page}
          jump={category.jumpBO}
          gate={{ type: 'product-category', id: category.id }}
          look="outline"
        />
      </PageHero>
      <CategoryBody page={page} category={category} />
    </Shell>
  )
}
