import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { takesPost } from '@/lib/i18n/routes'
import { timesLonger } from '@/tests/helpers/times-longer'
import { normalAddress } from './normal-address'

describe('an address before anything looks at it (D5)', () => {
  it.each([
    '/',
    '/?',
    '/en',
    '/cases/',
    '/cases?next=//evil.example/..%2f&a=b.rsc',
    '/about-us/%E4%BD%A0%E5%A5%BD',
    '/about-us/v1%2E5',
    '/about-us/100%25%3F%23%26',
    '/about-us/%252e%252e',
    "/about-us/a~b!*()'c",
    '/assets/files/%E4%BA%A7%E5%93%81.pdf?v=1',
    '/assets/notes.rsc',
    '/robots.txt',
    '/.well-known/security.txt',
    '/product/1001.md',
    '/_next/static/chunks/0a_b-c~1.js',
    '/api/gate/abc.def_g-h',
    '/api/image?src=%2Fassets%2Fa.png&w=480',
    '/api/internal/no-such-call',
    '/activity?_rsc=abc',
  ])('%s is as it should be', (url) => {
    expect(normalAddress(url)).toEqual({ url })
  })

  it.each([
    ['//assets/x.html', '/assets/x.html'],
    ['///assets///x.html', '/assets/x.html'],
    ['/%61ssets/x.html', '/assets/x.html'],
    ['/assets/x%5f1.%68tml?v=2', '/assets/x_1.html?v=2'],
    ['//evil.example', '/evil.example'],
    ['//', '/'],
    ['/cases//', '/cases'],
    ['/en//cases/?a=//b', '/en/cases?a=//b'],
    ['/%64esk', '/desk'],
    ['/desk//enquiries.csv', '/desk/enquiries.csv'],
    ['//api//health?deep=1', '/api/health?deep=1'],
    ['/about%2Dus/%7Ea', '/about-us/~a'],
    ['/_ne%78t/data/x.json', '/_next/data/x.json'],
    ['/search.%72sc', '/search.rsc'],
  ])('%s leads to %s', (url, redirect) => {
    expect(normalAddress(url)).toEqual({ redirect })
  })

  const misleading = [
    '/\\evil.example',
    '/assets\\x.html',
    '/assets%2fx.html',
    '/%2Fassets/x.html',
    '/assets%5Cx.html',
    '/./assets/x.html',
    '/a/../assets/x.html',
    '/assets/..',
    '/%2e/assets/x.html',
    '/a/%2E./assets/x.html',
    '/a/.%2e?x',
    '/assets/%00.jpg',
    '/assets/x%0a.html',
    '/assets/x%7f.html',
    '/assets/x.html#y',
    '/desk#x',
    '/product/%ZZ',
    '/product/%',
    '/about-us/%FF',
    '/_next/static/../data/x.json',
  ]
  const ofFramework = [
    '/search.rsc?q=x',
    '/activity.rsc',
    '/about-us/zzz.rsc',
    '/index.rsc',
    '/.rsc',
    '/desk/enquiries.csv.rsc',
    '/api/search.rsc',
    '/feeds/cn/news.rss.rsc',
    '/cases.segments/_tree.segment.rsc',
    '/_next/static/x.rsc',
    '/_next',
    '/_next/',
    '/_next/static',
    '/_next/data/build/search.json?q=x',
    '/_next/image?url=x&w=640&q=75',
    '/_next/postponed/resume/cases',
  ]
  it.each([...misleading, ...ofFramework])('%s is nobody’s', (url) => {
    expect(normalAddress(url)).toEqual({ url: '/__missing' })
    if (url.startsWith('/_next')) return
    expect(normalAddress(`/en${url}`)).toEqual({ url: '/en/__missing' })
    expect(normalAddress(`/cn${url}`)).toEqual({ url: '/cn/__missing' })
  })

  it.each(misleading)('below /api/, %s is no call', (url) => {
    expect(normalAddress(`/api${url}`)).toBeUndefined()
  })

  it('what it leads to is as it should be, or nobody’s: never a third spelling', () => {
    for (const part of ['/', '//', '%61', '%41', '%2d', '%7E', '%5F', '%39', 'a.rsc', 'en/', '%2E'])
      for (const other of ['/', 'x', '%62', '//', '%2561', '.'])
        for (const url of [`/${part}${other}`, `/x${part}${other}${part}`]) {
          const first = normalAddress(url)
          if (first && 'redirect' in first) expect(normalAddress(first.redirect), url).toHaveProperty('url')
        }
  })

  it.each(['/', '/.a', '%2', '%61', '.rsc', '.rsc/'])('%j over and over is read once', (part) => {
    expect(timesLonger(1500, (times) => normalAddress(`/${part.repeat(times)}x`))).toBeLessThan(40)
  })
})

describe('calls that handlers answer', () => {
  const handlers = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/route.ts'),
  )
  it.each(handlers)('%s is reached, and sent to when it takes a POST', (file) => {
    const path = `/${dirname(file).replace(/\[[^/]+\]/g, 'a')}`
    if (path.startsWith('/api/')) expect(normalAddress(path)).toEqual({ url: path })
    expect(takesPost(path)).toBe(
      /\bPOST\b/.test(readFileSync(`app/${file}`, 'utf8').replace(/\/\*.*?\*\//gs, '')),
    )
  })

  it.each(['/api/', '/api/nope', '/api/nope?a=b', '/api/internal', '/api/wechat/a', '/api/enquiry/a'])(
    '%s reaches nothing',
    (url) => {
      expect(normalAddress(url)).toEqual({ url: '/__missing' })
      expect(takesPost(url.split('?')[0] ?? '')).toBe(false)
    },
  )
})
