import { expect, it } from 'vitest'
import { bounds } from '@/lib/contract/bounds'
import { wholeList } from './whole-list'

type Asked = { pageNo: number; pageSize: number }
const records = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(from + at), text: 'a long record' }))
const list = (ask: (page: Asked) => { data: { id: string; text: string }[]; total: number }) => {
  const asked: number[] = []
  const read = async (page: Asked) => {
    asked.push(page.pageNo)
    return ask(page)
  }
  return wholeList(read, (all) => all.map(({ id }) => ({ id })), 4).then((found) => ({
    found: found.length,
    first: found[0],
    asked: asked.length,
  }))
}

it('reads a list of a back end to its end, and keeps what is made of each record', async () => {
  const ask = ({ pageNo, pageSize }: Asked) => {
    const from = (pageNo - 1) * pageSize
    return { data: records(from, Math.max(0, Math.min(pageSize, 250 - from))), total: 250 }
  }
  expect(await list(ask)).toEqual({ found: 250, first: { id: '0' }, asked: 3 })
})

it.each([30, 50, 99])(
  'reads all of a source that gives out %i where a hundred are requested',
  async (most) => {
    const { found } = await list(({ pageNo }) => {
      const from = (pageNo - 1) * most
      return { data: records(from, Math.max(0, Math.min(most, 450 - from))), total: 450 }
    })
    expect(found).toBe(450)
  },
)

it('follows no list whose total is a billion records: pages that bring nothing new are its end', async () => {
  const { found, asked } = await list(() => ({ data: records(0, 3), total: 1e9 }))
  expect(found).toBe(3)
  expect(asked).toBeLessThan(10)
  const ends = await list(({ pageNo }) => ({
    data: pageNo < 4 ? records(pageNo * 100, 100) : [],
    total: pageNo < 4 ? 1e9 : (pageNo - 1) * 100, // as `withShownTotal` says of a page that brought nothing
  }))
  expect(ends.found).toBe(300)
  expect(ends.asked).toBeLessThan(10)
})

it('goes on behind a page whose records are all hidden', async () => {
  const { found } = await list(({ pageNo }) => ({
    data: pageNo === 2 ? [] : records(pageNo * 100, 100),
    total: 2000,
  }))
  expect(found).toBe(1900)
})

it('reads no more records than it may, on pages no larger than it requests', async () => {
  const endless = await list(({ pageNo }) => ({ data: records(pageNo * 1000, 500), total: 1e9 }))
  expect(endless).toMatchObject({ found: bounds.records, asked: bounds.records / 100 })
})

it('goes on behind a first page that was cut and whose total is only one page more', async () => {
  const found = await list(({ pageNo, pageSize }) => {
    const from = (pageNo - 1) * pageSize
    if (pageNo === 1) return { data: records(0, 60), total: 101 }
    return { data: records(from, Math.max(0, Math.min(pageSize, 450 - from))), total: 450 }
  })
  expect(found).toMatchObject({ found: 410, asked: 5 })
})
