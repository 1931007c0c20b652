import { recordOf } from '@/lib/content'
import { openVideo } from '@/lib/rules/gate/media-gate'
import { recordPage } from '../../_components/record-page'
import { MediaPageLayout } from '../_components/MediaPageLayout'

/** A media resource with its play button (§2); the form comes first when it needs contact. */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  recordOf('media'),
  MediaPageLayout,
  (record, page) => ({
    title: record.titleContent,
    description: record.resourceDesc,
    image: record.coverMaterial,
    isVideo: Boolean(openVideo(record, page.localeConfig.defaultFormId)),
  }),
)

export { generateMetadata, generateStaticParams, Page as default }
