import { trace } from '@opentelemetry/api'
import { afterEach, expect, it, vi } from 'vitest'
import { startTracing } from './tracing'

afterEach(() => vi.useRealTimers())

it('a collector that refuses holds up the end for a second at most', async () => {
  vi.useFakeTimers()
  const end = startTracing('http://127.0.0.1:1', 'site')
  trace.getTracer('test').startSpan('a').end()
  let isEnded = false
  const ended = end().then(() => {
    isEnded = true
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(isEnded).toBe(true)
  await ended
})
