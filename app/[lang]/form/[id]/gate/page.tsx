import { getForm, getPage, type SearchParams } from '@/lib/content'
import { readGateText } from '@/lib/rules/gate/gate'
import { FormOverHome } from '../../_components/FormOverHome'
import { formMetadata } from '../../_components/form-metadata'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: SearchParams }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  return formMetadata(page, id, (await getForm(page, id)).record)
}

/** `/form/{id}?gate=`: the form of something that it opens (D26). The middleware leads here, so that the plain form carries the gate. */
export default async function GateFormPage({ params, searchParams }: Props) {
  const { lang, id } = await params
  const { gate } = await searchParams
  const page = await getPage(lang)
  const { record: form, path, alternatePath } = await getForm(page, id)
  const known = typeof gate === 'string' && readGateText(gate) ? gate : undefined
  return (
    <FormOverHome
      page={page}
      formId={id}
      form={form}
      gate={known}
      path={path}
      alternatePath={alternatePath}
    />
  )
}
