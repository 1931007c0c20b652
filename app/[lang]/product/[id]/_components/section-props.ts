import type { Product } from '@/lib/contract/products'
import type { PageContext } from '@/lib/i18n/page-context'
import type { SectionVariant } from '@/lib/rules/layout/product-sections'

/** What each section of a product page gets. */
export type SectionProps = { page: PageContext; product: Product; id: string; variant: SectionVariant }
