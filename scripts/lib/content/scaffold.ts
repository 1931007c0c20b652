import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import dayjs from 'dayjs'
import { folders } from '@/lib/content/sources/files/folders'
import { readRecord } from '@/lib/content/sources/files/parse-file'
import { locales } from '@/lib/i18n/locales'
import { kinds } from './kinds'
import { template } from './template'

export type Scaffold = { contentDirectory: string; kind: string; slug: string; id?: number; now: number }

/** The ids of a folder in both languages: drafts, and files that cannot be read, count (D31). */
export function takenIds(contentDirectory: string, folder: string): number[] {
  return locales.flatMap((locale) => {
    const directory = join(contentDirectory, locale, folder)
    const names = existsSync(directory) ? readdirSync(directory) : []
    return names.flatMap((name) => {
      const { id } = readRecord(join(directory, name))
      const [, named] = /^(\d{1,15})\b/.exec(name) ?? []
      return [id ?? 0, Number(named ?? 0)]
    })
  })
}

/**
 * Writes a draft of a kind in each language of the site under the next free id and returns the files. Throws with a reason when the
 * kind is none or anything is there already: no record is ever written over.
 */
export function scaffold({ contentDirectory, kind, slug, id: wanted, now }: Scaffold): string[] {
  const folder = kinds[kind]
  const rule = folder === undefined ? undefined : folders[folder]
  if (folder === undefined || !rule)
    throw new Error(`${kind || 'nothing'}: no such kind. Kinds: ${Object.keys(kinds).join(', ')}`)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new Error(`${slug}: a file is named by small letters, digits and hyphens`)
  const taken = takenIds(contentDirectory, folder)
  const id = wanted ?? Math.max(0, ...taken) + 1
  if (taken.includes(id))
    throw new Error(`id ${id} is taken in ${folder}: leave --id out for the next free one`)
  const day = dayjs(now).add(1, 'month').format('YYYY-MM-DD')
  const extension = folder === 'news' ? 'md' : 'yaml'
  // A folder of a language that has none would make a site of it (D36).
  const there = locales.filter((locale) => existsSync(join(contentDirectory, locale)))
  return (there.length > 0 ? there : locales).map((locale) => {
    // What has no id is ordered by its files' names.
    const number = rule.isAnonymous ? String(id).padStart(2, '0') : id
    const file = join(contentDirectory, locale, folder, `${number}-${slug}.${extension}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, template(folder, rule, { locale, id, day }), { flag: 'wx' })
    return file
  })
}
