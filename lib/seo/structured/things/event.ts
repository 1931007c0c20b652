import type { Event as EventThing, Place, VirtualLocation } from 'schema-dts'
import { type Activity, isStandard } from '@/lib/contract/activities'
import { eventPhase } from '@/lib/rules/event/event-status'
import { isoMoment } from '@/lib/rules/text/dates'
import { fitDescription } from '@/lib/rules/text/fit'
import { plainText } from '@/lib/rules/text/plain-text'
import type { Origin } from '../origin'

const modes = {
  both: 'https://schema.org/MixedEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  offline: 'https://schema.org/OfflineEventAttendanceMode',
} as const

/** What editors write where a place is asked for and there is none: that word alone, or with a remark behind it. */
const noPlace =
  /^(?:(?:线上|在线|网络|云端)(?:直播间?|会议|研讨会|活动)?|直播间?|online(?: event)?|virtual(?: event)?|webinar|live ?stream|remote)(?:\s*[（(，,·].*)?$/i

/**
 * Where it takes place: at its place, in its live room, or both; nothing that the record does not say. One that is online and has
 * no live room yet is found on its own page.
 */
function locationOf(origin: Origin, { place, liveAddress }: Activity, url: string) {
  const isOnline = place !== undefined && noPlace.test(place.trim())
  const there: Place[] = place && !isOnline ? [{ '@type': 'Place', name: place, address: place }] : []
  const room = liveAddress ? origin.file(liveAddress) : isOnline ? url : undefined
  const online: VirtualLocation[] = room ? [{ '@type': 'VirtualLocation', url: room }] : []
  const location = [...there, ...online]
  if (location.length === 0) return {}
  const mode = there.length === 0 ? 'online' : room ? 'both' : 'offline'
  return { eventAttendanceMode: modes[mode], location }
}

/**
 * An event with its days, its speakers and, until it is over, its enrolment. Its status stays "scheduled": no record says
 * that one is put off or cancelled.
 */
export function eventThing(origin: Origin, path: string, item: Activity, now: number): EventThing {
  const url = origin.url(path)
  const { zone } = origin.page
  const image = origin.picture(item.coverMaterial)
  const { activityIntroduction: standard, activityDescribe: described = standard } = item
  const words = plainText(isStandard(item) ? standard : described)
  const speakers = (isStandard(item) && item.activitySpeakers) || []
  const isOpen = item.enrollStatus === 'OPEN' && eventPhase(item, now, zone) !== 'over'
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    url,
    name: item.activityName,
    startDate: isoMoment(item.startDate, zone),
    // A record without an end has its beginning there: that says nothing of how long it lasts.
    ...(item.endDate > item.startDate && { endDate: isoMoment(item.endDate, zone) }),
    eventStatus: 'https://schema.org/EventScheduled',
    ...locationOf(origin, item, url),
    ...(words && { description: fitDescription(words, origin.page.localeConfig.bcp47) }),
    ...(image && { image }),
    ...(isOpen && {
      offers: { '@type': 'Offer', url, availability: 'https://schema.org/InStock' },
    }),
    ...(speakers.length > 0 && {
      performer: speakers.map(({ name, position }) => ({
        '@type': 'Person' as const,
        name,
        ...(position && { jobTitle: position }),
      })),
    }),
    organizer: origin.organization,
    inLanguage: origin.page.localeConfig.bcp47,
  }
}
