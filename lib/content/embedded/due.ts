import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResourceName } from '@/lib/contract/endpoint'
import { parseTime } from '@/lib/contract/time'
import type { Due } from './alarms'
import { resolveRelativeTime } from './times'

const line = /^\uFEFF?(?:publish|expire)At:[ \t]*["']?([^"'\n#]+?)["']?[ \t\r]*(?:#.*)?$/gm

/**
 * When records of a folder, or one file of it, come and go by themselves (D31), from `since` on (epoch ms). Only the lines are
 * looked for: parsing 40,000 files would hold up the start.
 */
export async function dueIn(
  path: string,
  resource: ResourceName,
  zone: string,
  name: string | null,
  since = Date.now(),
): Promise<Map<string, Due[]>> {
  const names = name === null ? await readdir(path).catch(() => []) : [name]
  const found = new Map<string, Due[]>()
  for (const file of names.filter((item) => /\.(?:ya?ml|md)$/.test(item))) {
    const text = await readFile(join(path, file), 'utf8').catch(() => '')
    const moments = [...text.matchAll(line)].flatMap(([, written = '']) => {
      const at = parseTime(resolveRelativeTime(written, Date.now(), zone), zone)
      return at !== undefined && at > since ? [{ at, resource }] : []
    })
    if (moments.length > 0) found.set(file, moments)
  }
  return found
}
