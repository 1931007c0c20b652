import { describe, expect, it } from 'vitest'
import { monotonicNow } from '@/lib/clock'
import { freshness, fromPublished, tagTimes, toPublished } from './tags'

const page = { at: 100_000, revalidate: 60, expire: 600, tags: ['site', 'news:7'] }
const times = (...told: [tag: string, seconds: number | undefined, at: number][]) => {
  const known = tagTimes()
  for (const [tag, seconds, at] of told) known.expire([tag], seconds, at)
  return known
}

describe('freshness of a page (D13)', () => {
  it.each([
    ['just made', times(), 100_001, 'fresh'],
    ['one second before its time', times(), 159_999, 'fresh'],
    ['at its time', times(), 160_000, 'stale'],
    ['before the end', times(), 699_999, 'stale'],
    ['at the end', times(), 700_000, 'expired'],
    ['an edit of what it shows', times(['site', 0, 101_000]), 101_000, 'expired'],
    ['an edit told without a duration', times(['site', undefined, 101_000]), 101_001, 'expired'],
    ['an edit while it was rendered', times(['news:7', 0, 100_000]), 100_500, 'expired'],
    ['an edit before it was rendered', times(['site', 0, 99_999]), 100_001, 'fresh'],
    ['an edit of something else', times(['activity', 0, 101_000]), 101_000, 'fresh'],
    ['a tag that is over in 10 s', times(['site', 10, 101_000]), 110_999, 'stale'],
    ['10 s later', times(['site', 10, 101_000]), 111_000, 'expired'],
  ])('%s', (_, known, now, expected) => {
    expect(freshness(page, known, now)).toBe(expected)
  })

  it('a tag that was forgotten makes no old page fresh', () => {
    const known = tagTimes(2)
    for (const [index, tag] of ['site', 'a', 'b'].entries()) known.expire([tag], 0, 101_000 + index)
    expect(known.get('site')).toBeUndefined()
    expect(freshness(page, known, 102_000)).toBe('expired')
    expect(freshness({ ...page, at: 101_003 }, known, 102_000)).toBe('fresh')
  })

  it('what another process has told counts, and nothing older than one knows', () => {
    const known = times(['site', 0, 105_000])
    known.merge(
      [
        ['site', { stale: 1, expired: 1, stamp: 1 }],
        ['news:7', { stale: 106_000, expired: 106_000, stamp: 106_000 }],
      ],
      0,
    )
    expect(known.get('site')?.stale).toBe(105_000)
    expect(known.last()).toBe(106_000)
  })

  it('what was rendered between another process’s edit and hearing of it is old', () => {
    const known = tagTimes()
    known.merge([['site', { stale: 99_500, expired: 99_500, stamp: 99_500 }]], 0, 100_400)
    expect(freshness(page, known, 100_500)).toBe('expired')
    expect(freshness({ ...page, at: 100_401 }, known, 100_500)).toBe('fresh')
  })
})

describe('tellings of processes whose clocks were set (ADR 0041)', () => {
  const DAY_MS = 86_400_000

  it('one told after the clock went back is news to the others all the same', () => {
    let wall = Date.now() + DAY_MS
    const [one, other] = [tagTimes(10, () => wall), tagTimes()]
    const pass = () => {
      const time = one.get('site')
      if (time) other.merge([['site', fromPublished(toPublished(time))]], 0, monotonicNow())
    }
    one.expire(['site'], 0, monotonicNow())
    pass()
    wall -= DAY_MS
    const page = { at: monotonicNow(), revalidate: 60, expire: 600, tags: ['site'] }
    one.expire(['site'], 0, monotonicNow())
    pass()
    expect(freshness(page, other)).toBe('expired')
  })

  it('one from a clock that is a day ahead makes nothing old that is rendered after it was heard', () => {
    const known = tagTimes()
    const ahead = Date.now() + DAY_MS
    known.merge([['site', fromPublished({ stale: ahead, expired: ahead })]], 0)
    const at = monotonicNow() + 1
    expect(freshness({ at, revalidate: 60, expire: 600, tags: ['site'] }, known, at + 1)).toBe('fresh')
  })
})
