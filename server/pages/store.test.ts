import { expect, it } from 'vitest'
import { bodyOf, type Entry, encoded, entrySize } from './entry'
import { limits, pageStore } from './store'
import { tagTimes } from './tags'

const clock = { now: 1000 }
const page = (text: string, at = clock.now): Entry => ({
  at,
  revalidate: 60,
  expire: 600,
  tags: ['site'],
  status: 200,
  body: bodyOf(text),
  content: '',
  headers: {},
})
function setUp(most = limits, onDisk = new Map<string, Entry>()) {
  const tags = tagTimes()
  let reads = 0
  const disk = {
    get: async (key: string) => {
      reads += 1
      return onDisk.get(key)
    },
    set: (key: string, value: Entry) => void onDisk.set(key, value),
    delete: (key: string) => void onDisk.delete(key),
    close: async () => undefined,
  }
  return { store: pageStore(disk, tags, most, () => clock.now), tags, onDisk, reads: () => reads }
}

it('reads a page from the disk once for simultaneous requests', async () => {
  const { store, reads } = setUp(limits, new Map([['/cn', page('a')]]))
  const found = await Promise.all(Array.from({ length: 20 }, () => store.find('/cn')))
  expect(new Set(found).size).toBe(1)
  expect([reads(), store.peek('/cn')]).toEqual([1, found[0]])
})

it('a page that is made or found missing while the disk is read is what all who wait get', async () => {
  const { store, onDisk } = setUp(limits, new Map([['/cn', page('old', 900)]]))
  const made = page('new')
  const waiting = [store.find('/cn'), store.find('/cn')]
  store.put('/cn', made)
  expect(await Promise.all(waiting)).toEqual([made, made])
  onDisk.set('/en', page('old', 900))
  const others = [store.find('/en'), store.find('/en')]
  store.miss('/en', clock.now)
  expect(await Promise.all(others)).toEqual([undefined, undefined])
})

it('keeps within its bytes, encodings that come later included', () => {
  const text = (name: string) => name + 'x'.repeat(500)
  const size = entrySize(page(text('a')))
  const { store } = setUp({ ...limits, pageBytes: size * 3 + 10 })
  for (const name of ['a', 'b', 'c', 'd']) store.put(`/${name}`, page(text(name)))
  expect(['/a', '/b', '/c', '/d'].map((key) => store.peek(key) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
  ])

  const large = page(Array.from({ length: 400 }, (_, at) => String(at)).join(' '))
  const other = setUp({ ...limits, pageBytes: entrySize(large) * 2 + 10 }).store
  other.put('/one', large)
  other.put('/two', page(Array.from({ length: 400 }, (_, at) => String(at)).join('+')))
  encoded(large.body, 'gzip')
  other.grown('/one')
  expect([other.peek('/one'), other.peek('/two')]).toEqual([large, undefined])
})

it('takes over what another process has made anew, and nothing older or old', async () => {
  const { store, onDisk, tags } = setUp()
  const own = page('own')
  store.put('/cn', own)
  expect(await store.takeOver('/cn')).toBe(false)
  onDisk.set('/cn', page('theirs', own.at + 5))
  expect([await store.takeOver('/cn'), store.peek('/cn')]).toEqual([true, onDisk.get('/cn')])
  onDisk.set('/cn', page('theirs, and old', own.at + 6))
  tags.expire(['site'], own.at + 7)
  clock.now = own.at + 8
  expect(await store.takeOver('/cn')).toBe(false)
})

it('a render that began earlier and ended later changes nothing', () => {
  const { store } = setUp()
  const newer = page('new', 2000)
  store.put('/cn', newer)
  store.put('/cn', page('old', 1500))
  expect(store.peek('/cn')).toBe(newer)
})

it('deletes a page that has become a 404, on the disk too, and renders again after an edit or ten seconds', () => {
  const { store, onDisk, tags } = setUp()
  store.put('/cn/item', page('a'))
  store.miss('/cn/item', clock.now)
  expect([store.peek('/cn/item'), onDisk.size, store.isMissing('/cn/item')]).toEqual([undefined, 0, true])
  clock.now += 9_999
  expect(store.isMissing('/cn/item')).toBe(true)
  clock.now += 1
  expect(store.isMissing('/cn/item')).toBe(false)
  store.miss('/cn/item', clock.now)
  tags.expire(['news:9'], clock.now)
  expect(store.isMissing('/cn/item')).toBe(false)
})

it('caches a bounded number of missing addresses, and nothing of them on the disk', () => {
  const { store, onDisk } = setUp({ ...limits, missingCount: 3 })
  for (const id of [1, 2, 3, 4]) store.miss(`/cn/item/${id}`, clock.now)
  expect([1, 2, 3, 4].map((id) => store.isMissing(`/cn/item/${id}`))).toEqual([false, true, true, true])
  expect(onDisk.size).toBe(0)
})

it('an edit of another instance requests a missing address again, however late its clock', () => {
  const { store, tags } = setUp()
  store.miss('/cn/item/1', clock.now)
  clock.now += 5
  expect(store.isMissing('/cn/item/1')).toBe(true)
  tags.merge([['item', clock.now - 400]], 0, clock.now)
  expect(store.isMissing('/cn/item/1')).toBe(false)
})
