import { getCase, getPage } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { CaseFrame } from './_components/CaseFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  return { page, ...(await getCase(page, id)) }
}

export async function generateMetadata({ params }: Props) {
  const { page, record, path, hasAlternate } = await read(params)
  const description = page.t('cases.detailDescription', {
    title: record.title,
    customer: record.customerName ?? page.t('cases.aCustomer'),
  })
  return pageMetadata(page, {
    path,
    title: record.title,
    description: description,
    image: firstPicture(record.coverMaterial)?.url,
    article: {},
    alternatePath: hasAlternate ? path : undefined,
  })
}

/** A customer case (§2): background, video, logo, content, consult button (default text "咨询案例"), and its neighbours. */
export default async function CasePage({ params }: Props) {
  const { page, record, path, alternatePath } = await read(params)
  return <CaseFrame page={page} item={record} path={path} alternatePath={alternatePath} />
}
