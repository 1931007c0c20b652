import { recordOf } from '@/lib/content'
import { recordPage } from '../../_components/record-page'
import { ProductPageLayout } from './_components/ProductPageLayout'

/** A product (§2): hero with its two buttons, then every section that has content. */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  recordOf('products'),
  ProductPageLayout,
  (record) => ({
    title: record.name,
    description: [record.desc, record.naviDesc].filter(Boolean).join(' '),
    image: record.pcResource ?? record.diagram,
  }),
)

export { generateMetadata, generateStaticParams, Page as default }
