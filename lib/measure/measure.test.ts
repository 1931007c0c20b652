import { describe, expect, it } from 'vitest'
import { browserOf, deviceOf, readBrowser } from './browser'
import { OTHER, type Visit } from './event'
import { countedWords } from './missed-search'
import { isLeftOut, readVisitEvents, readVitals } from './read'
import { classOf, type Sample } from './sample'
import { SampleTally } from './sample-tally'
import { Tally } from './tally'

const counted = (body: object, url = '/en/product/1001') =>
  readVisitEvents(JSON.stringify([{ type: 'count', url, body }]))

describe('what a browser reports to be counted (ADR 0037)', () => {
  it.each([
    [
      { event: 'view', source: 'campaign Spring-Letter', campaign: 'Launch' },
      'campaign spring-letter',
      'launch',
    ],
    [{ event: 'view', source: 'link www.example.com' }, 'link www.example.com', ''],
    [{ event: 'view', source: 'direct ' }, 'direct', ''],
    [{ event: 'view', source: 'li.lei@example.com' }, 'direct', ''],
    [{ event: 'view', source: 'campaign li.lei@example.com', campaign: '13800138000' }, 'campaign *', OTHER],
    [{ event: 'view', source: `link ${'a'.repeat(200)}`, campaign: 'a\nb' }, 'link *', ''],
  ])('%j comes from "%s", campaign "%s"', (body, source, campaign) =>
    expect(counted(body)).toEqual([{ url: '/en/product/1001', event: 'view', form: '', source, campaign }]),
  )

  it.each([
    ['another event', counted({ event: 'visitor', source: 'direct' })],
    [
      'a submit, which only a stored enquiry is',
      counted({ event: 'submit', form: '5002', source: 'direct' }),
    ],
    ['a form without an id', counted({ event: 'form', form: 'x y', source: 'direct' })],
    ['a view of a form', counted({ event: 'view', form: '5002', source: 'direct' })],
    ['an address of elsewhere', counted({ event: 'view', source: 'direct' }, 'https://evil.example/')],
    ['an address with a query', counted({ event: 'view', source: 'direct' }, '/?q=name')],
    ['no JSON', readVisitEvents('{{{')],
    ['no list', readVisitEvents('{"type":"count"}')],
  ])('%s is nothing', (_, read) => expect(read).toEqual([]))

  it('is ten of a body at most', () => {
    const one = { type: 'count', url: '/', body: { event: 'view', source: 'direct' } }
    expect(readVisitEvents(JSON.stringify(Array(50).fill(one)))).toHaveLength(10)
  })
})

