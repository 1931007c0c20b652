import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { buildId } from '@/lib/build-id'
import type { Env } from '@/lib/env'

const BEAT_MS = 60_000
/** A process of another machine on the same disk is believed gone when it has not been heard of for this long. */
const SILENT_MS = 5 * BEAT_MS

const leases = (dir: string) => join(dir, '.running')

/** Says that this process works in `dir`, until it ends: a file named by machine and process, touched every minute. */
export function holdInstance(dir: string): void {
  const file = join(leases(dir), `${hostname()}~${process.pid}`)
  mkdirSync(leases(dir), { recursive: true })
  writeFileSync(file, '')
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      clearInterval(beat) // somebody removed it by hand: nothing to keep
    }
  }, BEAT_MS)
  beat.unref()
  process.once('exit', () => rmSync(file, { force: true }))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** True while a process works in `dir`: one of this machine that lives, or one of another that was heard of lately. */
export function isInstanceHeld(dir: string): boolean {
  const files = statSync(leases(dir), { throwIfNoEntry: false }) ? readdirSync(leases(dir)) : []
  return files.some((name) => {
    const [host, pid] = name.split('~')
    if (host === hostname()) return isAlive(Number(pid))
    const lease = statSync(join(leases(dir), name), { throwIfNoEntry: false })
    return lease !== undefined && Math.abs(Date.now() - lease.mtimeMs) < SILENT_MS
  })
}

const WEEK_MS = 7 * 86_400_000

/** Takes away the folders of earlier builds, and those nobody has started for a week; never one that a process works in. */
export function prune(folder: string, build: string, keep: string) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const dir = join(folder, name)
    const isOld = Math.abs(Date.now() - (statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0)) > WEEK_MS
    const isUnwanted = name !== keep && (isOld || !name.startsWith(`${build}.`))
    if (isUnwanted && !isInstanceHeld(dir)) rmSync(dir, { recursive: true, force: true })
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

/** What pages of this build under these settings are kept as (ADR 0008): the build's id and a digest of the settings, `site`. */
export function instanceName(root: string, settings: Env): { build: string; name: string; site: string } {
  const build = buildId(root)
  if (build === undefined) throw new Error('there is no build: npm run build')
  // Where there is a desk, pages count (ADR 0037).
  const all = { ...settings, hasDesk: Boolean(settings.DESK_PASSWORD_HASH ?? settings.DESK_SSO_HEADER) }
  const values = pageSettings.map((name) => all[name])
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex')
  const site = digest.slice(0, 16)
  return { build, name: `${build}.${site}`, site }
}
