import { alternateOf, getPage, loadRecord } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { CaseFrame } from './_components/CaseFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('example', page.mark, { id })
  const path = `/case-detail/${id}`
  const alternate = await alternateOf('example', page.mark, { id }, path, '/cases')
  const description = page.t('cases.detailDescription', {
    title: item.title,
    customer: item.customerName ?? page.t('cases.aCustomer'),
  })
  return pageMetadata(page, {
    path,
    title: item.title,
    description,
    image: firstPicture(item.coverMaterial)?.url,
    alternatePath: alternate.hasAlternate ? path : undefined,
  })
}

/** A customer case (§2): background, video, logo, content, consult button (default text "咨询案例"), and its neighbours. */
export default async function CasePage({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('example', page.mark, { id })
  const path = `/case-detail/${id}`
  const { alternatePath } = await alternateOf('example', page.mark, { id }, path, '/cases')
  return <CaseFrame page={page} item={item} path={path} alternatePath={alternatePath} />
}
