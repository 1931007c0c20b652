import { join } from 'node:path'
import { isDraft } from '@/lib/contract/restrict'
import type { StoredRecord } from './file'
import type { Folder } from './library-folders'
import { readRecord } from './reading'

/** A page that names more of a folder waits for the folder. */
const MOST_EARLY = 40

/**
 * A record of a large folder that is not read yet, by the id in its file's name: a menu or one page need not wait for thousands of
 * others. Only one about which nothing can be in doubt, published, right and alone with its id; undefined otherwise.
 */
export function earlyRecord(
  path: string,
  folder: Folder,
  id: number,
  listNames: () => string[],
): StoredRecord | undefined {
  const before = folder.early.get(id)
  if (before || folder.early.size >= MOST_EARLY) return before
  folder.names ??= listNames()
  const [name, ...others] = folder.names.filter((file) => Number.parseInt(file, 10) === id)
  if (name === undefined || others.length > 0) return undefined
  const { record, mistakes } = readRecord(join(path, name))
  if (record?.id !== id || isDraft(record) || mistakes.length > 0) return undefined
  folder.early.set(id, record)
  return record
}
