import { getForm, getPage } from '@/lib/content'
import { FormOverHome } from '../_components/FormOverHome'
import { formMetadata } from '../_components/form-metadata'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  return { page, id, ...(await getForm(page, id)) }
}

export async function generateMetadata({ params }: Props) {
  const { page, id, record } = await read(params)
  return formMetadata(page, id, record)
}

/** A form's own address (§2): the home page with the contact dialog open; an unknown form is 404 (D6). */
export default async function FormPage({ params }: Props) {
  const { page, id, record, path, alternatePath } = await read(params)
  return <FormOverHome page={page} formId={id} form={record} path={path} alternatePath={alternatePath} />
}
