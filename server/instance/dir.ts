import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import { holdInstance } from './lease'
import { instanceName } from './name'
import { prune } from './prune'

const projectFiles = ['node_modules', 'public', 'package.json', 'next.config.ts', 'tsconfig.json']

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

/**
 * A view of the built site in `root` with a page cache of its own per set of settings (ADR 0008): one build serves
 * every setting (D33), but a page cached under one of them, the demo's say, is wrong under another. Links, no copies. The
 * folder is held while this process lives.
 */
export function instanceDir(root: string, settings: Env): string {
  const built = join(root, '.next')
  const { build, name } = instanceName(root, settings)
  const instances = join(built, 'instances')
  const dir = join(instances, name)
  holdInstance(dir) // before anything is looked at: another start must not take it for unused
  prune(instances, build, name)
  linkEntries(root, dir, [], projectFiles)
  linkEntries(built, join(dir, '.next'), ['instances', 'cache', 'server'])
  linkEntries(join(built, 'server'), join(dir, '.next', 'server'), ['route-cache'])
  return dir
}
