import { CaseRow } from '@/components/blocks/CaseRow'
import { ProductGrid } from '@/components/blocks/ProductGrid'
import { RichText } from '@/components/blocks/RichText'
import { Section } from '@/components/blocks/Section'
import type { ProductCategory } from '@/lib/contract/products'
import type { PageContext } from '@/lib/i18n/page-context'
import { jumpTarget } from '@/lib/rules/address/jump'
import { hasContent } from '@/lib/rules/text/html-content'
import { DemonstrationButton } from '../../../product/_components/ProductButtons'
import styles from './category-body.module.css'

/** Under a category's hero: products (a new tab each, §2), the text with the demonstration beside it, related cases. */
export function CategoryBody({ page, category }: { page: PageContext; category: ProductCategory }) {
  const { productList: products = [], exampleList: cases = [], content, demonstration, name } = category
  const hasCall = jumpTarget(demonstration, page.localeConfig.defaultFormId) !== undefined
  return (
    <>
      {products.length > 0 && (
        <Section title={page.t('product.productsOf', { name, count: products.length })} variant="mist">
          <ProductGrid page={page} products={products} isNewTab />
        </Section>
      )}
      {hasContent(content) && (
        <Section>
          <div className={styles.text}>
            <RichText page={page} html={content} />
            {hasCall && (
              <aside className={styles.call} aria-label={page.t('product.demonstration')}>
                <p className={styles.title}>{page.t('product.lineCallTitle')}</p>
                <p>{page.t('product.closingText')}</p>
                <DemonstrationButton page={page} type="product-category" record={category} />
              </aside>
            )}
          </div>
        </Section>
      )}
      {cases.length > 0 && (
        <Section title={page.t('product.lineCasesTitle')} variant="mist">
          <CaseRow page={page} cases={cases} label={page.t('product.cases')} />
        </Section>
      )}
    </>
  )
}
