import { JumpButton } from '@/components/blocks/JumpButton'
import { Words } from '@/components/ui/Words'
import type { Product } from '@/lib/contract/products'
import type { PageContext } from '@/lib/i18n/page-context'
import { defaultForm, jumpTarget } from '@/lib/rules/address/jump'
import styles from './closing-call.module.css'

/** The last band: the demonstration once more, for whoever read this far; without one, the language's default form. */
export function ClosingCall({ page, product }: { page: PageContext; product: Product }) {
  const hasDemonstration = jumpTarget(product.demonstration, page.locale.defaultFormId) !== undefined
  return (
    <section className={styles.call} aria-label={page.t('product.demonstration')}>
      <div className={`container ${styles.inner}`}>
        <div>
          <h2>
            <Words text={page.t('product.closingTitle', { name: product.name })} />
          </h2>
          <p>{page.t('product.closingText')}</p>
        </div>
        <JumpButton
          page={page}
          jump={hasDemonstration ? product.demonstration : defaultForm}
          gate={{ type: 'product', id: product.id, jump: 'demonstration' }}
          fallbackTitle={page.t('product.demonstration')}
        />
      </div>
    </section>
  )
}
