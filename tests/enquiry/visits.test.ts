import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { changeState } from '@/lib/enquiry/admin/state'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import type { Store } from '@/lib/enquiry/store/tables'
import type { Locale } from '@/lib/i18n/locales'
import { visitFigures } from '@/lib/measure/figures'
import { missedSearches, sampleFigures } from '@/lib/measure/sample-figures'
import type { CountedSample } from '@/lib/measure/sample-tally'
import { deleteOldCounts, storeCounts } from '@/lib/measure/store-counts'
import type { Counted } from '@/lib/measure/tally'
import { describeEngines } from '../helpers/engines'

const row = (more: Partial<Counted> = {}): Counted => ({
  day: '2026-11-22',
  event: 'view',
  page: '/product/1001',
  form: '',
  source: 'campaign spring-letter',
  campaign: 'launch',
  count: 1,
  ...more,
})
async function submitted(
  store: Store,
  page: string,
  firstTouch: Record<string, string>,
  at: string,
  mark: Locale = 'cn',
) {
  const { id } = await addEnquiry(store, {
    key: randomUUID(),
    body: {
      site: { id: 1 },
      form: { id: 5002 },
      fieldValues: [],
      formTypeSource: 'PRODUCT',
      trafficAccessReq: { deviceType: 0, logidUrl: 'https://www.northbay.example/' },
    },
    context: { mark, formName: '白皮书下载', labels: {}, page, client: { firstTouch } },
    targets: [],
    now: Date.parse(at),
  })
  return id
}
const all = (store: Store) => store.db.selectFrom('visit_counts').selectAll().orderBy('day').execute()

