import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { deepHealth as DeepHealth, recentHealth as RecentHealth } from '.'
import type { HealthCheck } from './check'

const directory = mkdtempSync(join(tmpdir(), 'health-'))
let deepHealth: typeof DeepHealth
let recentHealth: typeof RecentHealth

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', directory)
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.resetModules()
  ;({ deepHealth, recentHealth } = await import('.'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const part = (run: HealthCheck['run']): HealthCheck => ({ name: 'database', kind: () => 'test', run })

describe('deep health', () => {
  it('checks content and database, each with its latency', async () => {
    const ms = expect.any(Number)
    expect(await deepHealth()).toEqual([
      { name: 'content', kind: 'embedded', ok: true, ms },
      { name: 'database', kind: 'SQLite', ok: true, ms },
      { name: 'disk', kind: 'DATA_DIR', ok: true, ms },
    ])
  })

  it('names the part that fails, and does not wait for one that hangs', async () => {
    const hanging = part(() => new Promise(() => undefined))
    const failing = part(() => Promise.reject(new Error('refused')))
    const results = await deepHealth([failing, hanging, part(async () => undefined)])
    expect(results.map(({ ok }) => ok)).toEqual([false, false, true])
    expect(results[1]?.ms).toBeLessThan(2500)
  })

  it('reports a full disk, and that there is room again', async () => {
    const disk = async () => (await deepHealth()).find(({ name }) => name === 'disk')?.ok
    symlinkSync('/dev/full', join(directory, `.health-${process.pid}`))
    expect(await disk()).toBe(false)
    expect(await disk()).toBe(true)
  })

  it('runs once in two seconds, however many request it', async () => {
    const ask = vi.fn(async () => [])
    await Promise.all([recentHealth(ask, 10_000), recentHealth(ask, 10_500), recentHealth(ask, 11_999)])
    expect(ask).toHaveBeenCalledTimes(1)
    await recentHealth(ask, 12_000)
    expect(ask).toHaveBeenCalledTimes(2)
    await recentHealth(ask, 5000) // the clock was set back
    expect(ask).toHaveBeenCalledTimes(3)
  })
})
