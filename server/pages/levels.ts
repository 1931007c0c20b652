import { sharedStore } from '@/lib/shared-store'
import type { Disk } from './disk'
import { fromFile, toFile } from './file-format'
import type { Page } from './page'

export type Level = Pick<Disk, 'read' | 'write' | 'remove'>

const nameOf = (key: string) => `page:${key}`

/** A page of another instance; outdated, it is over already, and good only where nothing better can be had (D13). */
async function sharedPage(key: string, now: number): Promise<Page | undefined> {
  const found = await sharedStore()?.read(nameOf(key))
  const page = found && fromFile(key, found.bytes)
  if (!page) return undefined
  const at = Math.min(page.at, now) // its clock may run ahead of ours
  return found.isOutdated ? { ...page, at, revalidate: 0, expire: 0 } : { ...page, at }
}

/** Disk and, where instances share one, Redis as one level below the memory: the newer page of the two counts (ADR 0017). */
export function pageLevels(disk: Level, now: () => number = Date.now): Level {
  return {
    read: async (key) => {
      const [own, theirs] = await Promise.all([disk.read(key), sharedPage(key, now())])
      if (!theirs || (own && (own.at >= theirs.at || theirs.expire === 0))) return own
      if (theirs.expire > 0) disk.write(key, theirs)
      return theirs
    },
    write: (key, page) => {
      disk.write(key, page)
      const { tags, at: madeAt, expire: seconds } = page
      sharedStore()?.write(nameOf(key), toFile(key, page), { tags, madeAt, seconds })
    },
    remove: (key) => {
      disk.remove(key)
      sharedStore()?.remove(nameOf(key))
    },
  }
}
