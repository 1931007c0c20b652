import { expect, it, vi } from 'vitest'
import type { EndpointName } from '@/lib/contract/endpoints'
import { NotFoundError, UpstreamError } from '@/lib/contract/errors'
import { log } from '@/lib/log'
import { buildCall, type CallInput, readContent } from './call'

const read = (name: EndpointName, payload: unknown, input: CallInput = {}) =>
  readContent(name, buildCall(name, 'cn', '1', input, 0), { answer: async () => payload })
const product = (more: object) => read('product', { id: 1, name: 'P', ...more }, { id: '1' })
const soon = Date.now() + 60_000

it.each([{ published: 0 }, { published: 'no' }, { publishAt: soon }, { publishAt: 'soon' }, { expireAt: 1 }])(
  'a back end’s record with %j is seen by previews alone (S11)',
  async (fields) => {
    await expect(product(fields)).rejects.toThrow(NotFoundError)
    await expect(read('services', { id: 1, ...fields })).rejects.toThrow(UpstreamError)
    const seen = await read('product', { id: 1, name: 'P', ...fields }, { id: '1', preview: true })
    expect(seen).toMatchObject({ name: 'P' })
  },
)

it('an unreadable publication field of a record’s own answer is logged too (S11)', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  await expect(product({ expireAt: 'never' })).rejects.toThrow(NotFoundError)
  expect(warn.mock.lastCall?.[0]).toMatchObject({
    call: 'product/1',
    left: [{ path: '$.expireAt', expected: 'a time', received: 'the string "never"' }],
  })
  await expect(product({ published: false })).rejects.toThrow(NotFoundError)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

it('an introduction whose address is another’s is logged, and the list stays whole', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const list = ['a', 'a', 'news'].map((type, id) => ({ id, type, title: 't' }))
  expect(await read('introductions', list)).toMatchObject({ data: [{ id: '0' }, { id: '1' }, { id: '2' }] })
  expect(warn.mock.lastCall?.[0]).toMatchObject({ left: [{ path: '$[1].type' }, { path: '$[2].type' }] })
  warn.mockRestore()
})

it('a back end’s lists are without what is not published, wherever it is, and what cannot be read is logged (S11)', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const cases = [
    { id: 1, title: 'A', published: 'maybe' },
    { id: 2, title: 'B', published: '1' },
    { exampleBO: { id: 3, title: 'C', expireAt: 'never' } },
    { exampleBO: { id: 4, title: 'D' } },
  ]
  expect(await product({ exampleBOList: cases })).toMatchObject({ exampleBOList: [{ id: '2' }, { id: '4' }] })
  expect(warn.mock.lastCall?.[0]).toMatchObject({
    left: [
      { path: '$.exampleBOList[0].published', received: 'the string "maybe"' },
      { path: '$.exampleBOList[2].exampleBO.expireAt', received: 'the string "never"' },
    ],
  })
  const news = [1, 2, 3].map((id) => ({ id, title: 'N', published: id === 2 }))
  expect(await read('newsList', { data: news, total: 3 })).toMatchObject({ data: [{ id: '2' }] })
  expect(await read('newsList', { data: [{ id: 1, title: 'N', published: false }] })).toMatchObject({
    data: [],
  })
  warn.mockRestore()
})
