import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { firefox } from './firefox'
import { oldChromiums } from './old-chromium'
import { visit } from './visit'
import { webkit } from './webkit'

// A machine with nothing installed, and without a way to fetch anything.
const empty = mkdtempSync(join(tmpdir(), 'no-engines-'))
beforeAll(() => {
  vi.stubEnv('PATH', empty)
  vi.stubEnv('TMPDIR', empty)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(empty, { recursive: true })
})

it.each([...oldChromiums, firefox, webkit])(
  '$name is named with the reason where it is not to be had',
  async (engine) => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    expect(await visit(engine, 'http://127.0.0.1:1')).toBe(0)
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/^\w[\w ]+: not here: .*(?:ENOENT|is built for)/)],
    ])
    expect(said.mock.lastCall?.[0]).toContain(engine.name)
  },
)

it.each([firefox, webkit])('$name has failed where it is installed and does not start', async (engine) => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const broken = join(empty, 'broken')
  mkdirSync(broken, { recursive: true })
  vi.stubEnv('PATH', broken)
  for (const program of ['firefox-esr', 'xvfb-run', 'xauth', 'WebKitWebDriver'])
    writeFileSync(join(broken, program), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(await visit(engine, 'http://127.0.0.1:1')).toBe(1)
  expect(said.mock.calls).toEqual([[`${engine.name}: does not start: Error: it does not start`]])
})

it('an engine that falls silent has failed, and the others go on', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const silence = () => new Promise<never>(() => undefined)
  const silent = { version: '1', open: silence, close: silence }
  const failed = visit({ name: 'Silent', tier: 'full', start: async () => silent }, 'http://127.0.0.1:1')
  await vi.advanceTimersByTimeAsync(200_000)
  expect(await failed).toBe(2)
  expect(said.mock.calls.join('\n')).toMatch(/no answer within \d+ ms/)
  vi.useRealTimers()
})
