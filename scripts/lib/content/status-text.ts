import type { ContentStatus, RecordFile } from '@/lib/content/status'
import { isoMoment } from '@/lib/rules/text/dates'

const named = ({ title, file }: RecordFile) => `${file}  ${title}`

/** The status of content as lines to read, times in the site’s zone: what is missing, out of step, drafted and scheduled. */
export function statusText(status: ContentStatus, zone: string): string {
  const day = (time = 0) => isoMoment(time, zone, 'instant')
  const part = (title: string, lines: string[]) =>
    `${title}: ${lines.length}\n${lines.map((line) => `  ${line}\n`).join('')}`
  const timed = (field: 'publishAt' | 'expireAt', records: RecordFile[]) =>
    records.map((record) => `${day(record[field])}  ${named(record)}`)
  const by = status.by === 'git' ? 'by Git' : 'by content'
  return [
    part('In one language only', status.missing.map(named)),
    part(
      `Changed in one language only (${by})`,
      status.changed.map(({ pair, ahead, at }) => `${day(at)}  ${named(pair[ahead])}`),
    ),
    part('Drafts', status.drafts.map(named)),
    part('Scheduled', timed('publishAt', status.scheduled)),
    part('Expiring', timed('expireAt', status.expiring)),
    part('Expired', timed('expireAt', status.expired)),
  ].join('')
}
