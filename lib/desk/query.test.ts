import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { deskOf, listHref } from './desk'
import { readInboxQuery } from './query'

const read = (query: string) => readInboxQuery(new URLSearchParams(query), 'Asia/Shanghai')

it.each([
  ['', { isSpamLeftOut: true }],
  ['state=all', {}],
  ['state=spam', { state: 'spam' }],
  ['state=new&form=5002&language=en', { state: 'new', formId: '5002', locale: 'en' }],
  ['kind=dataRequest', { isSpamLeftOut: true, isDataRequest: true }],
  ['delivery=dead&state=all&q=%20Ada%20', { delivery: 'dead', text: 'Ada' }],
])('the inbox for %j', (query, filter) => {
  expect(read(query)).toMatchObject({ isWrong: false })
  expect(read(query).filter).toEqual(filter)
})

it.each(['state=lost', 'kind=lead', 'delivery=gone', 'since=yesterday', 'form=x.y', 'language=fr'])(
  'invalid parameters are reported and left out: %s',
  (query) => {
    expect(read(query)).toMatchObject({ isWrong: true, filter: { isSpamLeftOut: true } })
  },
)

it('what is wrong takes nothing with it that is right', () => {
  const query = 'since=2026-12-01&until=2026-11-01&form=5006&language=en'
  expect(read(query)).toMatchObject({
    ...{ isWrong: true, filter: { isSpamLeftOut: true, formId: '5006', locale: 'en' } },
  })
  expect(read('since=2026-11-28&until=2026-13-01')).toMatchObject({
    ...{ isWrong: true, filter: { from: Date.parse('2026-11-28T00:00+08:00') } },
  })
})

it('from an enquiry to its person and back, and after a change, the list that was asked for stays, and nothing else', async () => {
  const list = new URLSearchParams({ list: 'state=taken&pageNo=2&done=erase', lang: 'en' })
  const [person, enquiry] = ['person', 'enquiry'].map((kind) => `/desk/${kind}/${randomUUID()}`)
  const desk = await deskOf(new URL(`https://own.example${person}/erase?${list}`), undefined)
  expect(desk.href(enquiry ?? '')).toBe(`${enquiry}?${list}`)
  expect(listHref(desk)).toBe('/desk?state=taken&pageNo=2&lang=en')
  expect(desk.href('/desk/log')).toBe('/desk/log?lang=en')
})
