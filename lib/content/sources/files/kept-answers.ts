import { LRUCache } from 'lru-cache'
import { fileVersions } from '@/lib/contract/file-version'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { type ContentCall, callKey, isSearch } from '../../shared/source'
import { knownRecords, libraryChanges, libraryVersion } from './library'
import { dayOf, nextMoment } from './times'

/** Longest key that is kept; pages of this site never need a longer one. */
const LONGEST_KEY = 300

/** Answers by call, made of one version of the files and pictures, from one moment (epoch ms) at which a record comes or goes to the next. */
const { value: kept } = globalSingleton('kept answers', () => ({
  answers: new LRUCache<string, object>({ max: 500 }),
  madeOf: '',
  from: 0,
  until: 0,
}))

/** The answers that hold at a moment: none of before an edit, a replaced picture, the moment of a record or the turn of the day (D31). */
function answersAt(now: number): LRUCache<string, object> {
  const zone = env().SITE_TIME_ZONE
  const madeOf = `${libraryVersion()} ${fileVersions.value.changes}`
  if (kept.madeOf === madeOf && kept.from <= now && now < kept.until) return kept.answers
  kept.answers.clear()
  const until = Math.min(dayOf(now, zone).until, nextMoment(knownRecords(), now, zone))
  Object.assign(kept, { madeOf, from: now, until })
  return kept.answers
}

/** An answer of the embedded content, the same object until something it may show changes. Previews and searches are made each time. */
export function keptAnswer(call: ContentCall, make: () => unknown): unknown {
  const { body, preview } = call
  const key = callKey(call)
  if (preview || isSearch({ body }) || key.length > LONGEST_KEY) return make()
  // One moment for both: an answer made across the moment of a record ends with it.
  const now = Date.now()
  const before = answersAt(now).get(key)
  if (before) return before
  const changes = libraryChanges()
  const answer = make()
  // Asked again: a folder that was read for this answer has moments of its own.
  const answers = answersAt(now)
  // A folder without a watch may have been read again meanwhile: then the answer may be of what it showed before.
  const isOfNow = libraryChanges() === changes
  if (isOfNow && typeof answer === 'object' && answer !== null) answers.set(key, answer)
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
