import type { Activity } from '@/lib/contract/activities'
import type { PageContext } from '@/lib/i18n/page-context'
import { type EventPhase, eventPhase, isOneDay } from '@/lib/rules/event/event-status'

/** What every view of an event takes; `typeLabel`: its type in words, where it has one. */
export type EventProps = { page: PageContext; item: Activity; typeLabel: string | undefined }

/** The smallest props with which the browser can derive an event's state again (D10). */
export function datesOf(page: PageContext, item: Activity) {
  const { startDate, endDate } = item
  return { startDate, endDate, zone: page.zone, phase: eventPhase(item, Date.now(), page.zone) }
}

/** What a card says of where an event stands; one of a single day is today's rather than on now. */
export function phaseLabels({ t, zone }: PageContext, item: Activity): Record<EventPhase, string> {
  const running = isOneDay(item, zone) ? t('activity.today') : t('activity.running')
  return { before: t('activity.before'), running, over: t('activity.over') }
}

/** Props of the enrol footer; form addresses are plain links that the dialog takes over. */
export function enrolProps(page: PageContext, item: Activity) {
  const { enrollStatus, enrollTypeDict, enrollDetail, thirdLink, enrollButtonTitle } = item
  return {
    ...datesOf(page, item),
    event: { enrollStatus, enrollTypeDict, enrollDetail, thirdLink },
    defaultFormId: page.localeConfig.defaultFormId,
    formPath: page.href('/form'),
    labels: {
      over: page.t('activity.enrolOver'),
      closed: page.t('activity.enrolClosed'),
      enrol: enrollButtonTitle ?? page.t('activity.enrol'),
      region: page.t('activity.enrolment'),
      name: item.activityName,
    },
  }
}
