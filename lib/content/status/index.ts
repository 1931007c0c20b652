import { isRecordFolder, sectionPath } from '@/lib/content-types/addresses'
import { localePath } from '@/lib/i18n/address'
import { defaultFormsOf, type Locale, locales } from '@/lib/i18n/locales'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import { gitTimes } from './git-times'
import { readPairs, writePairs } from './pair-store'
import { type RecordFile, readFiles } from './read-files'
import {
  type Compared,
  type ConfirmedPair,
  type FileVersion,
  newerByContent,
  newerByTime,
} from './translation-state'

export { earlierVersion, putBack } from '../sources/files/last-good'
export type { RecordFile } from './read-files'

export type StatusOptions = { contentDirectory: string; dataDirectory: string; zone: string; now: number }
export type Pair = Record<Compared, RecordFile>
export type ContentStatus = {
  /** Records that one language has and the other lacks. */
  missing: RecordFile[]
  /** Records of which one language was changed alone: that language, and when. */
  changed: { pair: Pair; ahead: Compared; at: number }[]
  /** Drafts, and what a day ahead publishes, by that day. */
  drafts: RecordFile[]
  scheduled: RecordFile[]
  /** What a day ahead withdraws, and what one has withdrawn. */
  expiring: RecordFile[]
  expired: RecordFile[]
  /** How changes are known: by the dates of Git, or by what was in the files when they were last in step. */
  by: 'git' | 'content'
}

/** Records that need no other language: who gets mail, and the default forms, which have an id a language (§9). */
const ofOneLanguage = new Set([
  '/mail',
  ...locales.flatMap((locale) => defaultFormsOf(locale, true).map((id) => `forms/${id}`)),
])

/** Visible path of a record's preview (D14); undefined for what has no page of its own. */
export function previewPathOf({ locale, folder, id, type }: RecordFile): string | undefined {
  if (!isRecordFolder(folder) || !id) return undefined
  const section = folder === 'introductions' && type ? introductionPath(type) : sectionPath(folder)
  return localePath(locale, `${section}/${id}/preview`)
}

function pairsOf(files: readonly RecordFile[]) {
  const byKey = new Map<string, Partial<Record<Locale, RecordFile>>>()
  for (const file of files) byKey.set(file.key, { ...byKey.get(file.key), [file.locale]: file })
  const all = [...byKey]
  const pairs = all.flatMap(([key, { cn, en }]) => (cn && en ? [{ key, pair: { cn, en } }] : []))
  const single = all
    .flatMap(([key, { cn, en }]) => ((cn && en) || ofOneLanguage.has(key) ? [] : [cn ?? en]))
    .filter((file) => file !== undefined)
  return { pairs, single }
}

/** The state of the embedded content: its languages side by side, and what comes and goes by itself (D31). */
export async function contentStatus(options: StatusOptions): Promise<ContentStatus> {
  const { contentDirectory, dataDirectory, zone, now } = options
  const files = readFiles(contentDirectory, zone, now)
  const [times, stored] = await Promise.all([gitTimes(contentDirectory), readPairs(dataDirectory)])
  const { pairs, single } = pairsOf(files)
  const versionOf = (file: RecordFile): FileVersion => ({
    hash: file.hash,
    at: times?.get(file.file) ?? file.at,
  })
  const confirmed = new Map<string, ConfirmedPair>()
  const changed: ContentStatus['changed'] = []
  for (const { key, pair } of pairs) {
    const sides = { cn: versionOf(pair.cn), en: versionOf(pair.en) }
    const before = stored.get(key)
    const ahead = times ? newerByTime(sides, before) : newerByContent(sides, before)
    if (ahead) changed.push({ pair, ahead, at: sides[ahead].at })
    const current = ahead || times ? before : { cn: sides.cn.hash, en: sides.en.hash }
    if (current) confirmed.set(key, current)
  }
  if (JSON.stringify([...confirmed]) !== JSON.stringify([...stored]))
    await writePairs(dataDirectory, confirmed)
  const by = (field: 'publishAt' | 'expireAt', isWanted: (file: RecordFile) => boolean) =>
    files.filter(isWanted).sort((a, b) => (a[field] ?? 0) - (b[field] ?? 0))
  return {
    missing: single,
    changed: changed.sort((a, b) => b.at - a.at),
    drafts: files.filter(({ isDraft }) => isDraft),
    scheduled: by('publishAt', ({ isDraft, publishAt = 0 }) => !isDraft && publishAt > now),
    expiring: by('expireAt', ({ isDraft, expireAt = 0 }) => !isDraft && expireAt > now),
    expired: by('expireAt', ({ expireAt = Number.POSITIVE_INFINITY }) => expireAt <= now),
    by: times ? 'git' : 'content',
  }
}

/** Marks both languages of a record as right as they are; false when there is no such pair. */
export async function confirmTranslation(options: StatusOptions, key: string): Promise<boolean> {
  const { pairs } = pairsOf(readFiles(options.contentDirectory, options.zone, options.now))
  const pair = pairs.find((item) => item.key === key)?.pair
  if (!pair) return false
  const stored = await readPairs(options.dataDirectory)
  await writePairs(options.dataDirectory, stored.set(key, { cn: pair.cn.hash, en: pair.en.hash }))
  return true
}
