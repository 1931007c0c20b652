import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from '@/lib/content/sources/files/folders'
import { locales } from '@/lib/i18n/locales'
import { copierOf } from './copy-record'

export type Multiply = { contentDirectory: string; into: string; times: number }

/** Shown whole on one page, without an address of their own: a hundred copies would be another page, not more of them. */
const shownWhole = new Set(['advantages'])

/** Folders whose records have an id, an address and lists. */
const multiplied = Object.keys(folders).filter(
  (folder) => !folders[folder]?.isAnonymous && !shownWhole.has(folder),
)

/**
 * Writes the content into a new folder, its records `times` over, the first time as they are (D31): each copy has ids, titles
 * and file names of its own and refers to records of its own copy; pictures and gated files are shared. Returns how many records
 * there are then. Throws with a reason when the folder holds anything.
 */
export function multiply({ contentDirectory, into, times }: Multiply): number {
  if (!Number.isInteger(times) || times < 1 || times > 1000)
    throw new Error('how many times? A whole number from 1 to 1000')
  if (existsSync(into) && readdirSync(into).length > 0) throw new Error(`${into}: this folder is not empty`)
  cpSync(contentDirectory, into, { recursive: true })
  let count = 0
  for (const locale of locales)
    for (const folder of multiplied) count += multiplyFolder(join(into, locale, folder), folder, times)
  return count
}

function multiplyFolder(path: string, folder: string, times: number): number {
  mkdirSync(path, { recursive: true })
  const names = readdirSync(path).filter((name) => /^[^.].*\.(?:ya?ml|md)$/.test(name))
  for (const name of names) {
    const copy = copierOf(readFileSync(join(path, name), 'utf8'), name, folder)
    for (let number = 1; number < times; number += 1) {
      const { file, text } = copy(number)
      writeFileSync(join(path, file), text, { flag: 'wx' })
    }
  }
  return names.length * times
}
