import { Closing } from '@/components/ui/Closing'
import type { Product } from '@/lib/contract/products'
import type { PageContext } from '@/lib/i18n/page-context'
import { defaultForm, jumpTarget } from '@/lib/rules/address/jump'
import { DemonstrationButton } from '../../_components/ProductButtons'

/** The last band: the demonstration once more, for whoever read this far; without one, the language's default form. */
export function ClosingCall({ page, product }: { page: PageContext; product: Product }) {
  const hasDemonstration = jumpTarget(product.demonstration, page.localeConfig.defaultFormId) !== undefined
  return (
    <Closing
      title={page.t('product.closingTitle', { name: product.name })}
      untranslated={product.name}
      text={page.t('product.closingText')}
    >
      <DemonstrationButton
        page={page}
        type="product"
        record={product}
        jump={hasDemonstration ? product.demonstration : defaultForm}
      />
    </Closing>
  )
}
