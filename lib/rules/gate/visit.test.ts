import { describe, expect, it } from 'vitest'
import { advertOf, unexpiredVisit, VISIT_MS, visitAfter } from './visit'

const site = 'https://northbay.example'
const known = `${site}/product/1?bd_vid=7&ext_info=a&utm_source=mail`
/** As it was opened: with what only the visitor's own mail or search says. */
const landing = `${known}&email=ada%40ocean.example#token`

describe('visit: how the visitor came (D9)', () => {
  it('keeps landing, referrer and campaign parameters of the first page only', () => {
    const first = visitAfter(undefined, landing, 'https://search.example/')
    expect(first.firstTouch).toEqual({
      landing: known,
      bd_vid: '7',
      ext_info: 'a',
      utm_source: 'mail',
      referrer: 'https://search.example/',
    })
    const next = visitAfter(first, `${site}/cases?bd_vid=7&ext_info=a`, landing)
    expect(next).toEqual(first)
  })

  it('notes a later landing with another bd_vid', () => {
    const first = visitAfter(undefined, `${site}/`, '')
    expect(first).toEqual({ firstTouch: { landing: `${site}/` } })
    expect(visitAfter(first, landing, '').advert).toBe(known)
  })

  it('logidUrl is the landing that carried bd_vid, else the current address', () => {
    const visit = visitAfter(undefined, landing, '')
    expect(advertOf(visit, `${site}/services`)).toEqual({ bd_vid: '7', ext_info: 'a', logidUrl: known })
    expect(advertOf({ firstTouch: {} }, `${site}/services`)).toEqual({ logidUrl: `${site}/services` })
  })

  it('cuts what is longer than the server takes', () => {
    const visit = visitAfter(undefined, `${site}/?utm_term=${'x'.repeat(3000)}`, '')
    expect(Object.values(visit.firstTouch).every((value) => value.length <= 2048)).toBe(true)
  })

  it('keeps nothing personal of landing and referrer', () => {
    const { firstTouch } = visitAfter(undefined, landing, 'https://search.example/s?q=ada#me')
    expect(firstTouch).toMatchObject({ landing: known, referrer: 'https://search.example/s' })
    expect(visitAfter(undefined, known, 'no address').firstTouch).not.toHaveProperty('referrer')
  })

  it('keeps the bytes of a campaign that is written in GBK, and reads its words', () => {
    // Baidu and Sogou write 仓储管理 so.
    const gbk = `${site}/product?utm_source=baidu&utm_term=%B2%D6%B4%A2%B9%DC%C0%ED&bd_vid=112233&ext_info=%C4%E3`
    const visit = visitAfter(undefined, `${gbk}&email=a`, '')
    expect(visit.firstTouch).toEqual({
      landing: gbk,
      utm_source: 'baidu',
      utm_term: '仓储管理',
      bd_vid: '112233',
      ext_info: '你',
    })
    expect(advertOf(visit, `${site}/cases`)).toEqual({ bd_vid: '112233', ext_info: '你', logidUrl: gbk })
    expect(advertOf({ firstTouch: {} }, `${site}/?ext_info=%C4%E3`)).toEqual({
      ext_info: '你',
      logidUrl: `${site}/?ext_info=%C4%E3`,
    })
  })

  it('the bd_vid of the address goes with its own address when another tab came by another advert', () => {
    const visit = visitAfter(undefined, landing, '')
    const url = `${site}/cases?bd_vid=8`
    expect(advertOf(visit, url)).toMatchObject({ bd_vid: '8', logidUrl: url })
  })
})

describe('a visit lasts half an hour without the visitor (D9)', () => {
  const kept = { at: 10 * VISIT_MS, firstTouch: { landing: known }, receipts: {} }

  it.each([
    ['at once', kept.at, true],
    ['a moment before its end', kept.at + VISIT_MS - 1, true],
    ['at its end', kept.at + VISIT_MS, false],
    ['a day later', kept.at + 86_400_000, false],
    ['after a small step of the clock back', kept.at - 60_000, true],
    ['after a clock set back by hours', kept.at - 3 * VISIT_MS, false],
  ])('%s', (_when, now, lasts) => expect(unexpiredVisit(kept, now)).toEqual(lasts ? kept : undefined))

  it.each([
    null,
    undefined,
    'visit',
    7,
    [],
    {},
    { at: 1 },
    { ...kept, at: '1' },
    { ...kept, firstTouch: null },
    { ...kept, receipts: 1 },
  ])('none of ours: %j', (value) => expect(unexpiredVisit(value, kept.at)).toBeUndefined())
})
