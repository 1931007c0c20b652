import { CasesFrame, casesMetadata } from './_components/CasesFrame'

type Props = { params: Promise<{ lang: string }> }

export const generateMetadata = async ({ params }: Props) => casesMetadata((await params).lang, 1)

/** The cases (§2); of very many the first page. */
export default async function CasesPage({ params }: Props) {
  return <CasesFrame lang={(await params).lang} pageNo={1} />
}
