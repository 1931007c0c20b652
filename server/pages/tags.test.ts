import { describe, expect, it } from 'vitest'
import { monotonicNow } from '@/lib/clock'
import { freshness, tagTimes } from './tags'

const page = { at: 100_000, revalidate: 60, expire: 600, tags: ['site', 'news:7'] }
const times = (...entries: [tag: string, at: number][]) => {
  const known = tagTimes()
  for (const [tag, at] of entries) known.expire([tag], at)
  return known
}

describe('freshness of a page (D13)', () => {
  it.each([
    ['just made', times(), 100_001, 'fresh'],
    ['one second before its time', times(), 159_999, 'fresh'],
    ['at its time', times(), 160_000, 'stale'],
    ['before the end', times(), 699_999, 'stale'],
    ['at the end', times(), 700_000, 'expired'],
    ['an edit of what it shows', times(['site', 101_000]), 101_000, 'expired'],
    ['an edit while it was rendered', times(['news:7', 100_000]), 100_500, 'expired'],
    ['an edit before it was rendered', times(['site', 99_999]), 100_001, 'fresh'],
    ['an edit of something else', times(['activity', 101_000]), 101_000, 'fresh'],
  ])('%s', (_, known, now, expected) => {
    expect(freshness(page, known, now)).toBe(expected)
  })

  it('a tag that was evicted makes no old page fresh', () => {
    const known = tagTimes(2)
    for (const [index, tag] of ['site', 'a', 'b'].entries()) known.expire([tag], 101_000 + index)
    expect(known.get('site')).toBeUndefined()
    expect(freshness(page, known, 102_000)).toBe('expired')
    expect(freshness({ ...page, at: 101_003 }, known, 102_000)).toBe('fresh')
  })

  it('a published time of another process is merged, unless an equal or newer one is here', () => {
    const known = times(['site', 105_000])
    const entries: [string, number][] = [
      ['site', 1],
      ['news:7', 106_000],
    ]
    known.merge(entries, 0)
    expect(known.get('site')?.at).toBe(105_000)
    expect(Math.round(known.last() / 1000)).toBe(106)
  })

  it('what was rendered between another process’s edit and its arrival here is old', () => {
    const known = tagTimes()
    known.merge([['site', 99_500]], 0, 100_400)
    expect(freshness(page, known, 100_500)).toBe('expired')
    expect(freshness({ ...page, at: 100_401 }, known, 100_500)).toBe('fresh')
  })
})

describe('invalidations of processes whose clocks were set (ADR 0041)', () => {
  const DAY_MS = 86_400_000

  it('one published after the clock went back is new to the others all the same', () => {
    let wall = Date.now() + DAY_MS
    const [one, other] = [tagTimes(10, () => wall), tagTimes()]
    const pass = () => other.merge([['site', one.get('site')?.stamp ?? 0]], 0, monotonicNow())
    one.expire(['site'], monotonicNow())
    pass()
    wall -= DAY_MS
    const page = { at: monotonicNow(), revalidate: 60, expire: 600, tags: ['site'] }
    one.expire(['site'], monotonicNow())
    pass()
    expect(freshness(page, other)).toBe('expired')
  })

  it('one from a clock that is a day ahead expires nothing that is rendered after it was received', () => {
    const known = tagTimes()
    const ahead = Date.now() + DAY_MS
    known.merge([['site', ahead]], 0)
    const at = monotonicNow() + 1
    expect(freshness({ at, revalidate: 60, expire: 600, tags: ['site'] }, known, at + 1)).toBe('fresh')
  })
})
