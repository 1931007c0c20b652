import { Shell } from '@/components/layout/Shell'
import { type AiPage, getAiPage, getLayout } from '@/lib/content'
import { describePage } from '@/lib/seo/structured'
import { type PageLayoutProps, recordPage } from '../../_components/record-page'
import { AiPageLayout } from '../_components/AiPageLayout'

/** The AI-native ERP page, and the static pages below it, each in its frame (§2, D8). */
const { generateStaticParams, generateMetadata, Page } = recordPage(
  (page, _id, _type, slug) => getAiPage(page, slug),
  FramedPage,
  ({ title, description }) => ({ title, description }),
)

export { generateMetadata, generateStaticParams, Page as default }

async function FramedPage({ page, record, path, alternatePath, under = [] }: PageLayoutProps<AiPage>) {
  const layout = await getLayout(page)
  const { title, description, text } = record
  const facts = describePage(page, layout, { path, title, description, texts: [text], under })
  return (
    <Shell page={page} layout={layout} path={path} alternatePath={alternatePath} hasBanner facts={facts}>
      <AiPageLayout page={page} content={record} />
    </Shell>
  )
}