describeEngines('counts of visits', (engine) => {
  it('of several instances add up, however their writes meet', async () => {
    const stores = await engine.instances(3)
    const batch = Array.from({ length: 450 }, (_, at) => row({ page: `/product/${at}` }))
    const writes = [...stores, ...stores].map((store, at) =>
      storeCounts(store, at % 2 ? batch.toReversed() : batch),
    )
    await Promise.all(writes)
    const rows = await all(engine.store())
    expect(rows).toHaveLength(450)
    expect(new Set(rows.map(({ count }) => Number(count)))).toEqual(new Set([6]))
  })

  it('make a funnel for each campaign and each form, of the days requested', async () => {
    const store = engine.store()
    const form = { form: '5002', event: 'form' } as const
    await storeCounts(store, [
      row({ count: 40 }),
      row({ ...form, count: 8 }),
      row({ ...form, event: 'gate', count: 2 }),
      row({ page: '/cases', source: 'direct', campaign: '', count: 10 }),
      row({ day: '2026-11-20', count: 5 }),
      row({ day: '2026-10-01', count: 1000 }),
    ])
    // What browsers told an older release is no submit; three enquiries are stored, one of them is spam, one came from elsewhere.
    const told = { ...row(form), event: 'submit', count: 500 }
    await store.db.insertInto('visit_counts').values(told).execute()
    const first = { utm_source: 'Spring-Letter', utm_campaign: 'Launch' }
    const ids = [
      await submitted(store, '/product/1001', first, '2026-11-22T04:00:00Z'),
      await submitted(store, '/product/1001/form', first, '2026-11-19T16:00:00Z'),
      await submitted(store, '/product/1001', first, '2026-11-22T04:00:00Z'),
      await submitted(store, '/cases', {}, '2026-11-22T04:00:00Z'),
    ]
    await submitted(store, '/cases', {}, '2026-11-19T15:59:59Z')
    await changeState(store, { id: ids[2] ?? '', from: 'new', to: 'spam', who: 'Mei', now: 1 })
    const figures = await visitFigures(store, ['2026-11-20', '2026-11-21', '2026-11-22'], 'Asia/Shanghai')
    expect(figures).toEqual({
      total: { view: 55, form: 8, submit: 3, gate: 2 },
      days: [
        { of: '2026-11-20', count: 5 },
        { of: '2026-11-21', count: 0 },
        { of: '2026-11-22', count: 50 },
      ],
      sources: [
        {
          source: 'campaign spring-letter',
          campaign: 'launch',
          funnel: { view: 45, form: 8, submit: 2, gate: 2 },
        },
        { source: 'direct', campaign: '', funnel: { view: 10, form: 0, submit: 1, gate: 0 } },
      ],
      forms: [{ form: '5002', funnel: { view: 45, form: 8, submit: 3, gate: 2 } }],
      pages: [
        { page: '/product/1001', funnel: { view: 45, form: 8, submit: 2, gate: 2 } },
        { page: '/cases', funnel: { view: 10, form: 0, submit: 1, gate: 0 } },
      ],
    })
  })

  it('end with the last of the days requested: the days before stand beside these', async () => {
    const store = engine.store()
    await storeCounts(store, [row({ day: '2026-11-21', count: 4 }), row({ count: 9 })])
    await submitted(store, '/cases', {}, '2026-11-21T15:59:59Z')
    await submitted(store, '/cases', {}, '2026-11-21T16:00:00Z')
    const before = await visitFigures(store, ['2026-11-20', '2026-11-21'], 'Asia/Shanghai')
    expect(before.total).toMatchObject({ view: 4, submit: 1 })
  })

  it('of a submit stand with the page of its language, from a host without a prefix too (D2)', async () => {
    const store = engine.store()
    for (const page of ['/product/1001', '/en/product/1001'])
      await submitted(store, page, {}, '2026-11-22T04:00:00Z', 'en')
    const { pages } = await visitFigures(store, ['2026-11-22'], 'Asia/Shanghai')
    expect(pages).toEqual([{ page: '/en/product/1001', funnel: { view: 0, form: 0, submit: 2, gate: 0 } }])
  })

  it('of searches without a result add up over instances, by words and language, the most frequent first', async () => {
    const word = (name: string, more: Partial<CountedSample> = {}): CountedSample => ({
      ...{ day: '2026-11-22', kind: 'search', locale: 'en', page: '', device: '', name, bound: 0, count: 2 },
      ...more,
    })
    const stores = await engine.instances(2)
    for (const store of stores)
      await storeCounts(store, [], [word('crm'), word('crm', { locale: 'cn' }), word('wms', { count: 9 })])
    await storeCounts(engine.store(), [], [word('old', { day: '2026-11-20' })])
    expect(await missedSearches(engine.store(), ['2026-11-21', '2026-11-22'])).toEqual([
      { locale: 'en', words: 'wms', count: 18 },
      { locale: 'cn', words: 'crm', count: 4 },
      { locale: 'en', words: 'crm', count: 4 },
    ])
  })

  it('of speed make the value that three in four do not exceed, by page and device, with what it came from', async () => {
    const lcp = (bound: number, count: number, more: Partial<CountedSample> = {}): CountedSample => ({
      ...{ day: '2026-11-22', kind: 'LCP', locale: 'en', page: 'product', device: 'phone' },
      ...{ name: 'banner picture', bound, count },
      ...more,
    })
    const browser = {
      kind: 'browser' as const,
      locale: '',
      page: '',
      device: 'phone',
      name: 'Chromium 130',
      bound: 0,
    }
    const stores = await engine.instances(2)
    for (const store of stores)
      await storeCounts(
        store,
        [],
        [
          ...[lcp(1000, 5), lcp(2500, 3), lcp(4000, 2, { name: '' })],
          ...[
            lcp(20_000, 5, { device: 'desktop', page: 'home', locale: 'cn' }),
            lcp(200, 10, { kind: 'TTFB', name: '' }),
          ],
          ...[lcp(0, 4, browser), lcp(20_000, 90, { day: '2026-11-20' })],
        ],
      )
    const figures = await sampleFigures(engine.store(), ['2026-11-21', '2026-11-22'])
    // Of 20 the 15th lies five sixths into the six from 2000 to 2500.
    const phone = { device: 'phone', loads: 20, p75: { LCP: 2000 + (500 * 5) / 6, TTFB: 175 } }
    const desktop = { device: 'desktop', loads: 0, p75: { LCP: 17_500 } }
    expect(figures).toEqual({
      devices: [
        { page: '', locale: '', ...phone },
        { page: '', locale: '', ...desktop },
      ],
      pages: [
        { page: 'product', locale: 'en', ...phone },
        { page: 'home', locale: 'cn', ...desktop },
      ],
      causes: {
        LCP: [
          { name: 'banner picture', count: 26, p75: expect.any(Number) },
          { name: '', count: 4, p75: 3750 },
        ],
        INP: [],
      },
      browsers: [{ of: 'Chromium 130', count: 8 }],
    })
  })

  it('are deleted after four hundred days', async () => {
    const store = engine.store()
    await storeCounts(store, [row({ day: '2025-10-17' }), row({ day: '2025-10-18' })])
    await deleteOldCounts(store, Date.parse('2026-11-22T12:00:00Z'))
    expect((await all(store)).map(({ day }) => day)).toEqual(['2025-10-18'])
  })
})
