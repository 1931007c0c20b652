import { expireTags } from '@/lib/content/memory/memory'
import { setSharedStore } from '@/lib/shared-store'
import type { TagTimes } from '../pages/tags'
import { connectRedis } from './connection'
import { type Edit, editLog, type Heard } from './edits'
import { listen } from './listen'
import { redisStore } from './store'

/** Age in ms at which edits leave the stream: no page is older. */
const DAY_MS = 86_400_000

type Names = {
  /** Build and settings: what other builds made is not read. */
  instance: string
  /** Settings alone: edits are shared across builds, so that a rolling deploy hears them all. */
  site: string
}

const secondsOf = ({ stale, expired }: { stale: number; expired: number }) =>
  Math.max(0, (expired - stale) / 1000)

function knownEdits(tags: TagTimes, now: number): Edit[] {
  const groups = new Map<string, Edit>()
  for (const [tag, time] of tags.entries()) {
    if (now - time.stale > DAY_MS) continue
    const seconds = secondsOf(time)
    const edit = groups.get(`${time.stale} ${seconds}`) ?? { tags: [], stale: time.stale, seconds }
    edit.tags.push(tag)
    groups.set(`${time.stale} ${seconds}`, edit)
  }
  return [...groups.values()].sort((a, b) => a.stale - b.stale)
}

/**
 * Joins the other instances (REDIS_URL): edits made here reach them and theirs arrive here, and pages and last good answers
 * are kept in common. Gives the times of tags with the telling built in. Nothing waits for Redis.
 */
export function joinInstances(url: string, { instance, site }: Names, tags: TagTimes) {
  const startedAt = Date.now()
  const connection = connectRedis(url)
  const edits = editLog()
  const onHeard = (heard: Heard[]) => {
    const now = Date.now()
    for (const { id, tags: expired, stale, seconds } of heard) {
      const news = expired.filter((tag) => (tags.get(tag)?.stale ?? 0) < stale)
      if (news.length === 0) continue
      // Edits from before the start count from their own time: nothing was rendered yet that could have missed them.
      const heardAt = Number(id.split('-')[0]) >= startedAt ? now : undefined
      const time = { stale, expired: stale + seconds * 1000 }
      tags.merge(
        news.map((tag) => [tag, time]),
        0,
        heardAt,
      )
      expireTags(new Set(news))
    }
  }
  const known = () => knownEdits(tags, Date.now())
  const listening = listen(connection, { key: `northbay:${site}:edits`, edits, onHeard, known })
  setSharedStore(redisStore(connection, edits, `northbay:${instance}:`))
  const expire: TagTimes['expire'] = (expired, seconds, now) => {
    tags.expire(expired, seconds, now)
    listening.publish({ tags: expired, stale: now, seconds: seconds ?? 0 })
  }
  return { tags: { ...tags, expire }, close: connection.close, isWell: connection.isWell }
}
