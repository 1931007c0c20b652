import type { ContentStatus, RecordFile } from '@/lib/content/status'
import { isoMoment } from '@/lib/rules/text/dates'

const named = ({ title, file }: RecordFile) => `${file}  ${title}`

/** The status of content as lines to read, times in the site’s zone: what is missing, out of step, drafted and scheduled. */
export function statusText(status: ContentStatus, zone: string): string {
  const day = (time = 0) => isoMoment(time, zone, 'instant')
  const part = (title: string, lines: string[]) =>
    `${title}: ${lines.length}\n${lines.map((line) => `  ${line}\n`).join('')}`
  const by = status.by === 'git' ? 'by Git' : 'by content'
  return [
    part('In one language only', status.missing.map(named)),
    part(
      `Changed in one language only (${by})`,
      status.changed.map(({ pair, ahead, at }) => `${day(at)}  ${named(pair[ahead])}`),
    ),
    part('Drafts', status.drafts.map(named)),
    part(
      'Scheduled',
      status.scheduled.map((record) => `${day(record.publishAt)}  ${named(record)}`),
    ),
    part(
      'Expiring',
      status.expiring.map((record) => `${day(record.expireAt)}  ${named(record)}`),
    ),
    part(
      'Expired',
      status.expired.map((record) => `${day(record.expireAt)}  ${named(record)}`),
    ),
  ].join('')
}
