import { findActivity } from '@/lib/content'
import { recordPath } from '@/lib/content-types/addresses'
import { reasonOf } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { calendarFile } from '@/lib/feeds/calendar-file'
import { isLocale } from '@/lib/i18n/locales'
import { isRecordId } from '@/lib/i18n/record-id'
import { log } from '@/lib/log'
import { absoluteUrl } from '@/lib/seo/metadata'

type Context = { params: Promise<{ lang: string; id: string }> }

const missing = () => new Response('no such event', { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** GET /api/calendar/{lang}/{id}: a published event as an .ics file. */
export async function GET(_request: Request, { params }: Context) {
  const { lang, id } = await params
  if (!isLocale(lang) || !isRecordId(id)) return missing()
  try {
    const event = await findActivity({ locale: lang }, id)
    if (!event) return missing()
    const url = absoluteUrl(lang, recordPath('activities', id))
    const file = calendarFile(
      {
        uid: `activity-${id}-${lang}@${new URL(url).hostname}`,
        title: event.activityName,
        start: event.startDate,
        end: event.endDate,
        place: event.place,
        url,
        live: event.liveAddress,
      },
      Date.now(),
      env().SITE_TIME_ZONE,
    )
    return new Response(file, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="event-${id}.ics"`,
        'Cache-Control': 'no-store',
      },
    })
  } catch (error) {
    log.error({ id, reason: reasonOf(error) }, 'calendar file failed')
    return new Response('try again later', { status: 503, headers: { 'Retry-After': '30' } })
  }
}
