import { getPage, type PreviewProps, previewForm } from '@/lib/content'
import { FormOverHome } from '../../_components/FormOverHome'

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'

/** A form by id, published or not (§2, D6, D14): its submit is a dry run that says so. */
export default async function FormPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const { state, query, ...found } = await previewForm(page, id, searchParams)
  const signed = { preview: 'true', ...query } as const
  return <FormOverHome page={page} id={id} {...found} preview={state} query={signed} />
}
