import { getFeedEvents, getFeedNews, getPage } from '@/lib/content'
import { recordPath } from '@/lib/content-types/addresses'
import { versionedUrl } from '@/lib/contract/image-address'
import { env } from '@/lib/env'
import { calendarOf } from '@/lib/feeds/calendar-file'
import { type FeedItem, feedOf } from '@/lib/feeds/feed'
import { xmlAnswer } from '@/lib/http/xml-answer'
import { isLocale } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture } from '@/lib/rules/media/media-files'
import { timeOfEvent } from '@/lib/rules/text/dates'
import { absoluteUrl } from '@/lib/seo/metadata'

type Context = { params: Promise<{ lang: string; file: string }> }
type Cover = Parameters<typeof firstPicture>[0]

const lists = { news: '/about-us/news', events: '/activity' } as const
const address = (page: PageContext, path: string) => absoluteUrl(page.locale, path)
const cover = (resource: Cover) => {
  const picture = firstPicture(resource)
  return picture && new URL(versionedUrl(picture), env().SITE_URL).href
}

async function newsItems(page: PageContext): Promise<FeedItem[]> {
  return (await getFeedNews(page)).map(({ id, title, desc, createTime, coverMaterial }) => ({
    url: address(page, recordPath('news', id)),
    title,
    desc,
    time: createTime,
    image: cover(coverMaterial),
  }))
}

/** An event's entry is dated by its first day, or by today before it: no record says when it was announced. */
async function eventItems(page: PageContext): Promise<FeedItem[]> {
  return (await getFeedEvents(page)).map((item) => ({
    url: address(page, recordPath('activities', item.id)),
    title: item.activityName,
    desc: [timeOfEvent(item, page.localeConfig, page.zone), item.place].filter(Boolean).join(' · '),
    time: item.startDate,
    image: cover(item.coverMaterial),
  }))
}

async function feed(page: PageContext, kind: keyof typeof lists, format: 'rss' | 'atom') {
  const self = (type: string) => new URL(`/feeds/${page.locale}/${kind}.${type}`, address(page, '/')).href
  const site = page.t('shell.siteName')
  const words = {
    title: `${page.t(kind === 'news' ? 'news.title' : 'activity.title')} | ${site}`,
    desc: page.t(kind === 'news' ? 'news.description' : 'activity.description'),
    language: page.localeConfig.bcp47,
    page: address(page, lists[kind]),
    rss: self('rss'),
    atom: self('atom'),
    copyright: site,
  }
  const items = await (kind === 'news' ? newsItems(page) : eventItems(page))
  return feedOf(words, items, Date.now())[format]()
}

async function calendar(page: PageContext) {
  const events = (await getFeedEvents(page)).map((item) => {
    const url = address(page, recordPath('activities', item.id))
    return {
      uid: `activity-${item.id}-${page.locale}@${new URL(url).hostname}`,
      title: item.activityName,
      start: item.startDate,
      end: item.endDate,
      place: item.place,
      url,
      live: item.liveAddress,
    }
  })
  const name = `${page.t('activity.title')} | ${page.t('shell.siteName')}`
  return calendarOf(events, Date.now(), env().SITE_TIME_ZONE, name)
}

/** GET /feeds/{lang}/{news|events}.{rss|atom|ics}: what is new, for readers and calendars. */
export async function GET(_request: Request, { params }: Context) {
  const { lang, file } = await params
  const [kind, format] = file.split('.')
  if (!isLocale(lang) || (kind !== 'news' && kind !== 'events'))
    return new Response('no such feed', { status: 404 })
  const [first = lang, ...others] = (await getPage(lang)).languages
  if (first !== lang && !others.includes(lang))
    return new Response(null, { status: 308, headers: { Location: `/feeds/${first}/${file}` } })
  if ((await getPage(lang)).absent.includes(lists[kind])) return new Response('no such feed', { status: 404 })
  if (format === 'rss' || format === 'atom')
    return xmlAnswer(`${kind} feed`, `application/${format}+xml`, async () =>
      feed(await getPage(lang), kind, format),
    )
  if (format !== 'ics' || kind !== 'events') return new Response('no such feed', { status: 404 })
  return xmlAnswer('calendar', 'text/calendar', async () => calendar(await getPage(lang)))
}
