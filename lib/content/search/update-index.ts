import { setTimeout } from 'node:timers/promises'
import { monotonicNow } from '@/lib/clock'
import { reasonOf } from '@/lib/contract/errors'
import { sanitiseHtml } from '@/lib/contract/html'
import { env } from '@/lib/env'
import { type Locale, locales, otherLocale } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { log } from '@/lib/log'
import { cutText } from '@/lib/rules/text/cut-text'
import { type LanguageIndex, languageIndex } from '@/lib/search/indexes'
import type { SearchRecord } from '@/lib/search/record'
import { yielding } from '@/lib/yield-between'
import type { RawRecord } from '../shared/source'
import { documentOf, type FormName } from './documents'
import { publicRecords } from './from-files'
import { recordsOfSite } from './from-site'
import { namesIn, renameAll, withOtherNames } from './other-names'

/** Characters of texts that an index may hold besides titles and summaries, and those of one record: 10,000 records fit the heap. */
const ALL_TEXTS = 500_000
const ONE_TEXT = 1500
/** How long, in ms, to wait after an edit before reading: edits come in groups. */
const DEBOUNCE_MS = 400
/** How long, in ms, to wait after a failed reading before the next. */
const RETRY_MS = 5000
/** How old, in ms, the names of the other language may be before its lists are read for them, though nobody searches in it. */
const NAMES_AGE_MS = 600_000

/** Text indexed per record, halved in steps as records grow in number, so that one more record does not change all others. */
function bodyLength(count: number): number {
  let length = ONE_TEXT
  while (length > 60 && length * count > ALL_TEXTS) length = Math.ceil(length / 2)
  return length
}

const defaultTitles: Partial<Record<FormName, keyof (typeof messages)['cn']['company']>> = {
  services: 'servicesTitle',
  'join-us': 'joinUsTitle',
}
const named = (name: FormName, wire: RawRecord, locale: Locale): RawRecord => {
  const title = defaultTitles[name]
  return title && !wire.title ? { ...wire, title: messages[locale].company[title] } : wire
}

/** A case as its page shows it: the list hands its text on as it is written. */
const asShown = (name: FormName, wire: RawRecord): RawRecord =>
  name === 'cases' && env().CONTENT_API_URL && typeof wire.content === 'string'
    ? { ...wire, content: sanitiseHtml(wire.content) }
    : wire

/** Brings an index up to what the source says now; searches go on meanwhile. */
async function build(locale: Locale, entry: LanguageIndex): Promise<void> {
  const { SITE_TIME_ZONE: zone } = env()
  const startedAt = monotonicNow()
  entry.askedAt = startedAt
  let count = 0
  const documents = async (name: FormName, wires: readonly RawRecord[]) => {
    const found: SearchRecord[] = []
    for await (const wire of yielding(wires)) {
      count += 1
      const record = documentOf(name, asShown(name, named(name, wire, locale)), {
        zone,
        bodyLength: bodyLength(count),
      })
      if (record) found.push(record)
    }
    return found
  }
  const read: [FormName, SearchRecord[]][] = []
  for await (const part of publicRecords(locale, documents)) read.push(part)
  for await (const [name, wires] of recordsOfSite(locale)) read.push([name, await documents(name, wires)])
  const length = bodyLength(count)
  const other = languageIndex(otherLocale(locale)).index
  const names = namesIn(other)
  const keys = new Set<string>()
  for await (const record of yielding(read.flatMap(([, records]) => records))) {
    keys.add(record.key)
    entry.index.put(withOtherNames({ ...record, body: cutText(record.body, length) }, names))
  }
  entry.index.removeOthers(keys, new Set(read.map(([name]) => name)))
  entry.readyAt = startedAt
  entry.hasFailed = false
  await renameAll(entry.index, namesIn(other))
  await renameAll(other, namesIn(entry.index))
  log.debug({ locale, records: entry.index.size, ms: monotonicNow() - startedAt }, 'search index ready')
}

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false })

/**
 * A back end's lists of the other language are read for their names, in the same reading that its own searches would start; embedded
 * content reads both anyway. One that cannot be had is tried again when its turn has come; searches go on without its names.
 */
function learnNames(locale: Locale): void {
  const other = languageIndex(otherLocale(locale))
  if (!env().CONTENT_API_URL) return
  if (other.askedAt === 0 || monotonicNow() - other.askedAt > NAMES_AGE_MS)
    void update(otherLocale(locale), 0)
}

/** Starts an update of the index unless one is running; a change that comes meanwhile is read after it. Never throws. */
function update(locale: Locale, delayMs: number): Promise<void> {
  const entry = languageIndex(locale)
  entry.building ??= (async () => {
    await wait(delayMs)
    await build(locale, entry)
    learnNames(locale)
  })()
    .catch(async (error: unknown) => {
      log.error({ locale, reason: reasonOf(error) }, 'search index not updated')
      entry.hasFailed = true
      await wait(RETRY_MS)
    })
    .finally(() => {
      entry.building = undefined
      if (entry.changedAt > entry.readyAt && entry.readyAt > 0) void update(locale, DEBOUNCE_MS)
    })
  return entry.building
}

/**
 * Content has changed, or the site has started: every index is brought up to date behind the visitors (D31). A back end is
 * not asked for all its lists before anybody has searched. Never throws: a reading that fails is logged and tried again.
 */
export function refreshSearch(): void {
  for (const locale of locales) {
    const entry = languageIndex(locale)
    entry.changedAt = monotonicNow()
    if (!env().CONTENT_API_URL || entry.readyAt > 0) void update(locale, DEBOUNCE_MS)
  }
}

/** True for an index over a back end's lists that is older than CONTENT_REVALIDATE_SECONDS; embedded files report their changes. */
const isOld = ({ readyAt }: LanguageIndex) =>
  env().CONTENT_API_URL !== undefined &&
  monotonicNow() - readyAt > Math.max(env().CONTENT_REVALIDATE_SECONDS, 5) * 1000

/**
 * The index of a language. While the first one is built, callers wait at most `waitMs`, or twice that, and then get undefined; later an outdated
 * index is returned while its lists are read again.
 */
export async function searchIndex(
  locale: Locale,
  waitMs: number,
): Promise<LanguageIndex['index'] | undefined> {
  const entry = languageIndex(locale)
  if (isOld(entry) && entry.readyAt > 0) void update(locale, 0)
  const isEmbedded = !env().CONTENT_API_URL
  // Of embedded content the names of the other language are waited for too, as they are read anyway; not where they cannot be.
  const waitedFor = (isEmbedded ? locales : [locale]).filter((one) => {
    const { readyAt, hasFailed } = languageIndex(one)
    return readyAt === 0 && (one === locale || !hasFailed)
  })
  // Files are read to their end, however busy the machine is: they get twice the time.
  const most = isEmbedded ? 2 * waitMs : waitMs
  if (waitedFor.length > 0)
    await Promise.race([Promise.all(waitedFor.map((one) => update(one, 0))), wait(most)])
  return entry.readyAt > 0 ? entry.index : undefined
}
