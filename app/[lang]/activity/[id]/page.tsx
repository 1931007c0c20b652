import { getActivity, getPage } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { ActivityFrame } from '../_components/ActivityFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const { lang, id } = await params
  const page = await getPage(lang)
  return { page, ...(await getActivity(page, id)) }
}

export async function generateMetadata({ params }: Props) {
  const { page, record, path, hasAlternate } = await read(params)
  return pageMetadata(page, {
    path,
    title: record.activityName,
    description: [record.activityTimeStr, record.place, record.activityName].filter(Boolean).join(' · '),
    image: firstPicture(record.coverMaterial)?.url,
    alternatePath: hasAlternate ? path : undefined,
  })
}

/** An event (§2): STANDARD with agenda, tabs, guests and enrolment, any other type as described text. */
export default async function ActivityPage({ params }: Props) {
  const { page, record, path, alternatePath } = await read(params)
  return <ActivityFrame page={page} item={record} path={path} alternatePath={alternatePath} />
}
