import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import { holdInstance, isInstanceHeld } from './lease'

const WEEK_MS = 7 * 86_400_000
const projectFiles = ['node_modules', 'public', 'package.json', 'next.config.ts', 'tsconfig.json']

/** The settings that a rendered page depends on: pages made under others must never be served. */
function pageSettings(settings: Env) {
  const { CONTENT_API_URL, CONTENT_DIR, SITE_URL, SITE_HOSTS, SITE_TIME_ZONE, PRODUCT_KEY } = settings
  const { MEDIA_HOSTS, FRAME_HOSTS, GO1688_HOST } = settings
  const content = [CONTENT_API_URL, CONTENT_DIR, MEDIA_HOSTS, FRAME_HOSTS]
  return [...content, SITE_URL, SITE_HOSTS, SITE_TIME_ZONE, PRODUCT_KEY, GO1688_HOST]
}

/** Links every entry of `from` but the named ones into `to`; what is there already stays, another instance may be using it. */
function linkEntries(from: string, to: string, but: string[] = [], only?: string[]) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (!but.includes(name) && (!only || only.includes(name)) && !existsSync(join(to, name)))
      symlinkSync(
        join(from, name),
        join(to, name),
        statSync(join(from, name)).isDirectory() ? 'junction' : 'file',
      )
}

/** Takes away the folders of earlier builds, and those nobody has started for a week; never one that a process works in. */
function prune(folder: string, build: string, keep: string) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const dir = join(folder, name)
    const isOld = Date.now() - (statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0) > WEEK_MS
    const isUnwanted = name !== keep && (isOld || !name.startsWith(`${build}.`))
    if (isUnwanted && !isInstanceHeld(dir)) rmSync(dir, { recursive: true, force: true })
  }
}

/**
 * A view of the built site in `root` with a page cache of its own per set of settings (ADR 0008): one build serves
 * every setting (D33), but a page cached under one of them, the demo's say, is wrong under another. Links, no copies. The
 * folder is held while this process lives.
 */
export function instanceDir(root: string, settings: Env): string {
  const built = join(root, '.next')
  const build = readFileSync(join(built, 'BUILD_ID'), 'utf8').trim()
  const digest = createHash('sha256')
    .update(JSON.stringify(pageSettings(settings)))
    .digest('hex')
  const name = `${build}.${digest.slice(0, 16)}`
  const instances = join(built, 'instances')
  const dir = join(instances, name)
  holdInstance(dir) // before anything is looked at: another start must not take it for unused
  prune(instances, build, name)
  linkEntries(root, dir, [], projectFiles)
  linkEntries(built, join(dir, '.next'), ['instances', 'cache', 'server'])
  linkEntries(join(built, 'server'), join(dir, '.next', 'server'), ['route-cache'])
  return dir
}
