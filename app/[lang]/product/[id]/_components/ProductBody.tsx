import type { ReactNode } from 'react'
import { CaseRow } from '@/components/blocks/CaseRow'
import { Section } from '@/components/blocks/Section'
import { AnchorList } from '@/components/ui/AnchorList.client'
import type { Product } from '@/lib/contract/products'
import type { PageContext } from '@/lib/i18n/page-context'
import { type ProductSectionKey, productSections } from '@/lib/rules/layout/product-sections'
import { Blueprints } from './Blueprints'
import { BusinessValues } from './BusinessValues'
import { ClosingCall } from './ClosingCall'
import { Demand } from './Demand'
import { Functions } from './Functions'
import { Overview } from './Overview'
import { Scenes } from './Scenes'
import { Superiority } from './Superiority'
import type { SectionProps } from './section-props'

/** One view per section of a product page. */
const views = {
  overview: Overview,
  demand: Demand,
  values: BusinessValues,
  superiority: Superiority,
  functions: Functions,
  blueprint: Blueprints,
  scenes: Scenes,
  cases: ({ page, product, id, variant }) => (
    <Section
      id={id}
      variant={variant}
      title={page.t('product.casesTitle', { name: product.name })}
      untranslated={product.name}
    >
      <CaseRow page={page} cases={product.exampleBOList ?? []} label={page.t('product.cases')} />
    </Section>
  ),
} satisfies Record<ProductSectionKey, (props: SectionProps) => ReactNode>

/** Everything under a product's hero: the in-page navigation from three sections on, the sections, the closing call. */
export function ProductBody({ page, product }: { page: PageContext; product: Product }) {
  const sections = productSections(product)
  return (
    <>
      {sections.length > 2 && (
        <AnchorList
          variant="bar"
          label={page.t('product.onThisPage')}
          items={sections.map(({ key }) => ({ id: key, label: page.t(`product.${key}`) }))}
        />
      )}
      {sections.map(({ key, variant }) => {
        const View = views[key]
        return <View key={key} page={page} product={product} id={key} variant={variant} />
      })}
      <ClosingCall page={page} product={product} />
    </>
  )
}
