import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it, vi } from 'vitest'
import { heapGuard } from './heap'

it('what nobody uses any more is collected before a render is refused, once in five seconds', () => {
  let [live, garbage, now] = [0.5, 0.1, 0]
  const collect = vi.fn(() => {
    garbage = 0
  })
  const hasRoom = heapGuard({ usedShare: () => live + garbage, collect }, () => now)
  expect([hasRoom(), collect.mock.calls.length]).toEqual([true, 0])
  garbage = 0.3
  expect([hasRoom(), collect.mock.calls.length]).toEqual([true, 1])
  // What comes before the next collection is due is garbage for the most part.
  garbage = 0.3
  expect([hasRoom(), collect.mock.calls.length]).toEqual([true, 1])
  garbage = 0.4
  expect([hasRoom(), collect.mock.calls.length]).toEqual([false, 1])
  garbage = 0
  live = 0.8
  now += 5000
  expect([hasRoom(), hasRoom(), collect.mock.calls.length]).toEqual([false, false, 2])
  live = 0.6
  expect([hasRoom(), collect.mock.calls.length]).toEqual([true, 2])
})

/** A page that keeps two megabytes more with each render, up to eight times the heap; then it keeps nothing. */
const growing = `
import { heapGuard, ownHeap } from './heap'
import { renderLimits } from './renders'
let now = 0
const renders = renderLimits({}, heapGuard(ownHeap, () => now))
const kept = []
let [rendered, refused] = [0, 0]
for (let asked = 0; asked < 250; asked += 1)
  await renders.unknown(async () => {
    rendered += 1
    kept.push(Array.from({ length: 40_000 }, (_, number) => ({ number })))
  }).catch(() => { refused += 1 })
kept.length = 0
now += 5000
const later = await renders.unknown(async () => 'rendered')
console.log(JSON.stringify({ rendered, refused, later }))
`

it('a page made to grow is refused before V8 gives up, and rendered again when there is room', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'northbay-heap-'))
  const stdin = { contents: growing, resolveDir: import.meta.dirname, loader: 'ts' as const }
  const options = { bundle: true, platform: 'node', format: 'esm', write: false, logLevel: 'error' } as const
  // The logger asks for Node's own modules by require, which an ES module has not.
  const require = `import { createRequire } from 'node:module'; const require = createRequire('${import.meta.url}')`
  const made = await build({ ...options, stdin, banner: { js: require }, tsconfig: 'tsconfig.json' })
  const file = join(dir, 'growing.mjs')
  writeFileSync(file, made.outputFiles[0]?.text ?? '')
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--max-old-space-size=64', '--max-semi-space-size=2', file],
    {
      encoding: 'utf8',
    },
  )
  rmSync(dir, { recursive: true })
  expect(status).toBe(0)
  const seen = JSON.parse(stdout) as { rendered: number; refused: number; later: string }
  expect(seen).toMatchObject({ later: 'rendered' })
  expect(seen.rendered).toBeGreaterThan(5)
  expect(seen.refused).toBeGreaterThan(100)
})
