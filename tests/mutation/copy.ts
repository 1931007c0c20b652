import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root, run } from '@/scripts/lib/run.mjs'
import { type Fault, mutated } from '.'

/** Faults that are only awake in a process that is told so need no type checks; the product has had its own. */
const unchecked = [
  'const config: NextConfig = {',
  'const config: NextConfig = { typescript: { ignoreBuildErrors: true },',
]

/** Writes a file anew: one that is linked into the copy must not change at its other end. */
export function rewrite(file: string, text: string): void {
  rmSync(file, { force: true })
  writeFileSync(file, text)
}

/** A copy of the tree beside the system's temporary files, every fault that can be in it, asleep. Its place. */
export function copyTree(faults: readonly Fault[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'northbay-mutation-'))
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  const modules = [join(root, 'node_modules'), join(copy, 'node_modules')]
  try {
    execFileSync('cp', ['-al', ...modules], { stdio: 'ignore' }) // links cost nothing, and nothing in them is written to
  } catch {
    execFileSync('cp', ['-aT', ...modules])
  }
  for (const [number, fault] of faults.entries()) {
    if (fault.as === 'text') continue
    const file = join(copy, fault.file)
    rewrite(file, mutated(readFileSync(file, 'utf8'), fault, number))
  }
  return copy
}

/** Builds the site of a copy. Throws when that fails. */
export async function buildCopy(copy: string): Promise<void> {
  const config = join(copy, 'next.config.ts')
  const [before = '', after = ''] = unchecked
  rewrite(config, readFileSync(config, 'utf8').replace(before, after))
  const code = await run(process.execPath, [join(copy, 'scripts', 'build.mjs')], { cwd: copy })
  if (code !== 0) throw new Error('the copy with the mutations cannot be built')
}
