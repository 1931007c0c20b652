import { getPage, recordOf, type SearchParams } from '@/lib/content'
import { readGateText } from '@/lib/rules/gate/gate'
import { FormOverHome } from '../../_components/FormOverHome'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: SearchParams }

export const dynamic = 'force-dynamic'

export { generateMetadata } from '../page'

/** `/form/{id}?gate=`: the form of something that it opens (D26). The middleware leads here, so that the plain form carries the gate. */
export default async function GateFormPage({ params, searchParams }: Props) {
  const { lang, id } = await params
  const { gate } = await searchParams
  const page = await getPage(lang)
  const validGate = typeof gate === 'string' && readGateText(gate) ? gate : undefined
  return <FormOverHome page={page} id={id} gate={validGate} {...(await recordOf('forms')(page, id))} />
}
