import { LRUCache } from 'lru-cache'
import { fileVersions } from '@/lib/contract/file-version'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { type ContentCall, callKey, isSearch } from '../../shared/source'
import { libraryVersion, loadedRecords } from './library'
import { dayOf, nextMoment } from './times'

/** Longest key that is cached; pages of this site never need a longer one. */
const LONGEST_KEY = 300

/** An answer, the files and pictures it was made of, and from when until when (epoch ms) it holds: to the next moment of a record or the turn of the day (D31). */
type CachedAnswer = { answer: object; madeOf: string; from: number; until: number }
const { value: cache } = globalSingleton(
  'cached answers',
  () => new LRUCache<string, CachedAnswer>({ max: 500 }),
)

/** Tells one version of the files and pictures from the next. */
const contentVersion = () => `${libraryVersion()} ${fileVersions.value.changes}`

/** An answer of the embedded content, the same object until something it may show changes. Previews and searches are made each time. */
export function cachedAnswer(call: ContentCall, make: () => unknown): unknown {
  const { body, preview } = call
  const key = callKey(call)
  if (preview || isSearch({ body }) || key.length > LONGEST_KEY) return make()
  // One moment for both: an answer made across the moment of a record ends with it.
  const now = Date.now()
  const madeOf = contentVersion()
  const before = cache.get(key)
  if (before?.madeOf === madeOf && before.from <= now && now < before.until) return before.answer
  const answer = make()
  // Read again meanwhile, a folder may show something else than what the answer was made of.
  if (typeof answer !== 'object' || answer === null || contentVersion() !== madeOf) return answer
  const zone = env().SITE_TIME_ZONE
  const until = Math.min(dayOf(now, zone).until, nextMoment(loadedRecords(), now, zone))
  cache.set(key, { answer, madeOf, from: now, until })
  return answer
}

/** Parsed payloads by the answer object they were read from. */
const { value: readings } = globalSingleton('readings', () => new WeakMap<object, { reading: unknown }>())

/** The reading of an answer by its call's schema, made once for the same object. */
export function readOnce<T>(answer: unknown, read: () => T): T {
  if (typeof answer !== 'object' || answer === null) return read()
  const before = readings.get(answer)
  if (before) return before.reading as T
  const reading = read()
  readings.set(answer, { reading })
  return reading
}
