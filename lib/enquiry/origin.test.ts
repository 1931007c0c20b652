import { describe, expect, it } from 'vitest'
import { samePagePath, storedTouch } from './origin'

it.each([
  ['/', '/'],
  ['/en/product/1001', '/en/product/1001'],
  ['/about-us/%E5%85%AC%E5%8F%B8', '/about-us/%E5%85%AC%E5%8F%B8'],
  ['/periodical/808/form', '/periodical/808/form'],
  ['', undefined],
  ['product/1001', undefined],
  ['/nowhere', undefined],
  ['/desk', undefined],
  ['/product/1001?x=1', undefined],
  ['/about-us/*x*', '/about-us/%2Ax%2A'],
  ['/about-us/[x](y)', undefined],
  ['/about-us/%E8%8D%A3%E8%AA%89~2F', '/about-us/%E8%8D%A3%E8%AA%89%7E2F'],
  ['/about-us/About%20(us)', '/about-us/About%20%28us%29'],
  [`/about-us/${'%E8%8D%A3'.repeat(60)}`, `/about-us/${'%E8%8D%A3'.repeat(60)}`],
  [`/about-us/${'%E8%8D%A3'.repeat(250)}`, undefined],
  [`/about-us/${'x'.repeat(250)}`, undefined],
  ['//evil.example/', undefined],
  ['https://evil.example/product/1001', undefined],
])('of this site is the page %j: %s', (path, page) => expect(samePagePath(path)).toBe(page))

describe('the first touch that is stored', () => {
  it('holds what this site’s browser reports, each one short line', () => {
    const touch = {
      utm_source: ' a\r\nb\u202e\u2028c ',
      bd_vid: '7',
      utm_term: 'x'.repeat(300),
      UTM_X: 'y',
      trap: 'z',
    }
    expect(storedTouch(touch)).toEqual({ utm_source: 'a b c', bd_vid: '7', utm_term: 'x'.repeat(200) })
  })

  it('holds ten parameters at most, a landing of this site and a referrer that is an address', () => {
    const names = [...'abcdefghijklmn'].map((letter) => [`utm_${letter}`, letter])
    const touch = {
      ...Object.fromEntries(names),
      landing: 'https://evil.example/cases',
      referrer: 'javascript:x',
    }
    expect(Object.keys(storedTouch(touch))).toEqual(['landing', ...names.slice(0, 10).map(([name]) => name)])
    expect(new URL(storedTouch(touch).landing ?? '').pathname).toBe('/cases')
    expect(storedTouch({ landing: '', referrer: 'https://a.example/x' })).toEqual({
      referrer: 'https://a.example/x',
    })
  })

  it('holds no address whole: a campaign stays, who was meant does not, whoever posts it (D9)', () => {
    const query = '?email=ada%40ocean.example&utm_source=mail&x==1#token'
    const { landing = '', referrer } = storedTouch({
      landing: `https://evil.example/cases${query}`,
      referrer: `https://ada:pass@search.example/s${query}`,
    })
    expect(landing.replace(/^https?:\/\/[^/]+/, '')).toBe('/cases?utm_source=mail')
    expect(referrer).toBe('https://search.example/s?utm_source=mail')
  })
})
