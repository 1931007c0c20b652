import type { CSSProperties } from 'react'
import { Picture } from '@/components/media/Picture'
import { SmallPicture } from '@/components/media/SmallPicture'
import { Icon } from '@/components/ui/Icon'
import { recordPath } from '@/lib/content-types/addresses'
import type { Box } from '@/lib/contract/image-address'
import type { ProductListItem } from '@/lib/contract/products'
import type { PageContext } from '@/lib/i18n/page-context'
import { gridColumns } from '@/lib/rules/layout/card-layout'
import { firstPicture } from '@/lib/rules/media/media-files'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './product-grid.module.css'

/** A card's picture on desks and on phones. */
const boxes: [Box, Box] = [
  [434, 271],
  [335, 209],
]

type Props = { page: PageContext; products: ProductListItem[]; isNewTab?: boolean }

/**
 * Products three a row on PC, two for up to two (§9): a part of its screen or else its logo, name, sentence, link to /product/{id}, in
 * a new tab where asked (§2).
 */
export function ProductGrid({ page, products, isNewTab = false }: Props) {
  if (products.length === 0) return null
  const target = isNewTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <ul className={styles.grid} style={{ '--columns': gridColumns(products.length, 3) } as CSSProperties}>
      {products.map((product) => {
        const screen = firstPicture(product.pcResource)
        return (
          <li key={product.id} className={`${styles.card} ${screen ? styles.pictured : ''}`}>
            {screen && (
              <div className={styles.screen} data-late>
                <Picture resource={product.pcResource} alt="" box={boxes[0]} mobileBox={boxes[1]} />
              </div>
            )}
            {!screen && <SmallPicture resource={product.proLogo} size={[48, 48]} className={styles.logo} />}
            <h3>
              <a href={page.href(recordPath('products', product.id))} {...target}>
                <span translate="no">{product.name}</span>
                {isNewTab && <span className="visually-hidden"> {page.t('product.newTab')}</span>}
              </a>
            </h3>
            {product.desc && <p>{noBreakCounts(product.desc)}</p>}
            <span className={styles.arrow}>
              <Icon name={isNewTab ? 'external' : 'arrow'} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
