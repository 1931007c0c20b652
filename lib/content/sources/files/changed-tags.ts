import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResourceName } from '@/lib/contract/endpoint'
import { contentText } from './file'
import type { Difference } from './file-stamps'
import { folders, places } from './folders'
import { grouped } from './id-conflicts'
import { listFiles } from './library'

/** Folders whose records others show by reference: a change there reaches pages that do not carry the record's own tag. */
const referred = new Set(Object.values(folders).flatMap(({ references = {} }) => Object.values(references)))

/** The id in the name of a record's file; undefined when the record in it has another id, or the file is gone. */
function idOf(contentDirectory: string, { folder, name, isGone }: Difference): string | undefined {
  const [id] = /^\d{1,15}\b/.exec(name) ?? []
  if (isGone || id === undefined) return undefined
  try {
    const text = contentText(join(contentDirectory, folder, name))
    return /^id:[ \t]*(\d{1,15})[ \t\r]*$/m.exec(text)?.[1] === id ? id : undefined
  } catch {
    return undefined
  }
}

/** Of one folder: all its records get one tag where others show them, and where an id is not certain. */
function folderTags(contentDirectory: string, files: Difference[]): string[] {
  const [, kind = ''] = files[0]?.folder.split('/') ?? []
  const rule = folders[kind]
  if (!rule) return ['site', 'site:*']
  // The first files of a folder, and the last ones: menus name its list from now on, or no more.
  const fresh = new Set(files.filter(({ isNew }) => isNew).map(({ name }) => name))
  const path = join(contentDirectory, files[0]?.folder ?? '')
  const isTurned =
    files.some(({ isGone, isNew }) => isGone || isNew) && listFiles(path)?.every((name) => fresh.has(name))
  const ids = !referred.has(kind) ? files.map((file) => idOf(contentDirectory, file)) : [undefined]
  return [
    ...(isTurned ? ['navigation'] : []),
    rule.resource,
    ...ids.map((id) => `${rule.resource}:${id ?? '*'}`),
  ]
}

/** True for a folder of public/, whose files are no records. */
export const isPublic = (folder: string) => folder === 'public' || folder.startsWith('public/')

/** What the records belong to whose files name one of the addresses, as written or with escapes (`%20`). */
function resourcesThatName(addresses: string[], contentDirectory: string): ResourceName[] {
  const spellings = addresses.flatMap((address) => [address, encodeURI(address)])
  const names = (file: string) => {
    try {
      const text = readFileSync(file, 'utf8')
      return spellings.some((spelling) => text.includes(spelling))
    } catch {
      return false // gone again
    }
  }
  const naming = places.filter(({ place }) => {
    const path = join(contentDirectory, place)
    return addresses.length > 0 && listFiles(path)?.some((name) => names(join(path, name)))
  })
  return [...new Set(naming.map(({ resource }) => resource))]
}

/** Tags of the pages that show what differs: a record's own page and the lists of its kind, or all records of a kind. */
export function changedTags(contentDirectory: string, changed: Difference[]): string[] {
  const records = grouped(
    changed.filter(({ folder }) => !isPublic(folder)),
    ({ folder }) => folder,
  )
  const files = changed.filter(({ folder }) => isPublic(folder))
  // Captions are shown wherever their video is named, so their video counts as changed.
  const addresses = files.map(({ folder, name }) =>
    `/${folder}/${name}`.replace(/^\/public/, '').replace(/[^./]+\.vtt$/, ''),
  )
  const shown = resourcesThatName(addresses, contentDirectory)
  // No tag names the page of /ai that frames a file; every page carries the tag of the site.
  const isFramed = files.some(
    ({ folder, name }) => name.endsWith('.html') && !/^public\/assets\b/.test(folder),
  )
  const framed = isFramed ? ['site', 'site:*'] : []
  return [
    ...new Set([
      ...records.flatMap((its) => folderTags(contentDirectory, its)),
      ...shown.flatMap((resource) => [resource, `${resource}:*`]),
      ...framed,
    ]),
  ]
}

/** What the pages belong to that show what differs. */
export const changedResources = (contentDirectory: string, changed: Difference[]): string[] => [
  ...new Set(changedTags(contentDirectory, changed).map((tag) => tag.replace(/:.*/, ''))),
]
