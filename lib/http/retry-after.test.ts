import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after'

it.each([
  ['0', 0],
  ['120', 120_000],
  ['Fri, 27 Nov 2026 09:00:05 GMT', 5000],
  ['Fri, 27 Nov 2026 08:00:00 GMT', 0],
  ['soon', undefined],
  ['-1', undefined],
  ['2026', 2_026_000],
  ['9'.repeat(20), undefined],
  [undefined, undefined],
])('%s asks to wait %s ms', (value, ms) =>
  expect(retryAfterMs(value, Date.parse('2026-11-27T09:00:00Z'))).toBe(ms),
)