const browser = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'
it.each([
  ['a browser', { 'user-agent': browser }, false],
  ['a browser with GPC', { 'user-agent': browser, 'sec-gpc': '1' }, true],
  ['a browser with DNT', { 'user-agent': browser, dnt: '1' }, true],
  ['a browser that says DNT off', { 'user-agent': browser, dnt: '0' }, false],
  ['a phone of the maker Cubot', { 'user-agent': 'Mozilla/5.0 (Linux; CUBOT_X30) Chrome/90.0' }, false],
  ['Baiduspider', { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' }, true],
  ['Googlebot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, true],
  ['a browser without a screen', { 'user-agent': browser.replace('Chrome', 'HeadlessChrome') }, true],
  ['curl', { 'user-agent': 'curl/8.0' }, true],
  ['nothing', {}, true],
])('%s is left out: %j → %s', (_, headers, isOut) =>
  expect(isLeftOut(new Headers(headers as Record<string, string>))).toBe(isOut),
)

describe('the tally', () => {
  const visit = (more: Partial<Visit> = {}): Visit => ({
    event: 'view',
    page: '/',
    form: '',
    source: 'direct',
    campaign: '',
    ...more,
  })
  const fill = (
    count: number,
    more: (at: number) => Partial<Visit>,
    addressOf = (at: number) => `10.0.${at}`,
  ) => {
    const tally = new Tally()
    for (let at = 0; at < count; at += 1) tally.add(visit(more(at)), '2026-11-22', addressOf(at))
    return tally.take()
  }
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)

  it('adds up what is the same, by day', () => {
    const tally = new Tally()
    for (const day of ['2026-11-22', '2026-11-22', '2026-11-23']) tally.add(visit(), day, 'a')
    expect(tally.take().map(({ day, count }) => [day, count])).toEqual([
      ['2026-11-22', 2],
      ['2026-11-23', 1],
    ])
    expect(tally.take()).toEqual([])
  })

  it('counts a hundred sources with their campaigns and a hundred forms a day; the rest is "other", and none is lost', () => {
    const campaigns = fill(300, (at) => ({ source: 'campaign x', campaign: `c${at}` }))
    expect([campaigns.length, sum(campaigns)]).toEqual([101, 300])
    expect(campaigns.at(-1)).toMatchObject({ source: OTHER, campaign: '', count: 200 })
    const forms = fill(300, (at) => ({ event: 'form', form: String(at) }))
    expect([forms.length, sum(forms)]).toEqual([101, 300])
  })

  it('one address cannot use up the names: it is the first to name ten a day', () => {
    const alone = fill(
      300,
      (at) => ({ source: 'campaign x', campaign: `c${at}` }),
      () => 'a',
    )
    expect([alone.length, sum(alone)]).toEqual([11, 300])
  })

  it('one address cannot use up the rows: it begins thirty a minute and three hundred a day, and is counted three thousand times', () => {
    const views = (tally: Tally, count: number, address: string) => {
      for (let at = 0; at < count; at += 1)
        tally.add(visit({ page: `/product/${at}` }), '2026-11-22', address)
      const rows = tally.take()
      return { rows: rows.length, sum: sum(rows), others: rows.find(({ page }) => page === OTHER)?.count }
    }
    expect(views(new Tally(), 100, 'hasty')).toEqual({ rows: 31, sum: 100, others: 70 })
    const tally = new Tally(() => false)
    expect(views(tally, 1000, 'one')).toEqual({ rows: 301, sum: 1000, others: 700 })
    expect(views(tally, 301, 'another')).toEqual({ rows: 301, sum: 301, others: undefined })
    expect(views(tally, 5000, 'one').sum).toBe(2000)
    tally.add(visit(), '2026-11-23', 'one')
    expect(tally.take()).toMatchObject([{ day: '2026-11-23', count: 1 }])
  })

  it('keeps ten thousand rows a day at most', () => {
    const rows = fill(30_000, (at) => ({ page: `/product/${at % 1500}`, source: `link ${at % 97}.example` }))
    expect(rows.length).toBeLessThanOrEqual(10_001)
    expect(sum(rows)).toBe(30_000)
  })

  it('takes back what could not be written, and adds to it', () => {
    const tally = new Tally()
    tally.add(visit(), '2026-11-22', 'a')
    tally.giveBack(tally.take())
    tally.add(visit(), '2026-11-22', 'a')
    expect(tally.take()).toMatchObject([{ count: 2 }])
  })
})

it.each([
  ['  ＥＲＰ \t Cloud ', 'erp cloud'],
  ['智能制造 2030', '智能制造 2030'],
  [`${'长'.repeat(39)} 词`, '长'.repeat(39)],
  ['𠮷'.repeat(60), '𠮷'.repeat(40)],
  ['li.lei@example.com', OTHER],
  ['li.lei＠example.com', OTHER],
  ['li.lei(at)example.com', OTHER],
  ['138 0013 8000', OTHER],
  ['call +31-20.123.45.67 now', OTHER],
  ['１３８００１３８０００', OTHER],
  ['一三八零零一三八零零零', OTHER],
  [`${'x'.repeat(80)} 13800138000`, OTHER],
])('a search for %j without a result is counted as %j', (q, words) => expect(countedWords(q)).toBe(words))

describe('the tally of samples', () => {
  const sample = (more: Partial<Sample> = {}): Sample => ({
    ...{ kind: 'LCP', locale: 'en', page: 'product', device: 'phone', name: 'banner picture', bound: 2500 },
    ...more,
  })
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)

  it('counts one address five hundred times a day', () => {
    const tally = new SampleTally(() => false)
    const counted = Array.from({ length: 600 }, () => tally.add(sample(), '2026-11-22', 'one'))
    expect(counted.filter(Boolean)).toHaveLength(500)
    expect(tally.add(sample(), '2026-11-22', 'another')).toBe(true)
    expect(tally.take()).toMatchObject([{ count: 501 }])
    expect(tally.add(sample(), '2026-11-23', 'one')).toBe(true)
  })

  it('counts two hundred searches a day, ten that one address was the first to make; the rest is one row', () => {
    const fill = (addressOf: (at: number) => string) => {
      const tally = new SampleTally(() => false)
      for (let at = 0; at < 400; at += 1)
        tally.add(
          sample({ kind: 'search', page: '', device: '', bound: 0, name: `w${at}` }),
          '2026-11-22',
          addressOf(at),
        )
      return tally.take()
    }
    const [many, alone] = [fill(String), fill(() => 'one')]
    expect([many.length, sum(many), many.at(-1)?.name]).toEqual([201, 400, OTHER])
    expect([alone.length, sum(alone)]).toEqual([11, 400])
  })

  it('keeps five thousand rows a day, and what is beyond with its class', () => {
    const tally = new SampleTally(() => false)
    for (let at = 0; at < 8000; at += 1) tally.add(sample({ name: `n${at}` }), '2026-11-22', String(at))
    const rows = tally.take()
    expect([rows.length, sum(rows)]).toEqual([5001, 8000])
    expect(rows.at(-1)).toMatchObject({ kind: 'LCP', page: OTHER, name: OTHER, bound: 2500, count: 3000 })
  })
})

describe('what a browser reports of its speed', () => {
  const told = (body: object, url = '/en/product/1001') =>
    readVitals(JSON.stringify([{ type: 'vital', url, body }]))
  const read = { url: '/en/product/1001', cause: '' }

  it.each([
    [
      { name: 'LCP', value: 1234.5, cause: 'banner picture' },
      { name: 'LCP', value: 1234.5, cause: 'banner picture' },
    ],
    [
      { name: 'INP', value: 96, cause: 'press header button' },
      { name: 'INP', value: 96, cause: 'press header button' },
    ],
    [
      { name: 'CLS', value: 0.08, cause: 'banner picture' },
      { name: 'CLS', value: 80 },
    ],
    [
      { name: 'TTFB', value: 0 },
      { name: 'TTFB', value: 0 },
    ],
    // Words of the page, or of a visitor, are none of ours.
    [
      { name: 'LCP', value: 1, cause: 'Li Lei' },
      { name: 'LCP', value: 1 },
    ],
    [
      { name: 'LCP', value: 1, cause: 'press header button' },
      { name: 'LCP', value: 1 },
    ],
    [
      { name: 'INP', value: 1, cause: 'key dialog field 13800138000' },
      { name: 'INP', value: 1 },
    ],
  ])('%j is %j', (body, vital) => expect(told(body)).toEqual([{ ...read, ...vital }]))

  it.each([
    ['another name', told({ name: 'FCP', value: 1 })],
    ['no number', told({ name: 'LCP', value: '1' })],
    ['less than nothing', told({ name: 'LCP', value: -1 })],
    ['hours', told({ name: 'LCP', value: 7_200_000 })],
    ['an address with a query', told({ name: 'LCP', value: 1 }, '/?q=name')],
  ])('%s is nothing', (_, vitals) => expect(vitals).toEqual([]))

  it('is ten of a body at most, and counted in a few classes: the last one holds all that is slower', () => {
    const one = { type: 'vital', url: '/', body: { name: 'LCP', value: 1 } }
    expect(readVitals(JSON.stringify(Array(50).fill(one)))).toHaveLength(10)
    expect([0, 500, 501, 599_000].map((value) => classOf('LCP', value))).toEqual([500, 500, 1000, 20_000])
    expect([0.04, 101].map((value) => classOf('CLS', value))).toEqual([10, 150])
  })
})

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36 Edg/139.0',
    'Chromium 130',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/105.0.0.0 Mobile Safari/537.36',
    'Chromium 88',
    'phone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0', 'Firefox 121', 'desktop'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/15.3 Safari/605.1.15', 'Safari 0', 'desktop'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0',
    'Safari 17',
    'phone',
  ],
  [`Mozilla/5.0 Chrome/${'9'.repeat(50)}`, 'Chromium 140', 'desktop'],
  ['Mozilla/5.0 (compatible)', '', 'desktop'],
])('%s is counted as "%s" on a %s', (agent, name, device) =>
  expect([browserOf(agent), deviceOf(agent)]).toEqual([name, device]),
)

it('a counted browser is marked where everything works in it', () => {
  expect(readBrowser('Chromium 106')).toEqual({ engine: 'Chromium', from: 106, next: 120, isFull: true })
  expect(readBrowser('Safari 0')).toMatchObject({ next: 15.4, isFull: false })
  expect(['Chromium 107', 'Li Lei', OTHER, ''].map(readBrowser)).toEqual(Array(4).fill(undefined))
})
