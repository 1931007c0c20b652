import { afterEach, expect, it } from 'vitest'
import { type StoreOptions, setSharedStore } from '@/lib/shared-store'
import type { Entry } from './entry'
import { bodyOf } from './entry'
import { pageLevels } from './levels'
import { freshness, tagTimes } from './tags'

const page = (at: number): Entry => ({
  ...{ at, revalidate: 60, expire: 600, tags: ['site'] },
  ...{ status: 200, headers: {}, body: bodyOf('text'), content: '' },
})

/** Two instances with disks of their own over one shared store. */
function setUp() {
  const shared = new Map<string, { bytes: Buffer; keeping: StoreOptions }>()
  const outdated = new Set<string>()
  setSharedStore({
    read: async (key) => {
      const found = shared.get(key)
      return found && { bytes: found.bytes, isOutdated: outdated.has(key) }
    },
    write: (key, bytes, keeping) => void shared.set(key, { bytes, keeping }),
    remove: (key) => void shared.delete(key),
    check: async () => undefined,
  })
  const level = () => {
    const disk = new Map<string, Entry>()
    const own = {
      get: async (key: string) => disk.get(key),
      set: (key: string, value: Entry) => void disk.set(key, value),
      delete: (key: string) => void disk.delete(key),
      close: async () => undefined,
    }
    const clock = { wall: 10_000 }
    const levels = pageLevels(
      own,
      () => 10_000,
      () => clock.wall,
    )
    return { disk, clock, ...levels }
  }
  return { one: level(), other: level(), shared, outdated }
}
afterEach(() => setSharedStore(undefined))

it('a page made by one instance is found by the others, and stored on their disks', async () => {
  const { one, other, shared } = setUp()
  one.set('/cn', page(5000))
  expect(await other.get('/cn')).toEqual(page(5000))
  expect(other.disk.get('/cn')).toEqual(page(5000))
  expect(shared.get('page:/cn')?.keeping).toEqual({ tags: ['site'], madeAt: 5000, seconds: 600 })
  one.delete('/cn')
  expect(shared.size).toBe(0)
})

it('the newer page counts, wherever it is; a clock that runs ahead makes no page from the future', async () => {
  const { one, other } = setUp()
  one.set('/cn', page(5000))
  other.disk.set('/cn', page(6000))
  expect((await other.get('/cn'))?.at).toBe(6000)
  one.clock.wall = 10_500
  one.set('/cn', page(9_900))
  expect(await other.get('/cn')).toEqual(page(10_000))
})

const DAY_MS = 86_400_000

it.each([
  ['a day back', -DAY_MS],
  ['a day forward', DAY_MS],
])(
  'a clock that goes %s: what was cached before is over, or old, and never fresh (ADR 0041)',
  async (_, step) => {
    const { one, other } = setUp()
    one.set('/cn', page(9_000))
    one.clock.wall += step
    const own = await one.get('/cn')
    expect(own && freshness(own, tagTimes(), 10_000)).toBe('expired')
    one.set('/cn', page(9_500))
    expect((await one.get('/cn'))?.at).toBe(9_500)
    const theirs = await other.get('/cn')
    expect(theirs && freshness(theirs, tagTimes(), 10_000)).toBe('expired')
  },
)

it('an outdated page is over: it replaces nothing and stands in only where there is nothing', async () => {
  const { one, other, outdated } = setUp()
  one.set('/cn', page(5000))
  outdated.add('page:/cn')
  expect(await other.get('/cn')).toMatchObject({ expire: 0 })
  expect(other.disk.size).toBe(0)
  other.disk.set('/cn', page(1000))
  expect((await other.get('/cn'))?.at).toBe(1000)
})
