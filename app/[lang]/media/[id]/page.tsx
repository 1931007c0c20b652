import { getMedia, getPage } from '@/lib/content'
import { openFilm } from '@/lib/rules/gate/media-gate'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { MediaFrame } from '../_components/MediaFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  return { page, ...(await getMedia(page, id)) }
}

export async function generateMetadata({ params }: Props) {
  const { page, record, path, hasAlternate } = await read(params)
  return pageMetadata(page, {
    path,
    title: record.titleContent,
    description: record.resourceDesc,
    image: firstPicture(record.coverMaterial)?.url,
    alternatePath: hasAlternate ? path : undefined,
    isFilm: Boolean(openFilm(record, page.locale.defaultFormId)),
  })
}

/** A media resource with its play button (§2); the form comes first when it needs contact. */
export default async function MediaPage({ params }: Props) {
  const { page, record, path, alternatePath } = await read(params)
  return <MediaFrame page={page} item={record} path={path} alternatePath={alternatePath} />
}
