import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Static and dynamic imports of a module's text. */
const imports = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g,
    ),
  ].map(([, named, other]) => named ?? other ?? '')

/** Packages that a command imports, itself or by the files it imports, before `ensureInstalled()` has returned. */
function packagesBeforeInstall(command: string): string[] {
  const [before, after] = readFileSync(command, 'utf8').split(/await ensureInstalled\(\)/)
  if (before === undefined || after === undefined)
    throw new Error(`${command} does not call ensureInstalled()`)
  const packages: string[] = []
  const seen = new Set<string>()
  const follow = (file: string, text: string) => {
    for (const name of imports(text)) {
      if (name.startsWith('node:')) continue
      if (!name.startsWith('.')) {
        packages.push(`${file}: ${name}`)
        continue
      }
      const target = join(dirname(file), name)
      if (seen.has(target)) continue
      seen.add(target)
      if (!existsSync(target)) throw new Error(`${file} imports ${name}, which is not there`)
      follow(target, readFileSync(target, 'utf8'))
    }
  }
  follow(command, before)
  return packages
}

describe('commands of a bare machine', () => {
  it.each(['scripts/start.mjs', 'scripts/test.mjs'])(
    '%s imports no package before it has installed them',
    (command) => {
      expect(packagesBeforeInstall(command)).toEqual([])
    },
  )

  it('tests/start/run.mjs imports none at all', () => {
    expect(
      imports(readFileSync('tests/start/run.mjs', 'utf8')).filter((name) => !/^(?:node:|\.)/.test(name)),
    ).toEqual([])
  })
})

describe('imports', () => {
  it.each([
    ["import { a } from 'esbuild'", 'esbuild'],
    ["import 'esbuild'", 'esbuild'],
    ["export * from 'esbuild'", 'esbuild'],
    ["import {\n  a,\n} from 'esbuild'", 'esbuild'],
    ["const { build } = await import('esbuild')", 'esbuild'],
  ])('finds %j', (text, name) => expect(imports(text)).toEqual([name]))
})
