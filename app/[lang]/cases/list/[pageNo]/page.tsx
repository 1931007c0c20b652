import { pageNumber } from '@/lib/i18n/list-address'
import { CasesFrame, casesMetadata } from '../../_components/CasesFrame'

type Props = { params: Promise<{ lang: string; pageNo: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, pageNo } = await params
  return casesMetadata(lang, pageNumber(pageNo))
}

/** A further page of very many cases. */
export default async function FurtherCasesPage({ params }: Props) {
  const { lang, pageNo } = await params
  return <CasesFrame lang={lang} pageNo={pageNumber(pageNo)} />
}
