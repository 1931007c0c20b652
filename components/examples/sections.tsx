import type { ReactNode } from 'react'
import type { Product } from '@/lib/contract/products'
import type { PageContext } from '@/lib/i18n/page-context'
import type { SectionVariant } from '@/lib/rules/layout/product-sections'
import type { Examples } from '.'
import { productOf } from './records'

type SectionProps = { page: PageContext; product: Product; id: string; variant: SectionVariant }
type Case = (page: PageContext) => Partial<Product>

/** The examples of a product section: a view, and by the name of the case what its product says otherwise than the usual one. */
export function sectionExamples(
  View: (props: SectionProps) => ReactNode,
  cases: Record<string, Case>,
): Examples {
  return Object.fromEntries(
    Object.entries(cases).map(([name, ofCase]) => [
      name,
      (page: PageContext) => (
        <View page={page} product={{ ...productOf(page), ...ofCase(page) }} id={name} variant="paper" />
      ),
    ]),
  )
}
