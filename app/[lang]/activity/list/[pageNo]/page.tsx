import { alternateListPath, getActivities, getPage } from '@/lib/content'
import { activityQuery } from '@/lib/rules/list/list-query'
import { listMetadata } from '@/lib/seo/metadata'
import { ActivityListFrame } from '../../_components/ActivityListFrame'

type Props = { params: Promise<{ lang: string; pageNo: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, pageNo } = await params
  const page = await getPage(lang)
  const query = activityQuery({ pageNo })
  const { title, data } = await getActivities(page, query)
  const alternatePath = await alternateListPath(
    page,
    { path: '/activity', search: '', pageNo: query.pageNo },
    (other) => getActivities(other, query),
  )
  return listMetadata(page, {
    path: '/activity',
    alternatePath,
    pageNo: query.pageNo,
    count: data.length,
    title: title?.title ?? page.t('activity.title'),
    description: title?.desc ?? page.t('activity.description'),
  })
}

/** The unfiltered list, cached like any page (D15). */
export default async function ListPage({ params }: Props) {
  const { lang, pageNo } = await params
  return <ActivityListFrame page={await getPage(lang)} query={activityQuery({ pageNo })} />
}
