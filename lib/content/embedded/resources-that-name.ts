import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResourceName } from '@/lib/contract/endpoint'
import { marks } from '@/lib/i18n/locales'
import { resourceBehind } from './folders'

/** What the records belong to that name one of the addresses, as written or with escapes (`%20`). */
export async function resourcesThatName(
  addresses: string[],
  contentDirectory: string,
): Promise<ResourceName[]> {
  const spellings = addresses.flatMap((address) => [address, encodeURI(address)])
  const names = async (path: string) => {
    const text = await readFile(path, 'utf8').catch(() => '')
    return spellings.some((spelling) => text.includes(spelling))
  }
  const found = new Set<ResourceName>()
  for (const mark of marks) {
    const directory = join(contentDirectory, mark)
    for (const entry of await readdir(directory, { withFileTypes: true }).catch(() => [])) {
      const resource = resourceBehind(entry.name)
      if (found.has(resource)) continue
      const path = join(directory, entry.name)
      const records = entry.isDirectory()
        ? (await readdir(path).catch(() => [])).map((name) => join(path, name))
        : [path]
      for (const record of records) {
        if (!(await names(record))) continue
        found.add(resource)
        break
      }
    }
  }
  return [...found]
}
