import { randomUUID } from 'node:crypto'
import { monotonicNow } from '@/lib/clock'
import { expireTags } from '@/lib/content/cache/memory'
import { setSharedStore } from '@/lib/shared-store'
import type { TagTimes } from '../pages/tags'
import { connectRedis } from './connection'
import { applyInvalidations, type Edit, editLog, type ReceivedEdit } from './edits'
import { listen } from './listen'
import { redisStore } from './store'

/** Age in ms at which edits leave the stream: no page is older. */
const DAY_MS = 86_400_000

type Names = {
  /** Build and settings: what other builds made is not read. */
  instance: string
  /** Settings alone: edits are shared across builds, so that a rolling deploy receives them all. */
  site: string
}

function recentEdits(tags: TagTimes, now: number): Edit[] {
  const edits = new Map<number, Edit>()
  for (const [tag, { at, stamp }] of tags.entries()) {
    if (now - at > DAY_MS) continue
    const edit = edits.get(stamp) ?? { tags: [], stale: stamp }
    edits.set(stamp, edit)
    edit.tags.push(tag)
  }
  return [...edits.values()].sort((a, b) => a.stale - b.stale)
}

/**
 * Joins the other instances (REDIS_URL): edits made here reach them and theirs arrive here, and pages and last good answers
 * are stored in common. Returns the times of tags, whose `expire` publishes too. Nothing waits for Redis.
 */
export function joinInstances(url: string, { instance, site }: Names, tags: TagTimes) {
  const startedAt = Date.now()
  const connection = connectRedis(url)
  const edits = editLog()
  const self = randomUUID()
  let isFirst = true
  const onReceived = (received: ReceivedEdit[]) => {
    const news = applyInvalidations(
      tags,
      received,
      { self, startedAt: isFirst ? startedAt : undefined },
      monotonicNow(),
    )
    isFirst = false
    if (news.size > 0) expireTags(news)
  }
  const listening = listen(connection, {
    ...{ key: `northbay:${site}:edits`, edits, onReceived },
    recentEdits: () => recentEdits(tags, monotonicNow()),
  })
  setSharedStore(redisStore(connection, edits, `northbay:${instance}:`))
  const expire: TagTimes['expire'] = (expired, now) => {
    tags.expire(expired, now)
    const stale = tags.get(expired[0] ?? '')?.stamp
    if (stale !== undefined) listening.publish({ tags: expired, stale, from: self })
  }
  return { tags: { ...tags, expire }, close: connection.close, isWell: connection.isWell }
}
