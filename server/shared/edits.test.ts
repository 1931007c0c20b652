import { expect, it } from 'vitest'
import { monotonicNow } from '@/lib/clock'
import { freshness, tagTimes } from '../pages/tags'
import { applyInvalidations } from './edits'

const NOW = monotonicNow()
const here = { self: 'here', startedAt: NOW - 60_000 }
const received = (from: string | undefined, stale: number, at = NOW) => ({
  ...{ id: `${Math.floor(at)}-0`, tags: ['product'], stale },
  ...(from ? { from } : {}),
})
const page = (at: number) => ({ at, revalidate: 600, expire: 86_400, tags: ['product'] })

it.each([
  ['another instance’s edit', received('there', NOW - 100), 'expired'],
  [
    'one by a clock that is behind ours, published after an edit of our own',
    received('there', NOW - 400),
    'expired',
  ],
  ['one by a clock that runs an hour ahead', received('there', NOW + 3_600_000), 'expired'],
  ['an edit of this process, read back', received('here', NOW - 300), 'fresh'],
  ['an old edit published once more after Redis was lost', received(undefined, NOW - 50_000), 'fresh'],
  ['one published once more that was missed here', received(undefined, NOW - 50), 'expired'],
])('a page rendered since our own edit: %s makes it what it is', (_, edit, expected) => {
  const times = tagTimes(10, () => NOW - 300)
  times.expire(['product'], NOW - 300)
  const rendered = page(NOW - 200)
  expect(freshness(rendered, times, NOW)).toBe('fresh')
  const news = applyInvalidations(times, [edit], here, NOW)
  expect([freshness(rendered, times, NOW + 2), news.has('product')]).toEqual([
    expected,
    expected === 'expired',
  ])
  // And what is rendered from then on is good, whatever any clock says.
  expect(freshness(page(NOW + 5), times, NOW + 10)).toBe('fresh')
})
