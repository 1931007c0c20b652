import { afterEach, expect, it } from 'vitest'
import { monotonicNow } from '@/lib/clock'
import { setSharedStore } from '@/lib/shared-store'
import { shareInMemory } from '@/tests/helpers/shared-store'
import { readShared, share } from './shared-answers'

const DAY_MS = 86_400_000
afterEach(() => setSharedStore(undefined))

it.each([
  ['made here', 0, false],
  ['of a clock a second ahead', 1000, false],
  ['of a clock a day ahead: nobody knows how old it is', DAY_MS, true],
  ['of a clock a day behind: old by its age', -DAY_MS, false],
])('an answer %s (ADR 0041)', async (_, ahead, isStale) => {
  shareInMemory()
  const at = monotonicNow()
  share('key', { value: 'a', at: at + ahead, tags: [] }, at)
  const found = await readShared('key')
  expect(found).toMatchObject({ value: 'a', isStale })
  expect(found?.at).toBeLessThanOrEqual(monotonicNow())
  if (ahead < 0) expect(found?.at).toBeLessThan(at - DAY_MS / 2)
})
