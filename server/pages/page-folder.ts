import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { buildId } from '@/lib/build-id'
import type { Env } from '@/lib/env'
import { hasDesk } from '@/lib/has-desk'

const BEAT_MS = 60_000
/** A folder that no process has claimed for this long is taken for unused. */
const SILENT_MS = 5 * BEAT_MS
const WEEK_MS = 7 * 86_400_000

/** Says that a process works in `dir`, until it ends: by the folder's own time, set each minute. */
export function leaseFolder(dir: string): void {
  mkdirSync(dir, { recursive: true })
  const beat = () => {
    try {
      utimesSync(dir, new Date(), new Date())
    } catch {
      // cleared by somebody, or on a disk that is read-only now: nothing to end the process for
    }
  }
  beat()
  setInterval(beat, BEAT_MS).unref()
}

/** Takes away the folders of earlier builds, and those nobody has started for a week; never one that a process works in. */
export function prune(folder: string, build: string, keep: string) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const dir = join(folder, name)
    const age = Math.abs(Date.now() - (statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0))
    const isUnwanted = name !== keep && age > (name.startsWith(`${build}.`) ? WEEK_MS : SILENT_MS)
    if (isUnwanted) rmSync(dir, { recursive: true, force: true })
  }
}

/** The settings that a rendered page depends on: pages made under others must never be served. The token signs the addresses of the back end's files. */
const pageSettings = [
  ...([
    'CONTENT_API_URL',
    'CONTENT_API_TOKEN',
    'SITE_DIR',
    'CONTENT_DIR',
    'MEDIA_HOSTS',
    'MEDIA_BASE_URL',
  ] as const),
  ...(['FRAME_HOSTS', 'SITE_URL', 'SITE_HOSTS', 'SITE_TIME_ZONE', 'PRODUCT_KEY', 'GO1688_HOST'] as const),
  ...(['PAGE_TRANSFORMS', 'hasDesk', 'ANALYTICS_PROVIDER', 'ANALYTICS_ID'] as const),
  ...(['ANALYTICS_URL', 'WECHAT_APP_ID'] as const),
]

/** Name under which pages of this build and these settings are stored (ADR 0008): the build's id and a digest of the settings, `site`. */
export function instanceName(root: string, settings: Env): { build: string; name: string; site: string } {
  const build = buildId(root)
  if (build === undefined) throw new Error('there is no build: npm run build')
  // Where there is a desk, pages count (ADR 0037).
  const all = { ...settings, hasDesk: hasDesk(settings) }
  const values = pageSettings.map((name) => all[name])
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex')
  const site = digest.slice(0, 16)
  return { build, name: `${build}.${site}`, site }
}
