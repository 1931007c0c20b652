import { JumpButton } from '@/components/blocks/JumpButton'
import { PageHero } from '@/components/blocks/PageHero'
import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getPage, loadRecord, twinOf } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { ProductBody } from './_components/ProductBody'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function getProduct(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const product = await loadRecord('product', page.mark, { id })
  const path = `/product/${id}`
  return { page, path, product, twin: await twinOf('product', page.mark, { id }, path, '/product') }
}

export async function generateMetadata({ params }: Props) {
  const { page, path, product, twin } = await getProduct(params)
  const description = [product.desc, product.naviDesc].filter(Boolean).join(' ')
  const image = firstPicture(product.pcResource ?? product.diagram)?.url
  return pageMetadata(page, {
    path,
    twinPath: twin.hasTwin ? twin.twinPath : undefined,
    title: product.name,
    description,
    image,
  })
}

/** A product (§2): hero with its two buttons, then every section that has content. */
export default async function ProductPage({ params }: Props) {
  const { page, path, product, twin } = await getProduct(params)
  const [chrome, theme] = await Promise.all([
    getChrome(page.mark),
    bannerTheme(product.pcResource ?? product.mobileResource),
  ])
  return (
    <Shell page={page} chrome={chrome} path={path} twinPath={twin.twinPath} hasBanner>
      <PageHero
        title={product.name}
        desc={product.desc}
        resource={product.pcResource}
        mobileResource={product.mobileResource}
        theme={theme}
      >
        <JumpButton
          page={page}
          jump={product.demonstration}
          gate={{ type: 'product', id: product.id, jump: 'demonstration' }}
          fallbackTitle={page.t('product.demonstration')}
        />
        <JumpButton
          page={page}
          jump={product.jumpBO}
          gate={{ type: 'product', id: product.id }}
          look="outline"
        />
      </PageHero>
      <ProductBody page={page} product={product} />
    </Shell>
  )
}
