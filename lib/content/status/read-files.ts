import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDraft } from '@/lib/contract/restrict'
import { parseTime } from '@/lib/contract/time'
import { globalSingleton } from '@/lib/global-singleton'
import { type Locale, locales } from '@/lib/i18n/locales'
import { folders, singles } from '../embedded/folders'
import { resolveRelativeTime } from '../embedded/times'

/** What the lines of a content file say of the record as a whole. */
type Facts = { id?: string; type?: string; title: string; isDraft: boolean; from?: string; until?: string }

/** A record of one language, right or wrong: translation and schedule are asked of files, not of pages. */
export type RecordFile = Omit<Facts, 'from' | 'until'> & {
  locale: Locale
  /** Folder of content/{mark}; empty for a single file beside them. */
  folder: string
  /** Names the record in both languages: its folder, and its id or the file's name. */
  key: string
  /** Below the content folder. */
  file: string
  hash: string
  /** When the file was written, epoch ms. */
  at: number
  publishAt?: number
  expireAt?: number
}

const titles = ['title', 'name', 'activityName', 'titleContent', 'displayName']
const line = (name: string) => new RegExp(`^\\uFEFF?${name}:[ \\t]*(.+?)[ \\t\\r]*$`, 'm')

function written(text: string, name: string): string | undefined {
  const value = line(name).exec(text)?.[1]
  const [, quoted] = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(value ?? '')
    ? [0, value?.slice(1, value.lastIndexOf(value[0] ?? ''))]
    : []
  return quoted ?? value?.replace(/\s+#.*$/, '')
}

/** Only the lines are looked for: a file that cannot be parsed has a language too, and parsing thousands would take seconds. */
function factsOf(text: string, name: string): Facts {
  const title = titles.map((field) => written(text, field)).find((found) => found && !/^[|>&{[]/.test(found))
  const id = written(text, 'id')
  const [type, from, until] = ['type', 'publishAt', 'expireAt'].map((field) => written(text, field))
  return {
    ...(id && /^\d{1,15}$/.test(id) && { id: String(Number(id)) }),
    ...(type && { type }),
    title: title ?? name,
    isDraft: isDraft({ published: written(text, 'published') }),
    ...(from && { from }),
    ...(until && { until }),
  }
}

type Kept = { stamp: string; hash: string; facts: Facts }
const { value: kept } = globalSingleton('content status', () => new Map<string, Kept>())

async function readOne(
  path: string,
  name: string,
): Promise<{ facts: Facts; hash: string; at: number } | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const stamp = `${found.mtimeMs} ${found.size}`
  const known = kept.get(path)
  if (known?.stamp === stamp) return { ...known, at: found.mtimeMs }
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  const facts = factsOf(text, name.replace(/\.\w+$/, ''))
  kept.set(path, { stamp, hash, facts })
  return { facts, hash, at: found.mtimeMs }
}

/** Every content file of both languages. A missing folder has none. */
export async function readFiles(contentDirectory: string, zone: string, now: number): Promise<RecordFile[]> {
  const found: RecordFile[] = []
  const timeOf = (text: string | undefined) =>
    text === undefined ? undefined : parseTime(resolveRelativeTime(text, now, zone), zone)
  for (const locale of locales)
    for (const folder of ['', ...Object.keys(folders)]) {
      const names = await readdir(join(contentDirectory, locale, folder)).catch(() => [])
      for (const name of names.toSorted()) {
        if (folder === '' ? !(name in singles) : !/\.(?:ya?ml|md)$/.test(name)) continue
        const file = join(locale, folder, name)
        const read = await readOne(join(contentDirectory, file), name)
        if (!read) continue
        const { from, until, ...facts } = read.facts
        const [publishAt, expireAt] = [timeOf(from), timeOf(until)]
        const isNamedById = facts.id !== undefined && !folders[folder]?.isAnonymous && folder !== ''
        found.push({
          ...facts,
          ...{ locale, folder, file, hash: read.hash, at: read.at },
          key: `${folder}/${isNamedById ? facts.id : name.replace(/\.\w+$/, '')}`,
          ...(publishAt !== undefined && { publishAt }),
          ...(expireAt !== undefined && { expireAt }),
        })
      }
    }
  return found
}
