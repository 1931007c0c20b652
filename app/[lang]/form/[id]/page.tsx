import { alternateOf, getPage, loadRecord } from '@/lib/content'
import { FormOverHome } from '../_components/FormOverHome'
import { formMetadata } from '../_components/form-metadata'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function getForm(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  return { page, id, form: await loadRecord('form', page.mark, { id }) }
}

export async function generateMetadata({ params }: Props) {
  const { page, id, form } = await getForm(params)
  return formMetadata(page, id, form)
}

/** A form's own address (§2): the home page with the contact dialog open; an unknown form is 404 (D6). */
export default async function FormPage({ params }: Props) {
  const { page, id, form } = await getForm(params)
  const path = `/form/${id}`
  const { alternatePath } = await alternateOf('form', page.mark, { id }, path, '/')
  return <FormOverHome page={page} formId={id} form={form} path={path} alternatePath={alternatePath} />
}
