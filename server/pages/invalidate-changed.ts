import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monotonicNow } from '@/lib/clock'
import {
  type Difference,
  differences,
  type FileStamps,
  readFileStamps,
} from '@/lib/content/sources/files/file-stamps'
import { log } from '@/lib/log'
import { writeFileAtomic } from '@/lib/write-file-atomic'
import type { TagTimes } from './tags'

export type ChangedSince = {
  /** When the site last started with these pages, epoch ms; undefined when that is not known. */
  since: number | undefined
  /** Lets the pages expire that show what has changed since the last start; resolves when that and the new stamps are on the disk. Never throws. */
  expireOutdated: () => Promise<void>
}

/** More files than this are no edit but another checkout: then every page is old. */
const MOST_CHANGED = 500

type Places = { contentDirectory: string; publicDirectory: string }

/** What an earlier run has written of what it saw; undefined for anything else, at the first start, and where somebody emptied the folder. */
function read(file: string): FileStamps | undefined {
  try {
    const { at, folders } = JSON.parse(readFileSync(file, 'utf8')) as Partial<FileStamps>
    return typeof at === 'number' && folders ? { at, folders } : undefined
  } catch {
    return undefined
  }
}

/**
 * Embedded content against what this folder of pages was last started with (D31): only what was changed meanwhile is rendered again. Told to
 * the processes of this folder alone; other instances see their own files. Where nothing is known, every page is old.
 */
export function invalidateChanged(
  dir: string,
  { contentDirectory, publicDirectory }: Places,
  tags: Pick<TagTimes, 'expire' | 'merge'> & { flush: () => Promise<void> },
): ChangedSince {
  const file = join(dir, 'content-seen.json')
  let seen = read(file)
  const expireChanged = async (changed: Difference[]) => {
    const { changedTags } = await import('@/lib/content/sources/files/changed-tags') // rarely needed: the start does not wait for it
    const outdated = changedTags(contentDirectory, changed)
    tags.expire(outdated, monotonicNow())
    log.info(
      { files: changed.length, tags: outdated.slice(0, 20) },
      'content changed while the site was down',
    )
  }
  return {
    since: seen?.at,
    expireOutdated: async () => {
      try {
        const at = monotonicNow()
        const now = readFileStamps(contentDirectory, publicDirectory)
        const changed = seen && differences(seen, now)
        if (!changed || changed.length > MOST_CHANGED) tags.merge([], at)
        else if (changed.length > 0) await expireChanged(changed)
        seen = now
        // Written last: after a kill in between, the next start finds the same differences.
        await tags.flush()
        await writeFileAtomic(file, JSON.stringify(now))
      } catch (error) {
        log.warn({ reason: String(error) }, 'content not compared: all cached pages expired')
        tags.merge([], monotonicNow())
      }
    },
  }
}
