import { basename, join } from 'node:path'
import type { Locale } from '@/lib/i18n/locales'
import { timeOf } from '../sources/files/file-stamps'
import { folders, places, singles } from '../sources/files/folders'
import { filesIn, rereadLibrary } from '../sources/files/library'
import type { ParsedFile } from '../sources/files/parse-file'
import { publicationStatusAt } from '../sources/files/times'
import { type WrongFile, wrongFile } from '../sources/files/wrong-file'

/** A record of one language, right or wrong: translation and schedule are asked of files, not of pages. */
export type RecordFile = {
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
  id?: string | undefined
  type?: string | undefined
  title: string
  isDraft: boolean
  publishAt?: number | undefined
  expireAt?: number | undefined
  /** What is wrong with the file, and what the site shows instead. */
  wrong?: Pick<WrongFile, 'shows' | 'mistakes'> | undefined
}

const titles = ['title', 'name', 'activityName', 'titleContent', 'displayName']
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** What a file says of its record as a whole. */
function factsOf({ record = {}, id }: ParsedFile, name: string, zone: string, now: number) {
  const { isDraft, from, until } = publicationStatusAt(record, now, zone)
  return {
    id: id === undefined ? undefined : String(id),
    type: text(record.type),
    title: titles.flatMap((field) => text(record[field]) ?? [])[0] ?? name,
    isDraft,
    publishAt: from,
    expireAt: until,
  }
}

/** Every content file of both languages. A missing folder has none. */
export function readFiles(contentDirectory: string, zone: string, now: number): RecordFile[] {
  rereadLibrary()
  return places.flatMap(({ place, locale }) => {
    const folder = place === locale ? '' : basename(place)
    const files = [...filesIn(join(contentDirectory, place))]
    return files
      .filter(([file]) => folder !== '' || file in singles)
      .map(([file, loaded]): RecordFile => {
        const { reading, stamp } = loaded
        const name = file.replace(/\.\w+$/, '')
        const facts = factsOf(reading, name, zone, now)
        const isNamedById = facts.id !== undefined && folder !== '' && !folders[folder]?.isAnonymous
        const key = `${folder}/${isNamedById ? facts.id : name}`
        return {
          ...facts,
          locale,
          folder,
          key,
          file: join(place, file),
          hash: reading.hash,
          at: timeOf(stamp) ?? 0,
          wrong: wrongFile(file, loaded),
        }
      })
  })
}
