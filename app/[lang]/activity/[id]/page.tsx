import { alternateOf, getPage, loadRecord } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { ActivityFrame } from '../_components/ActivityFrame'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('activity', page.mark, { id })
  const path = `/activity/${id}`
  const alternate = await alternateOf('activity', page.mark, { id }, path, '/activity')
  const description = [item.activityTimeStr, item.place, item.activityName].filter(Boolean).join(' · ')
  return pageMetadata(page, {
    path,
    title: item.activityName,
    description,
    image: firstPicture(item.coverMaterial)?.url,
    alternatePath: alternate.hasAlternate ? path : undefined,
  })
}

/** An event (§2): STANDARD with agenda, tabs, guests and enrolment, any other type as described text. */
export default async function ActivityPage({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('activity', page.mark, { id })
  const path = `/activity/${id}`
  const { alternatePath } = await alternateOf('activity', page.mark, { id }, path, '/activity')
  return <ActivityFrame page={page} item={item} path={path} alternatePath={alternatePath} />
}
