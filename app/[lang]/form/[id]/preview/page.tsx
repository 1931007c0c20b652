import { getPage, loadRecord, openPreview, previewMetadata, type SearchParams } from '@/lib/content'
import { FormOverHome } from '../../_components/FormOverHome'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: SearchParams }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  return previewMetadata(await getPage((await params).lang))
}

/** A form by id, published or not (§2, D6, D14): its submit is a dry run that says so. */
export default async function FormPreview({ params, searchParams }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const path = `/form/${id}/preview`
  const query = await openPreview(page, path, searchParams)
  const form = await loadRecord('form', page.mark, { id, preview: true })
  const preview = { preview: 'true', ...query } as const
  return <FormOverHome page={page} formId={id} form={form} path={path} twinPath="/" preview={preview} />
}
