import { JumpButton } from '@/components/blocks/JumpButton'
import { PageHero } from '@/components/blocks/PageHero'
import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome } from '@/lib/content'
import type { Product } from '@/lib/contract/products'
import type { PageContext } from '@/lib/i18n/page-context'
import type { PreviewState } from '@/lib/rules/preview/preview-state'
import { ProductBody } from './ProductBody'

type Props = {
  page: PageContext
  product: Product
  path: string
  alternatePath: string
  preview?: PreviewState
}

/** A product (§2): hero with its two buttons, then every section that has content. */
export async function ProductFrame({ page, product, path, alternatePath, preview }: Props) {
  const [chrome, theme] = await Promise.all([
    getChrome(page),
    bannerTheme(product.pcResource ?? product.mobileResource),
  ])
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={alternatePath} preview={preview} hasBanner>
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
          variant="outline"
        />
      </PageHero>
      <ProductBody page={page} product={product} />
    </Shell>
  )
}
