import { describe, expect, it } from 'vitest'
import { notFoundAddress, pageAddress } from './address'

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
    ['/_next/static/a.js'],
    ['/api/health'],
    ['http://evil.example/'],
  ])('%s is none', (asked) => {
    expect(pageAddress('localhost', asked)).toBeUndefined()
  })

  it.each([
    ['/nothing', 404, '/cn/not-found', '/__missing'],
    ['/en/product/a~b', 404, '/en/not-found', '/en/__missing'],
    ['/__missing', 404, '/cn/not-found', '/__missing'],
    ['/en/__missing', 404, '/en/not-found', '/en/__missing'],
    ['/cn/__missing', 404, '/cn/not-found', '/__missing'],
    ['/assets/none.png', 404, '/cn/not-found', '/__missing'],
    ['/en/nope.html', 404, '/en/not-found', '/en/__missing'],
    ['/search.php?q=x', 404, '/cn/not-found', '/__missing'],
    ['/activity/list/2', 404, '/cn/not-found', '/__missing'],
    ['/cn/activity/search', 404, '/cn/not-found', '/__missing'],
    ['/404', 404, '/cn/not-found', '/__missing'],
    ['/_error', 404, '/cn/not-found', '/__missing'],
    ['/_not-found', 404, '/cn/not-found', '/__missing'],
    ['/en/not-found', 404, '/en/not-found', '/en/__missing'],
    ['/key12345.txt', 404, '/cn/not-found', '/__missing'],
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

it('files of handlers, and what moved, are none', () => {
  const redirects = new Map([['/old.html', { from: '/old.html', to: '/cases', status: 301 as const }]])
  for (const url of ['/old.html', '/llms.txt', '/feeds/cn/news.rss', '/desk/enquiries.csv', '/key12345.txt'])
    expect(pageAddress('localhost', url, { redirects, indexNowKey: 'key12345' }), url).toBeUndefined()
})

it('an address that is longer than any page’s is the cached not-found page of its language', () => {
  for (const path of [
    `/en/${'x'.repeat(8000)}`,
    `/en/about-us/${'%41'.repeat(2600)}`,
    `/en${'/a'.repeat(4000)}`,
  ])
    expect(pageAddress('', path)).toEqual(notFoundAddress('en'))
})
