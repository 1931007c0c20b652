import { getActivities, getPage, type SearchParams } from '@/lib/content'
import { activityQuery } from '@/lib/rules/list/list-query'
import { pageMetadata } from '@/lib/seo/metadata'
import { ActivityListFrame } from '../_components/ActivityListFrame'

type Props = { params: Promise<{ lang: string }>; searchParams: SearchParams }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params, searchParams }: Props) {
  const page = await getPage((await params).lang)
  const query = activityQuery(await searchParams)
  const { title } = await getActivities(page, query)
  return pageMetadata(page, {
    path: '/activity',
    title: title?.title ?? page.t('activity.title'),
    pageNo: query.pageNo,
    isIndexed: false,
  })
}

/** The filtered list, rendered per request (D15). */
export default async function SearchPage({ params, searchParams }: Props) {
  const { lang } = await params
  return <ActivityListFrame page={await getPage(lang)} query={activityQuery(await searchParams)} />
}
