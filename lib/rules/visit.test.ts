import { describe, expect, it } from 'vitest'
import { advertOf, visitAfter } from './visit'

const site = 'https://northbay.example'
const landing = `${site}/product/1?bd_vid=7&ext_info=a&utm_source=mail&other=1`

describe('visit: how the visitor came (D9)', () => {
  it('keeps landing, referrer and campaign parameters of the first page only', () => {
    const first = visitAfter(undefined, landing, 'https://search.example/')
    expect(first.firstTouch).toEqual({
      landing,
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
    expect(visitAfter(first, landing, '').advert).toBe(landing)
  })

  it('logidUrl is the landing that carried bd_vid, else the current address', () => {
    const visit = visitAfter(undefined, landing, '')
    expect(advertOf(visit, `${site}/services`)).toEqual({ bd_vid: '7', ext_info: 'a', logidUrl: landing })
    expect(advertOf({ firstTouch: {} }, `${site}/services`)).toEqual({ logidUrl: `${site}/services` })
  })

  it('cuts what is longer than the server takes', () => {
    const visit = visitAfter(undefined, `${site}/?utm_term=${'x'.repeat(3000)}`, '')
    expect(Object.values(visit.firstTouch).every((value) => value.length <= 2048)).toBe(true)
  })
})
