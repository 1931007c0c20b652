import { Shell } from '@/components/layout/Shell'
import { getAiPage, getLayout, getPage } from '@/lib/content'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import { AiPageLayout } from '../_components/AiPageLayout'

type Props = { params: Promise<{ lang: string; slug?: string[] }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, slug = [] } = await params
  const page = await getPage(lang)
  return { page, ...(await getAiPage(page, slug)) }
}

export async function generateMetadata({ params }: Props) {
  const { page, record, path, hasAlternate } = await read(params)
  return pageMetadata(page, {
    path,
    title: record.title,
    description: record.description,
    alternatePath: hasAlternate ? path : undefined,
  })
}

/** The AI-native ERP page, and the static pages below it, each in its frame (§2, D8). */
export default async function AiPage({ params }: Props) {
  const { page, record, path, alternatePath, under } = await read(params)
  const layout = await getLayout(page)
  const facts = describePage(page, layout, {
    path,
    title: record.title,
    description: record.description,
    texts: [record.text],
    under,
  })
  return (
    <Shell page={page} layout={layout} path={path} alternatePath={alternatePath} hasBanner facts={facts}>
      <AiPageLayout page={page} content={record} />
    </Shell>
  )
}
