import { expect, it } from 'vitest'
import type { Store } from '@/lib/enquiry/store/tables'
import { visitFigures } from '@/lib/measure/figures'
import { forgetOld, keepCounts } from '@/lib/measure/keep'
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
const all = (store: Store) => store.db.selectFrom('visit_counts').selectAll().orderBy('day').execute()

describeEngines('counts of visits', (engine) => {
  it('of several instances add up, however their writes meet', async () => {
    const stores = await engine.instances(3)
    const batch = Array.from({ length: 450 }, (_, at) => row({ page: `/product/${at}` }))
    const writes = [...stores, ...stores].map((store, at) =>
      keepCounts(store, at % 2 ? batch.toReversed() : batch),
    )
    await Promise.all(writes)
    const rows = await all(engine.store())
    expect(rows).toHaveLength(450)
    expect(new Set(rows.map(({ count }) => Number(count)))).toEqual(new Set([6]))
  })

  it('make a funnel for each campaign and each form, of the days asked for', async () => {
    const store = engine.store()
    const form = { form: '5002', event: 'form' } as const
    await keepCounts(store, [
      row({ count: 40 }),
      row({ ...form, count: 8 }),
      row({ ...form, event: 'submit', count: 3 }),
      row({ ...form, event: 'gate', count: 2 }),
      row({ page: '/cases', source: 'direct', campaign: '', count: 10 }),
      row({ day: '2026-11-20', count: 5 }),
      row({ day: '2026-10-01', count: 1000 }),
    ])
    const figures = await visitFigures(store, ['2026-11-20', '2026-11-21', '2026-11-22'])
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
          funnel: { view: 45, form: 8, submit: 3, gate: 2 },
        },
        { source: 'direct', campaign: '', funnel: { view: 10, form: 0, submit: 0, gate: 0 } },
      ],
      forms: [{ form: '5002', funnel: { view: 45, form: 8, submit: 3, gate: 2 } }],
      pages: [
        { page: '/product/1001', funnel: { view: 45, form: 8, submit: 3, gate: 2 } },
        { page: '/cases', funnel: { view: 10, form: 0, submit: 0, gate: 0 } },
      ],
    })
  })

  it('are forgotten after four hundred days', async () => {
    const store = engine.store()
    await keepCounts(store, [row({ day: '2025-10-17' }), row({ day: '2025-10-18' })])
    await forgetOld(store, Date.parse('2026-11-22T12:00:00Z'))
    expect((await all(store)).map(({ day }) => day)).toEqual(['2025-10-18'])
  })
})
