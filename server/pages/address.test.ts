import { describe, expect, it } from 'vitest'
import { type PageAddress, pageAddress, withoutOwnQuery } from './address'

const hosts = { siteHosts: { 'www.example.com': 'cn', 'en.example.com': 'en' } as const }

describe('a page of the store (D13, D15)', () => {
  it.each([
    ['/', '/cn', '/'],
    ['/en', '/en', '/en'],
    ['/en?bd_vid=7', '/en', '/en'],
    ['/form', '/cn', '/'],
    ['/en/form?id=4', '/en', '/en'],
    ['/product/1001?ext_info=a', '/cn/product/1001', '/product/1001'],
    [`/product/1001?ext_info=${'a'.repeat(4000)}`, '/cn/product/1001', '/product/1001'],
    ['/en/product/1001/form?id=3', '/en/product/1001', '/en/product/1001'],
    ['/Media/701', '/cn/media/701', '/Media/701'],
    ['/activity', '/cn/activity/list/1', '/activity'],
    ['/activity?bd_vid=1&pageNo=2', '/cn/activity/list/2', '/activity?pageNo=2'],
    [
      '/en/about-us/news?type=AI&pageNo=3',
      '/en/about-us/news/list/ai/3',
      '/en/about-us/news?type=AI&pageNo=3',
    ],
    ['/about-us/news?type=other', '/cn/about-us/news/list/all/1', '/about-us/news'],
    ['/about-us/%E4%BD%A0', '/cn/about-us/你', '/about-us/%E4%BD%A0'],
    ['/cases?_rsc=abc', '/cn/cases', '/cases'],
    ['/about-us/a%2fb', '/cn/about-us/a%2Fb', '/about-us/a%2fb'],
    ['/about-us/a%252Fb', '/cn/about-us/a%252Fb', '/about-us/a%252Fb'],
    ['/about-us/100%25', '/cn/about-us/100%', '/about-us/100%25'],
    ['/about-us/%2525', '/cn/about-us/%25', '/about-us/%2525'],
    ['/about-us/a%3Fb%5C', '/cn/about-us/a%3Fb%5C', '/about-us/a%3Fb%5C'],
  ])('%s is %s, rendered as %s', (asked, key, url) => {
    expect(pageAddress('localhost', asked)).toMatchObject({ key, url, status: 200 })
  })

  it.each([
    ['/activity?place=Shanghai'],
    ['/media?titleContent=x'],
    ['/en/services/912/preview'],
    ['/form/1?gate=a~1~b'],
    ['/cn/cases'],
    ['/about_us'],
    ['/cases/'],
    ['/robots.txt'],
    ['/assets/a.png'],
    ['/_next/static/a.js'],
    ['/api/health'],
    ['http://evil.example/'],
    [`/about-us/${'a'.repeat(3000)}`],
  ])('%s is none', (asked) => {
    expect(pageAddress('localhost', asked)).toBeUndefined()
  })

  it.each([
    ['/nothing', 404, '/cn/not-found', '/__missing'],
    ['/en/product/x', 404, '/en/not-found', '/en/__missing'],
    ['/item/%ZZ', 404, '/cn/not-found', '/__missing'],
    ['/en/about-us/%FF', 404, '/en/not-found', '/en/__missing'],
    ['/_next/%ZZ', 404, '/cn/not-found', '/__missing'],
  ])('%s is the not-found page, decided before Next sees it (D5)', (asked, status, key, url) => {
    expect(pageAddress('localhost', asked)).toMatchObject({ key, url, status })
  })

  it('an address that is gone is 410 with the same page', () => {
    const redirects = new Map([['/old', { from: '/old', status: 410 as const }]])
    expect(pageAddress('localhost', '/old', { redirects })).toMatchObject({
      key: '/cn/not-found',
      status: 410,
    })
  })

  it('the same path on the host of another language is another page (D2)', () => {
    expect(pageAddress('www.example.com', '/cases', hosts)?.key).toBe('/cn/cases')
    expect(pageAddress('EN.example.com', '/cases', hosts)?.key).toBe('/en/cases')
    expect(pageAddress('en.example.com', '/en/cases', hosts)).toBeUndefined() // redirected
    expect(pageAddress('10.0.0.1', '/en/cases', hosts)).toMatchObject({ key: '/en/cases', url: '/en/cases' })
  })
})

it.each([
  '/.',
  '/..',
  '/product/./1001',
  '/x/../product/1001',
  '/en/product/1001/..',
  '/product/%2e%2e/1001',
  '/about-us/%00',
])('a path with a segment that misleads is none that exists: %s', (url) => {
  expect(pageAddress('www.example.com', url)).toMatchObject({ status: 404 })
})

it.each([
  ['/product/1001?EVIL=1', '/product/1001'],
  ['/product/1001?EVIL=1&_rsc=abc&a=2', '/product/1001?_rsc=abc'],
  ['/activity?EVIL=1&pageNo=2&_rsc', '/activity?pageNo=2&_rsc'],
])('Next is asked for a page without the visitor’s own query: %s', (url, asked) => {
  expect(withoutOwnQuery(url, pageAddress('www.example.com', url) as PageAddress)).toBe(asked)
})
