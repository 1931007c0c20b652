import { recordOf } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
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
    image: firstPicture(record.pcResource)?.url,
  }),
)

export { generateMetadata, generateStaticParams, Page as default }
