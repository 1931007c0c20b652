import { recordOf } from '@/lib/content'
import { recordPage } from '../../_components/record-page'
import { CategoryPageLayout } from './_components/CategoryPageLayout'

/** A product category (§2): hero with its two buttons, products, rich text, related cases. */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  recordOf('product-categories'),
  CategoryPageLayout,
  (record) => ({
    title: record.name,
    description: record.desc ?? record.subtitle,
    texts: [record.content],
    image: record.pcResource,
  }),
)

export { generateMetadata, generateStaticParams, Page as default }
