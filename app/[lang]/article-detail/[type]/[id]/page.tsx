import { recordOf } from '@/lib/content'
import { isoMoment } from '@/lib/rules/text/dates'
import { recordPage } from '../../../_components/record-page'
import { ArticlePageLayout } from '../../_components/ArticlePageLayout'

/** An article by the type its link carries (§2). */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  recordOf('news'),
  ArticlePageLayout,
  ({ title, desc, content, coverMaterial, createTime }, { zone }) => ({
    title,
    description: desc,
    texts: [content],
    image: coverMaterial,
    article: { publishedTime: createTime === undefined ? undefined : isoMoment(createTime, zone, 'instant') },
  }),
)

export { generateMetadata, generateStaticParams, Page as default }
