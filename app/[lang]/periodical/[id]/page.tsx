import { alternateOf, getPage, loadRecord } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { PublicationFrame } from '../_components/PublicationFrame'

type Props = { params: Promise<{ lang: string; id: string }> }
const list = '/periodical'

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('publication', page.mark, { id })
  const path = `${list}/${id}`
  const alternate = await alternateOf('publication', page.mark, { id }, path, list)
  return pageMetadata(page, {
    path,
    title: item.name,
    description: item.introduction,
    image: firstPicture(item.picture)?.url,
    alternatePath: alternate.hasAlternate ? path : undefined,
  })
}

/** A publication by its kind (§2): PUBLICATION is a journal, everything else a white paper. */
export default async function PublicationPage({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('publication', page.mark, { id })
  const path = `${list}/${id}`
  const { alternatePath } = await alternateOf('publication', page.mark, { id }, path, list)
  return <PublicationFrame page={page} item={item} path={path} alternatePath={alternatePath} />
}
