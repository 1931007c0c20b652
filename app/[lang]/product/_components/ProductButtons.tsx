import { JumpButton } from '@/components/blocks/JumpButton'
import type { Product, ProductCategory } from '@/lib/contract/products'
import type { PageContext } from '@/lib/i18n/page-context'

type Props = { page: PageContext; type: 'product' | 'product-category'; record: Product | ProductCategory }

/** The demonstration of a product or a category; `jump` in its place where there is none. */
export function DemonstrationButton({
  page,
  type,
  record,
  jump = record.demonstration,
}: Props & { jump?: Product['demonstration'] }) {
  const gate = { type, id: record.id, jump: 'demonstration' } as const
  return <JumpButton page={page} jump={jump} gate={gate} fallbackTitle={page.t('product.demonstration')} />
}

/** The two buttons of their heroes. */
export function HeroButtons(props: Props) {
  const { page, type, record } = props
  return (
    <>
      <DemonstrationButton {...props} />
      <JumpButton page={page} jump={record.jumpBO} gate={{ type, id: record.id }} variant="outline" />
    </>
  )
}
