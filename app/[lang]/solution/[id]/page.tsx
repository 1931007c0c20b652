import { getPage, getSolution } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { SolutionFrame } from '../_components/SolutionFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  return { page, ...(await getSolution(page, id)) }
}

export async function generateMetadata({ params }: Props) {
  const { page, record, path, hasAlternate } = await read(params)
  return pageMetadata(page, {
    path,
    title: record.name,
    description: record.desc,
    texts: [record.industryState?.[0]?.desc, record.solutions?.[0]?.desc],
    image: firstPicture(record.pcResource)?.url,
    alternatePath: hasAlternate ? path : undefined,
  })
}

/** A solution (§2): hero, insights, first solution block, core scenes, first business value, cases; empty parts are left out. */
export default async function SolutionPage({ params }: Props) {
  const { page, record, path, alternatePath } = await read(params)
  return <SolutionFrame page={page} solution={record} path={path} alternatePath={alternatePath} />
}
