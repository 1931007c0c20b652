import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** `full`: scripts run and everything works. `readable`: it reads, navigates, sends forms and opens films, by plain HTML where it must. */
export type Engine = { name: string; package: string; tier: 'full' | 'readable' }

/** Old Chromium builds that npm packages carry, for Linux on x64. */
export const engines: Engine[] = [
  { name: 'Chromium 92', package: 'chrome-aws-lambda@10.1.0', tier: 'readable' },
  { name: 'Chromium 106', package: '@sparticuz/chromium@106.0.2', tier: 'full' },
]

/** So long a package may take to come, ms. */
const LONGEST_MS = 60_000

/**
 * The path of an engine's program, kept in the system's temporary folder between runs; a reason in words where this machine cannot have
 * it. `libraries` is where its shared libraries lie.
 */
export function getEngine(engine: Engine): { program: string; libraries: string } | { reason: string } {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { reason: 'it is built for Linux on x64' }
  const folder = join(tmpdir(), 'northbay-engines', engine.package.replace(/\W+/g, '-'))
  const program = join(folder, 'chromium')
  const libraries = join(folder, 'lib')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    const pack = spawnSync('npm', ['pack', engine.package, '--silent', '--pack-destination', folder], {
      timeout: LONGEST_MS,
      encoding: 'utf8',
    })
    if (pack.status !== 0) return { reason: `its package did not come within ${LONGEST_MS / 1000} s` }
    execFileSync('tar', ['-xzf', join(folder, pack.stdout.trim()), '-C', folder])
    const packed = (name: string) =>
      brotliDecompressSync(readFileSync(join(folder, 'package/bin', `${name}.br`)))
    execFileSync('tar', ['-x', '-C', folder], { input: packed('aws.tar') })
    writeFileSync(program, packed('chromium'), { mode: 0o755 })
  }
  return { program, libraries }
}
