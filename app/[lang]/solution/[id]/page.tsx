import { alternateOf, getPage, loadRecord } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { SolutionFrame } from '../_components/SolutionFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const solution = await loadRecord('solution', page.mark, { id })
  const path = `/solution/${id}`
  const alternate = await alternateOf('solution', page.mark, { id }, path, '/solution')
  return pageMetadata(page, {
    path,
    title: solution.name,
    description: solution.desc,
    image: firstPicture(solution.pcResource)?.url,
    alternatePath: alternate.hasAlternate ? path : undefined,
  })
}

/** A solution (§2): hero, insights, first solution block, core scenes, first business value, cases; empty parts are left out. */
export default async function SolutionPage({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const solution = await loadRecord('solution', page.mark, { id })
  const path = `/solution/${id}`
  const { alternatePath } = await alternateOf('solution', page.mark, { id }, path, '/solution')
  return <SolutionFrame page={page} solution={solution} path={path} alternatePath={alternatePath} />
}
