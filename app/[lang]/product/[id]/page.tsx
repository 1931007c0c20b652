import { recordOf } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { recordPage } from '../../_components/record-page'
import { ProductPageLayout } from './_components/ProductPageLayout'

/** A product (§2): hero with its two buttons, then every section that has content. */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  recordOf('products'),
  ProductPageLayout,
  (record) => ({
    title: record.name,
    description: [record.desc, record.naviDesc].filter(Boolean).join(' '),
    image: firstPicture(record.pcResource ?? record.diagram)?.url,
  }),
)

export { generateMetadata, generateStaticParams, Page as default }
