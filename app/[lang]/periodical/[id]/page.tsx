import { recordOf } from '@/lib/content'
import { recordPage } from '../../_components/record-page'
import { PublicationPageLayout } from '../_components/PublicationPageLayout'

/** A publication by its kind (§2): PUBLICATION is a journal, everything else a white paper. */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  recordOf('publications'),
  PublicationPageLayout,
  (record) => ({
    title: record.name,
    description: record.introduction,
    texts: [record.publicationDescribe],
    image: record.picture,
  }),
)

export { generateMetadata, generateStaticParams, Page as default }
