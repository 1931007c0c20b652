import { describe, expect, it } from 'vitest'
import { activity } from '@/lib/contract/activities'
import { readPayload } from '@/lib/contract/read'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { type Node, problemsOf } from '@/tests/helpers/structured-data'
import { describePage } from './describe'
import { eventThing } from './things/event'
import { productThing } from './things/offers'

const page = pageContext('en', translatorFor('en', messages.en), 'Asia/Shanghai')
const layout = { site: { id: '2', title: 'Northbay', mark: 'en' as const, logo: undefined }, navigation: [] }
const graph = (json: string) => JSON.parse(json)['@graph'] as Node[]
const find = (json: string, type: string) => graph(json).find((node) => node['@type'] === type)

describe('a page’s structured data', () => {
  it('is a block that nothing in a title ends', () => {
    const title = '</script><script>alert(1)</script><!--<script>\u2028'
    const { jsonLd } = describePage(page, layout, { path: '/product/7', title })
    expect(jsonLd).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.stringify(graph(jsonLd))).toContain('</script><script>alert(1)')
  })

  it('names the way to the page, its site and its company', () => {
    const { jsonLd, trail } = describePage(page, layout, {
      path: '/product/7',
      title: 'Plan',
      under: ['/product'],
    })
    expect(trail.map(({ path }) => path)).toEqual(['/', '/product', '/product/7'])
    expect(find(jsonLd, 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Products' },
      { position: 3, name: 'Plan', item: expect.stringMatching(/^https?:.*\/en\/product\/7$/) },
    ])
    expect(problemsOf(graph(jsonLd))).toEqual([])
  })

  it('never ends its own data block, whatever is in a record', () => {
    const title = '</script><script>alert(1)</script><!--\u2028'
    const { jsonLd } = describePage(page, layout, { path: '/', title })
    expect(jsonLd).not.toMatch(/[<\u2028]/)
    expect(find(jsonLd, 'WebPage')?.name).toBe(title)
  })

  it('calls a product a product of the company, whatever its trade', () => {
    const product = { id: '7', name: 'Glass houses', desc: 'Light', isShowEnterpriseDemandTitle: false }
    const { jsonLd } = describePage(page, layout, {
      path: '/product/7',
      title: 'Glass houses',
      things: (origin) => [productThing(origin, '/product/7', product)],
    })
    expect(problemsOf(graph(jsonLd))).toEqual([])
    expect(find(jsonLd, 'Product')).toMatchObject({ name: 'Glass houses', description: 'Light' })
    expect(find(jsonLd, 'Product')?.brand).toEqual({ '@id': find(jsonLd, 'Organization')?.['@id'] })
  })

  it('has answered questions from two headings on that ask', () => {
    const ask = (html: string) =>
      find(describePage(page, layout, { path: '/x', title: 'X', texts: [html as never] }).jsonLd, 'FAQPage')
    const one = '<h2>Why us?</h2><p>Because &amp; so.</p>'
    expect(ask(one)).toBeUndefined()
    expect(
      ask(`${one}<h3>还有吗？</h3><ul><li>有</li><li>有</li></ul><h3>Facts</h3><p>no</p>`)?.mainEntity,
    ).toMatchObject([
      { name: 'Why us?', acceptedAnswer: { text: 'Because & so.' } },
      { name: '还有吗？', acceptedAnswer: { text: '有 有' } },
    ])
  })
})

describe('an event’s structured data', () => {
  const read = (record: object, now: string) => {
    const item = readPayload('test', activity, {
      id: 1,
      activityName: 'Summit',
      startDate: '2026-11-30',
      ...record,
    }).value
    const things = (origin: Parameters<typeof eventThing>[0]) => [
      eventThing(origin, '/activity/1', item, Date.parse(now)),
    ]
    const { jsonLd } = describePage(page, layout, { path: '/activity/1', title: 'Summit', things })
    expect(problemsOf(graph(jsonLd))).toEqual([])
    const found: Node = find(jsonLd, 'Event') ?? { '@type': 'none' }
    return found
  }
  it.each([
    ['place and stream', { place: 'Ningbo', liveAddress: 'https://live.example/1' }, /Mixed/, 2],
    ['a stream', { liveAddress: '/live/1' }, /Online/, 1],
    ['a place', { place: 'Ningbo' }, /Offline/, 1],
    ['no place, in its live room', { place: 'Online', liveAddress: '/live/1' }, /Online/, 1],
    ['no place, room to come', { place: '线上直播' }, /Online/, 1],
    ['a park with a word of it in its name', { place: '网络安全产业园' }, /Offline/, 1],
    ['a place that begins alike', { place: 'Virtualis Hall' }, /Offline/, 1],
  ])('takes place at %s', (_, record, mode, places) => {
    const event = read(record, '2026-11-01')
    expect(event.eventAttendanceMode).toMatch(mode)
    expect(event.location).toHaveLength(places)
  })
  it('has only the properties that the record has', () => {
    const event = read({}, '2026-11-01')
    expect(event).toMatchObject({
      startDate: '2026-11-30',
      eventStatus: expect.stringMatching(/EventScheduled$/),
    })
    for (const name of ['location', 'eventAttendanceMode', 'offers', 'performer', 'image'])
      expect(event).not.toHaveProperty(name)
  })
  it('offers enrolment until its last day is over, by the site’s days', () => {
    const record = { enrollStatus: 'OPEN', endDate: '2026-12-01 17:30:00' }
    expect(read(record, '2026-12-01T15:59:00Z').offers).toMatchObject({
      availability: expect.stringMatching(/InStock$/),
    })
    expect(read(record, '2026-12-01T16:01:00Z').offers).toBeUndefined()
  })
})
