import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { monotonicNow, monotonicTime, wallTime } from '@/lib/clock'
import { writeFileAtomic } from '@/lib/write-file-atomic'
import { writeQueue } from './disk'
import { type TagTimes, tagTimes } from './tags'

type Written = { floor: number; tags: [tag: string, stamp: number][] }
const POLL_MS = 1000

function parse(text: string): Written | undefined {
  try {
    const { floor, tags } = JSON.parse(text) as Written
    return { floor: Number(floor) || 0, tags: Array.isArray(tags) ? tags : [] }
  } catch {
    return undefined
  }
}

/**
 * Times of tags that processes with one folder share and a restart finds again: a file, checked each second. What another
 * process has overwritten meanwhile is written once more. `onExpired` receives the tags that another process expired.
 */
export function sharedTags(
  dir: string,
  onExpired: (tags: string[]) => void,
): TagTimes & { flush: () => Promise<void> } {
  const file = join(dir, 'tags.json')
  const times = tagTimes()
  const queue = writeQueue('tag times not written to the disk')
  let seen = ''

  const write = () =>
    queue.add(file, () => {
      const tags = times.entries().map(([tag, { stamp }]): [string, number] => [tag, stamp])
      const written: Written = { floor: wallTime(times.floor()), tags }
      return writeFileAtomic(file, JSON.stringify(written))
    })
  const check = (isFirst = false) => {
    const found = statSync(file, { throwIfNoEntry: false })
    const stamp = found ? `${found.mtimeMs}-${found.size}-${found.ino}` : ''
    if (!found || stamp === seen) return
    const there = parse(readFileSync(file, 'utf8'))
    seen = stamp
    if (!there) return
    const expired = there.tags.filter(([tag, stamp]) => (times.get(tag)?.stamp ?? 0) < stamp)
    const floor = Math.min(monotonicTime(there.floor), monotonicNow())
    // At the start nothing is remembered yet that could be old.
    times.merge(expired, floor, isFirst ? undefined : monotonicNow())
    if (expired.length > 0) onExpired(expired.map(([tag]) => tag))
    const stored = new Map(there.tags)
    if (times.entries().some(([tag, { stamp }]) => (stored.get(tag) ?? 0) < stamp)) write()
  }
  check(true)
  setInterval(() => {
    try {
      check()
    } catch {
      // gone between two checks: the next one sees it
    }
  }, POLL_MS).unref()
  return {
    ...times,
    expire: (tags, now) => {
      times.expire(tags, now)
      write()
    },
    merge: (stamps, floor, receivedAt) => {
      times.merge(stamps, floor, receivedAt)
      write()
    },
    flush: queue.isIdle,
  }
}
