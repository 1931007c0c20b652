import type { Activity } from '@/lib/contract/activities'
import type { PageContext } from '@/lib/i18n/page-context'
import { eventPhase } from '@/lib/rules/event/event-status'

/** The smallest props with which the browser can derive an event's state again (D10). */
export function datesOf(page: PageContext, item: Activity) {
  const { startDate, endDate } = item
  return { startDate, endDate, zone: page.zone, phase: eventPhase(item, Date.now(), page.zone) }
}

/** Props of the enrol footer; form addresses are plain links that the dialog takes over. */
export function enrolProps(page: PageContext, item: Activity) {
  const { enrollStatus, enrollTypeDict, enrollDetail, thirdLink, enrollButtonTitle } = item
  return {
    ...datesOf(page, item),
    event: { enrollStatus, enrollTypeDict, enrollDetail, thirdLink },
    defaultFormId: page.locale.defaultFormId,
    formPath: page.href('/form'),
    labels: {
      over: page.t('activity.enrolOver'),
      enrol: enrollButtonTitle ?? page.t('activity.enrol'),
      region: page.t('activity.enrolment'),
      name: item.activityName,
    },
  }
}
