import { afterEach, expect, it, vi } from 'vitest'
import { release } from '@/lib/release'

afterEach(() => {
  vi.unstubAllEnvs()
  release.value = undefined
})

it('metrics name the version, and have no figure of deliveries while the database does not answer', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://site@127.0.0.1:1/site')
  release.value = { version: '1.2.3', build: 'abc' }
  const { metricsRecorder } = await import('./recorder')
  const recorder = metricsRecorder({ pages: () => ({ bytes: 0, count: 0 }), isRedisWell: () => undefined })
  const text = await recorder.text()
  expect(text).toContain('site_build_info{version="1.2.3",build="abc"} 1')
  expect(text).not.toMatch(/^site_outbox/m)
})
