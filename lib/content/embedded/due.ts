import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResourceName } from '@/lib/contract/endpoint'
import { parseTime } from '@/lib/contract/time'
import type { Due } from './alarms'
import { slices } from './slices'
import { resolveRelativeTime } from './times'

const line = /^\uFEFF?(?:publish|expire)At:[ \t]*["']?([^"'\n#]+?)["']?[ \t\r]*(?:#.*)?$/gm

/** One folder after the other, in the order they were asked for. */
let work: Promise<unknown> = Promise.resolve()

/**
 * When records of a folder, or one file of it, come and go by themselves (D31), from `since` on (epoch ms). Only the lines are
 * looked for, and not while a page waits for content: a start with 40,000 files has better to do.
 */
export function dueIn(
  path: string,
  resource: ResourceName,
  zone: string,
  name: string | null,
  since = Date.now(),
): Promise<Map<string, Due[]>> {
  const found = work.then(() => momentsIn(path, resource, zone, name, since))
  work = found.catch(() => undefined)
  return found
}

async function momentsIn(
  path: string,
  resource: ResourceName,
  zone: string,
  name: string | null,
  since: number,
) {
  const slice = slices(() => false)
  const found = new Map<string, Due[]>()
  const names = name === null ? (valueUnlessThrown(() => readdirSync(path)) ?? []) : [name]
  for (const file of names.filter((item) => /\.(?:ya?ml|md)$/.test(item))) {
    // Read synchronously: with so many files awaiting each costs more than reading it.
    const text = valueUnlessThrown(() => readFileSync(join(path, file), 'utf8')) ?? ''
    const moments = [...text.matchAll(line)].flatMap(([, written = '']) => {
      const at = parseTime(resolveRelativeTime(written, Date.now(), zone), zone)
      return at !== undefined && at > since ? [{ at, resource }] : []
    })
    if (moments.length > 0) found.set(file, moments)
    await slice.pause()
  }
  return found
}

function valueUnlessThrown<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined // gone meanwhile
  }
}
