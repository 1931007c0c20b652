import { Shell } from '@/components/chrome/Shell'
import {
  getChrome,
  getLatestNews,
  getPage,
  type PreviewProps,
  previewArticle,
  previewMetadata,
} from '@/lib/content'
import { ArticleView } from '../../../_components/ArticleView'

type Props = PreviewProps<'type' | 'id'>

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  return previewMetadata(await getPage((await params).lang))
}

/** An article by id, published or not (§2, D14). */
export default async function ArticlePreview({ params, searchParams }: Props) {
  const { lang, type, id } = await params
  const page = await getPage(lang)
  const { record, state, path, alternatePath } = await previewArticle(page, type, id, searchParams)
  const [chrome, latest] = await Promise.all([getChrome(page), getLatestNews(page, record)])
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={alternatePath} preview={state}>
      <ArticleView page={page} article={record} latest={latest} />
    </Shell>
  )
}
