import { join, resolve } from 'node:path'
import { monotonicNow } from '@/lib/clock'
import { expireTags } from '@/lib/content/cache/memory'
import type { Env } from '@/lib/env'
import { publicDirectory } from '@/lib/public-directory'
import { joinInstances } from '../shared/open'
import { pageDisk } from './disk'
import { expiring } from './handler'
import { invalidateChanged } from './invalidate-changed'
import { pageLevels } from './levels'
import { instanceName, leaseFolder, prune } from './page-folder'
import { sharedTags } from './shared-tags'
import { pageStore } from './store'

const DISK_BYTES = 256 * 1024 * 1024

/**
 * The store of this process over its folder under DATA_DIR, one per build and set of settings (ADR 0008, 0010). Next's
 * handler finds it by name.
 */
export function openPages(root: string, settings: Env) {
  const { build, name, site } = instanceName(root, settings)
  const folder = join(resolve(settings.DATA_DIR), 'pages')
  const dir = join(folder, name)
  leaseFolder(dir) // before anything is looked at: another start must not take it for unused
  prune(folder, build, name)
  const disk = pageDisk(dir, DISK_BYTES)
  // What one process expires makes the answers that the others remember old as well.
  const tags = sharedTags(dir, (expired) => void expireTags(new Set(expired)))
  const joined = settings.REDIS_URL
    ? joinInstances(settings.REDIS_URL, { instance: name, site }, tags)
    : undefined
  const store = pageStore(pageLevels(disk), joined?.tags ?? tags)
  expiring().value = (expired) => store.tags.expire(expired, monotonicNow())
  const flush = async () => {
    await Promise.all([disk.close(), tags.flush()])
    joined?.close()
  }
  const places = { contentDirectory: settings.CONTENT_DIR, publicDirectory: publicDirectory() }
  const content = settings.CONTENT_API_URL ? undefined : invalidateChanged(dir, places, tags)
  return { store, flush, content, isRedisWell: () => joined?.isWell() }
}
