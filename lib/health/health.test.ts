import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { deepHealth as DeepHealth, HealthCheck } from '.'

const directory = mkdtempSync(join(tmpdir(), 'health-'))
let deepHealth: typeof DeepHealth

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', directory)
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.resetModules()
  deepHealth = (await import('.')).deepHealth
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const part = (run: HealthCheck['run']): HealthCheck => ({ name: 'database', kind: () => 'test', run })

describe('deep health', () => {
  it('asks content and database, each with its latency', async () => {
    const ms = expect.any(Number)
    expect(await deepHealth()).toEqual([
      { name: 'content', kind: 'embedded', ok: true, ms },
      { name: 'database', kind: 'SQLite', ok: true, ms },
    ])
  })

  it('says which part fails, and does not wait for one that hangs', async () => {
    const hanging = part(() => new Promise(() => undefined))
    const failing = part(() => Promise.reject(new Error('refused')))
    const results = await deepHealth([failing, hanging, part(async () => undefined)])
    expect(results.map(({ ok }) => ok)).toEqual([false, false, true])
    expect(results[1]?.ms).toBeLessThan(2500)
  })
})
