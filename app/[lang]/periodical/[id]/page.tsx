import { getPage, getPublication } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { PublicationFrame } from '../_components/PublicationFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  return { page, ...(await getPublication(page, id)) }
}

export async function generateMetadata({ params }: Props) {
  const { page, record, path, hasAlternate } = await read(params)
  return pageMetadata(page, {
    path,
    title: record.name,
    description: record.introduction,
    texts: [record.publicationDescribe],
    image: firstPicture(record.picture)?.url,
    alternatePath: hasAlternate ? path : undefined,
  })
}

/** A publication by its kind (§2): PUBLICATION is a journal, everything else a white paper. */
export default async function PublicationPage({ params }: Props) {
  const { page, record, path, alternatePath } = await read(params)
  return <PublicationFrame page={page} item={record} path={path} alternatePath={alternatePath} />
}
