import { join } from 'node:path'
import { contentText } from './file'
import type { Difference } from './file-stamps'
import { folders } from './folders'
import { resourcesThatName } from './resources-that-name'

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
function folderTags(contentDirectory: string, folder: string, files: Difference[]): string[] {
  const [, kind = ''] = folder.split('/')
  const rule = folders[kind]
  if (!rule) return ['site', 'site:*']
  const ids = !referred.has(kind) ? files.map((file) => idOf(contentDirectory, file)) : [undefined]
  return [rule.resource, ...ids.map((id) => `${rule.resource}:${id ?? '*'}`)]
}

const isPublic = (folder: string) => folder === 'public' || folder.startsWith('public/')

/** Tags of the pages that show what differs: a record's own page and the lists of its kind, or all records of a kind. */
export function changedTags(contentDirectory: string, changed: Difference[]): string[] {
  const byFolder = new Map<string, Difference[]>()
  for (const file of changed) byFolder.set(file.folder, [...(byFolder.get(file.folder) ?? []), file])
  const records = [...byFolder].filter(([folder]) => !isPublic(folder))
  const files = changed.filter(({ folder }) => isPublic(folder))
  const assets = files.map(({ folder, name }) => `/${folder}/${name}`.replace(/^\/public/, ''))
  const shown = assets.length > 0 ? resourcesThatName(assets, contentDirectory) : []
  // No tag tells which page frames a file of public/; every page carries the tag of the site.
  const framed = files.some(({ name }) => name.endsWith('.html')) ? ['site', 'site:*'] : []
  return [
    ...new Set([
      ...records.flatMap(([folder, its]) => folderTags(contentDirectory, folder, its)),
      ...shown.flatMap((resource) => [resource, `${resource}:*`]),
      ...framed,
    ]),
  ]
}
