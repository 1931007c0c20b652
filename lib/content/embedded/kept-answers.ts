import { LRUCache } from 'lru-cache'
import { fileVersions } from '@/lib/contract/file-version'
import { env } from '@/lib/env'
import { processState } from '@/lib/process-state'
import { isSearch } from '../shared/is-search'
import type { ContentCall } from '../shared/source'
import { dayOf, isWithin, type Span } from './day'
import { areCurrent, fromLibrary, recordsOf, type Uses } from './library'
import { spanOf } from './view'

type Kept = Span & { answer: object; uses: Uses; assets: number }

/** Longest key that is kept; pages of this site never need a longer one. */
const LONGEST_KEY = 300

/** Kept answers by call. */
const { value: kept } = processState('kept answers', () => new LRUCache<string, Kept>({ max: 500 }))

/**
 * An answer of the embedded content: the one made before, the same object, while no file it was made of has changed, no picture
 * was replaced and no moment has come at which a record of its folders comes or goes (D31). Previews and searches are made each time.
 */
export async function keptAnswer(call: ContentCall, make: () => unknown): Promise<unknown> {
  const { mark, name, path, query, body, preview } = call
  const key = `${mark} ${name} ${path} ${JSON.stringify(query)} ${JSON.stringify(body)}`
  const isKept = !preview && !isSearch({ body }) && key.length <= LONGEST_KEY
  const before = isKept ? kept.get(key) : undefined
  const now = Date.now()
  const assets = fileVersions.value.changes
  if (before && before.assets === assets && isWithin(now, before) && areCurrent(before.uses))
    return before.answer
  const { answer, uses } = await fromLibrary(make)
  if (isKept && typeof answer === 'object' && answer !== null)
    kept.set(key, { ...spanOfAll(uses, now), answer, uses, assets })
  return answer
}

/** How long nothing comes or goes in any of the folders an answer was made of. */
function spanOfAll(uses: Uses, now: number): Span {
  const zone = env().SITE_TIME_ZONE
  return recordsOf(uses)
    .map((records) => spanOf(records, now, zone))
    .reduce(
      (all, { from, until }) => ({ from: Math.max(all.from, from), until: Math.min(all.until, until) }),
      dayOf(now, zone),
    )
}

type Read = { reading: unknown; assets: number }

/** Parsed payloads by the answer object they were read from. */
const { value: readings } = processState('readings', () => new WeakMap<object, Read>())

/** The reading of an answer by its call's schema, made once for the same object and the same pictures. */
export function readOnce<T>(answer: unknown, read: () => T): T {
  if (typeof answer !== 'object' || answer === null) return read()
  const assets = fileVersions.value.changes
  const before = readings.get(answer)
  if (before?.assets === assets) return before.reading as T
  const reading = read()
  readings.set(answer, { reading, assets })
  return reading
}
