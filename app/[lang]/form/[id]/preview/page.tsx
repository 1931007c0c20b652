import { getPage, previewOf, type SearchParams } from '@/lib/content'
import { FormOverHome } from '../../_components/FormOverHome'

type Props = { params: Promise<{ lang: string; id: string }>; searchParams: SearchParams }

export const dynamic = 'force-dynamic'
export { previewMetadata as generateMetadata } from '../../../_components/record-page'

/** A form by id, published or not (§2, D6, D14): its submit is a dry run that says so. */
export default async function FormPreview({ params, searchParams }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const { state, query, ...found } = await previewOf('forms')(page, id, searchParams)
  const signed = { preview: 'true', ...query } as const
  return <FormOverHome page={page} id={id} {...found} preview={state} query={signed} />
}
