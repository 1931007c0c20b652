import { ProductGrid } from '@/components/blocks/ProductGrid'
import { AnchorList } from '@/components/ui/AnchorList.client'
import { ButtonLink } from '@/components/ui/Button'
import { Heading } from '@/components/ui/Words'
import { recordPath } from '@/lib/content-types/addresses'
import type { ProductGroup } from '@/lib/contract/products'
import type { PageContext } from '@/lib/i18n/page-context'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './product-lines.module.css'

const anchor = (group: ProductGroup) => `line-${group.id}`

/** The product groups with the anchor list that follows the scroll (§2); a list without products says so (D17). */
export function ProductLines({ page, groups }: { page: PageContext; groups: ProductGroup[] }) {
  if (groups.length === 0) return <p className={`container ${styles.empty}`}>{page.t('product.empty')}</p>
  const hasAnchors = groups.length > 1
  return (
    <div className={`container ${styles.layout} ${hasAnchors ? styles.withAnchors : ''}`}>
      {hasAnchors && (
        <AnchorList
          label={page.t('product.lines')}
          items={groups.map((group) => ({ id: anchor(group), label: group.name }))}
        />
      )}
      <div>
        {groups.map((group) => (
          <section
            key={group.id}
            id={anchor(group)}
            className={styles.line}
            aria-labelledby={`${anchor(group)}-title`}
          >
            <div className={styles.head}>
              <div>
                <Heading as="h2" id={`${anchor(group)}-title`} text={group.name} />
                {group.desc && <p>{noBreakCounts(group.desc)}</p>}
              </div>
              <ButtonLink
                variant="text"
                icon="arrow"
                href={page.href(recordPath('product-categories', group.id))}
              >
                {page.t('product.exploreLine')}
                <span className="visually-hidden"> {group.name}</span>
              </ButtonLink>
            </div>
            <ProductGrid page={page} products={group.productList} />
          </section>
        ))}
      </div>
    </div>
  )
}
