import { getPage, type PreviewProps, previewMetadata, previewSolution } from '@/lib/content'
import { SolutionFrame } from '../../_components/SolutionFrame'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewProps) {
  return previewMetadata(await getPage((await params).lang))
}

/** A solution by id, published or not (D14, D31). */
export default async function SolutionPreview({ params, searchParams }: PreviewProps) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const { record, state, path, alternatePath } = await previewSolution(page, id, searchParams)
  return (
    <SolutionFrame page={page} solution={record} path={path} alternatePath={alternatePath} preview={state} />
  )
}
