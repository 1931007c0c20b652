import { describe, expect, it } from 'vitest'
import { timesLonger } from '@/tests/helpers/times-longer'
import { type AddressAction, type AddressSettings, resolveAddress } from './address'
import type { Locale } from './locales'
import { isRecordId } from './record-id'

const render = (
  path: string,
  locale: Locale = 'cn',
  more: Partial<Extract<AddressAction, { kind: 'render' }>> = {},
) => ({
  kind: 'render',
  locale,
  path,
  preview: false,
  search: '',
  ...more,
})
const redirect = (to: string, status = 308) => ({ kind: 'redirect', status, to })
const notFound = (locale: Locale = 'cn') => ({ kind: 'notFound', locale })

const resolve = (address: string, settings?: AddressSettings, host = 'localhost:3000') => {
  const [path = '', search] = address.split('?')
  return resolveAddress({ host, path, search: search === undefined ? '' : `?${search}` }, settings)
}

describe('address → language and page (D1, D5)', () => {
  it.each([
    ['/', render('/cn')],
    ['/en', render('/en', 'en')],
    ['/llms.txt', { kind: 'file', path: '/api/llms/cn' }],
    ['/en/llms.txt', { kind: 'file', path: '/api/llms/en' }],
    ['/studio', { kind: 'file' }],
    ['/studio/files/start.js', { kind: 'file' }],
    ['/desk/login', { kind: 'file' }],
    ['/product', render('/cn/product')],
    ['/en/product/1001', render('/en/product/1001', 'en')],
    ['/Media/701', render('/cn/media/701')],
    ['/en/Media/701', render('/en/media/701', 'en')],
    ['/ai', render('/cn/ai')],
    ['/ai/agents', render('/cn/ai/agents')],
    ['/article-detail/news/501', render('/cn/article-detail/news/501')],
    [
      '/article-detail/news/501/preview',
      render('/cn/article-detail/news/501/preview', 'cn', { preview: true }),
    ],
    [
      '/product/5/preview?expires=1',
      render('/cn/product/5/preview', 'cn', { preview: true, search: '?expires=1' }),
    ],
    [
      '/product-category/5/preview?expires=1',
      render('/cn/product-category/5/preview', 'cn', { preview: true, search: '?expires=1' }),
    ],
    [
      '/solution/5/preview?expires=1',
      render('/cn/solution/5/preview', 'cn', { preview: true, search: '?expires=1' }),
    ],
    [
      '/case-detail/5/preview?expires=1',
      render('/cn/case-detail/5/preview', 'cn', { preview: true, search: '?expires=1' }),
    ],
    [
      '/periodical/5/preview?expires=1',
      render('/cn/periodical/5/preview', 'cn', { preview: true, search: '?expires=1' }),
    ],
    [
      '/activity/5/preview?expires=1',
      render('/cn/activity/5/preview', 'cn', { preview: true, search: '?expires=1' }),
    ],
    [
      '/Media/5/preview?expires=1',
      render('/cn/media/5/preview', 'cn', { preview: true, search: '?expires=1' }),
    ],
    [
      '/en/form/5/preview?expires=1&signature=x',
      render('/en/form/5/preview', 'en', { preview: true, search: '?expires=1&signature=x' }),
    ],
    ['/about-us/history', render('/cn/about-us/history')],
    ['/product?bd_vid=7', render('/cn/product')],
    ['/cn', redirect('/')],
    ['/cn/product/7?bd_vid=1', redirect('/product/7?bd_vid=1')],
    ['/en/', redirect('/en')],
    ['/product/', redirect('/product')],
    ['/about_us', redirect('/about-us')],
    ['/en/about_us?x=1', redirect('/en/about-us?x=1')],
    ['/media/701', redirect('/Media/701')],
    ['/en/media/701?bd_vid=2', redirect('/en/Media/701?bd_vid=2')],
    ['/cn/media/701/', redirect('/Media/701')],
    ['/product/1001%E3%80%82', redirect('/product/1001')],
    ['/en/product/1001%EF%BC%8C%E8%AF%A6%E8%A7%81?a=1', redirect('/en/product/1001?a=1')],
    ['/product/1001%EF%BC%89', redirect('/product/1001')],
    ['/product/1001%20', redirect('/product/1001')],
    ['/cases%E2%80%9D%EF%BC%8Cx', redirect('/cases')],
    ['/%E3%80%82', redirect('/')],
    ['/en%E3%80%82', redirect('/en')],
    ['/cn%EF%BC%89?a=1', redirect('/?a=1')],
    ['/EN/product/1001', redirect('/en/product/1001')],
    ['/EN/PRODUCT/007', redirect('/en/product/7')],
    ['/En/About_us', redirect('/en/about-us')],
    ...[')', '.', '),', '!', "'", '%22', ';', '%5D', '%E2%80%8B', '%EF%BB%BF', '%EF%BF%BC'].map(
      (sign): [string, ReturnType<typeof redirect>] => [
        `/en/product/1001${sign}`,
        redirect('/en/product/1001'),
      ],
    ),
    ['/foo.', notFound()],
    ['/assets/a.pdf)', notFound()],
    ['/product/a%2Fb%E3%80%82', notFound()],
    ['/%E5%85%B3%E4%BA%8E%E3%80%82', notFound()],
    ['/Product/p-3_B', redirect('/product/p-3_B')],
    ['/en/Article-Detail/NEWS/501/Preview', redirect('/en/article-detail/news/501/preview')],
    ['/MEDIA', redirect('/media')],
    ['/MEDIA/701', redirect('/Media/701')],
    ['/About-Us/News', redirect('/about-us/news')],
    ['/article-detail/News/7', redirect('/article-detail/news/7')],
    ['/article-detail/Knowledge/7', render('/cn/article-detail/Knowledge/7')],
    ['/about-us/News/Form', redirect('/about-us/news/form')],
    ['/about-us/Supplier', render('/cn/about-us/Supplier')],
    ['/about-us/Preview', render('/cn/about-us/Preview')],
    ['/ai/News', render('/cn/ai/News')],
    ['/ai/guides/Purchaser', render('/cn/ai/guides/Purchaser')],
    ['/product/Supplier', render('/cn/product/Supplier')],
    ['/Product/Supplier/Form', redirect('/product/Supplier/form')],
    ['/go1688/Supplier', redirect('/go1688/supplier')],
    // No id is one of our words, in whatever case.
    ['/product/Form', redirect('/product/form')],
    ['/case-detail/Preview', notFound()],
    ['/article-detail/news/News', notFound()],
    ['/product/007', redirect('/product/7')],
    ['/product/00/preview', redirect('/product/0/preview')],
    ['/product/007-a', render('/cn/product/007-a')],
    ['/foo.bar', notFound()],
    ['/en/foo', notFound('en')],
    ['/product/abc', render('/cn/product/abc')],
    ['/product/p-3_B/form', render('/cn/product/p-3_B')],
    ['/media/p-3_B', redirect('/Media/p-3_B')],
    ['/product/a.b', notFound()],
    ['/product/preview', notFound()],
    ['/activity/search', notFound()],
    ['/form/form', notFound()],
    [`/product/${'x'.repeat(65)}`, notFound()],
    ['/product/1234567890123456789', render('/cn/product/1234567890123456789')],
    ['/product/1/2', notFound()],
    ['/en/cn/product', notFound('en')],
    ['/cn/nowhere', notFound()],
    ['/article-detail/ne_ws/1', notFound()],
    ['/about-us/news/list/all/2', notFound()],
    ['/cn/activity/list/x1.html', notFound()],
    ['/en/media/list/zz.css', notFound('en')],
    ['/favicon.php', notFound()],
    ['/en/robots.txt', notFound('en')],
    ['/robots.txt', { kind: 'file' }],
    ['/icon.svg', { kind: 'file', path: '/api/icon/icon.svg' }],
    ['/favicon.ico', { kind: 'file', path: '/api/icon/favicon.ico' }],
    ['/en/icon.svg', notFound('en')],
    ['/.well-known/security.txt', { kind: 'file', path: '/security.txt' }],
    ['/en/.well-known/security.txt', notFound('en')],
    ['/cn/not-found', notFound()],
    ['/ai/a/../b', notFound()],
  ])('%s', (address, action) => {
    expect(resolve(address)).toEqual(action)
  })
})

it('no id is one of our words in any case, nor digits behind a 0: those are addresses of other pages', () => {
  const none = ['form', 'Form', 'PREVIEW', 'News', 'list', 'Search', '007', '00', 'a.b', '', 'x'.repeat(65)]
  expect(none.filter(isRecordId)).toEqual([])
  const ids = ['0', '7', '1234567890123456789', '0-7', '00a', 'Forms', 'p-3_B', 'Supplier']
  expect(ids.filter(isRecordId)).toEqual(ids)
})

describe('the form suffix shows the page under it (D6)', () => {
  it.each([
    ['/form', render('/cn')],
    ['/en/form', render('/en', 'en')],
    ['/product/7/form?id=5', render('/cn/product/7')],
    ['/Media/7/form?id=5', render('/cn/media/7')],
    ['/media/7/form?id=5', redirect('/Media/7/form?id=5')],
    ['/form/5', render('/cn/form/5')],
    ['/form/5?bd_vid=1', render('/cn/form/5')],
    ['/form/5?gate=product~7~jumpBO', render('/cn/form/5/gate', 'cn', { search: '?gate=product~7~jumpBO' })],
    ['/form/5/gate', notFound()],
    ['/product/7/form?id=5&gate=x', render('/cn/product/7')],
    ['/nowhere/form', notFound()],
    ['/about-us/Our%20company', render('/cn/about-us/Our%20company')],
    ['/about-us/Our%20company/form', render('/cn/about-us/Our%20company')],
    ['/about-us/Our%20company/', redirect('/about-us/Our%20company')],
    ['/About-Us/Our%20company/Form', redirect('/about-us/Our%20company/form')],
    ['/en/about-us/Company%20profile/form', render('/en/about-us/Company%20profile', 'en')],
  ])('%s', (address, action) => {
    expect(resolve(address)).toEqual(action)
  })
})

describe('plain lists get a cacheable path, filtered ones are rendered per request (D15)', () => {
  it.each([
    ['/about-us/news', '/cn/about-us/news/list/all/1', ''],
    ['/about-us/news?type=AI&pageNo=2', '/cn/about-us/news/list/ai/2', ''],
    ['/about-us/news?type=ai', '/cn/about-us/news/list/all/1', ''],
    ['/periodical?pageNo=3', '/cn/periodical/list/3', ''],
    ['/activity?pageNo=0', '/cn/activity/list/1', ''],
    ['/activity?pageNo=abc', '/cn/activity/list/1', ''],
    ['/activity?pageNo=12345678901234567890', '/cn/activity/list/9999', ''],
    ['/media?pageNo=-1&bd_vid=x', '/cn/media/list/1', ''],
    ['/activity?place=上海&pageNo=2', '/cn/activity/search', '?place=上海&pageNo=2'],
    ['/media?titleContent=', '/cn/media/search', '?titleContent='],
  ])('%s', (address, path, search) => {
    expect(resolve(address)).toEqual(render(path, 'cn', { search }))
  })
})

describe('hosts that name the language (D2)', () => {
  const settings: AddressSettings = { siteHosts: { 'www.example.com': 'cn', 'en.example.com': 'en' } }
  it.each([
    ['www.example.com', '/product', render('/cn/product')],
    ['en.example.com', '/product', render('/en/product', 'en')],
    ['EN.example.com', '/', render('/en', 'en')],
    ['www.example.com', '/en/product?a=1', redirect('//en.example.com/product?a=1')],
    ['en.example.com', '/en/product', redirect('/product')],
    ['www.example.com', '/cn/product', redirect('/product')],
    ['en.example.com', '/cn', redirect('//www.example.com/')],
    ['other.example.com', '/en/product', render('/en/product', 'en')],
  ])('%s%s', (host, address, action) => {
    expect(resolve(address, settings, host)).toEqual(action)
  })
})

describe('a language without a site leads to the first site’s (D36)', () => {
  const siteHosts = { 'www.example.com': 'cn', 'en.example.com': 'en' } as const
  const toItself: AddressSettings['redirects'] = new Map([
    ['/en/cases', { from: '/en/cases', to: '/cases', status: 301 }],
  ])
  const moves = {
    ...{ '/old': '/en/cases', '/en/cases': '/older', '/en/older': '/old', '/en/into': '/en/cases' },
    ...{ '/product': '/PRODUCT。', '/en/about-us': '/EN/about_us' },
  }
  const round: AddressSettings['redirects'] = new Map(
    Object.entries(moves).map(([from, to]) => [from, { from, to, status: 301 }]),
  )
  const rows: [string, AddressSettings, string, object][] = [
    ['/en/product/7?a=1', { siteLocales: ['cn'] }, '', redirect('/product/7?a=1')],
    ['/en', { siteLocales: ['cn'] }, '', redirect('/')],
    ['/en/product/7/form?id=5', { siteLocales: ['cn'] }, '', redirect('/product/7/form?id=5')],
    ['/en/product/7/preview', { siteLocales: ['cn'] }, '', redirect('/product/7/preview')],
    ['/en/form/5/preview?a=1', { siteLocales: ['cn'] }, '', redirect('/form/5/preview?a=1')],
    ['/en/nowhere', { siteLocales: ['cn'] }, '', notFound()],
    ['/product', { siteLocales: ['cn'] }, '', render('/cn/product')],
    ['/product', { siteLocales: ['en'] }, '', redirect('/en/product')],
    ['/', { siteLocales: ['en'] }, '', redirect('/en')],
    ['/en/product', { siteLocales: ['en', 'cn'] }, '', render('/en/product', 'en')],
    ['/en/llms.txt', { siteLocales: ['cn'] }, '', redirect('/llms.txt')],
    ['/llms.txt', { siteLocales: ['en'] }, '', redirect('/en/llms.txt')],
    [
      '/llms.txt',
      { siteLocales: ['cn'], siteHosts },
      'en.example.com',
      redirect('//www.example.com/llms.txt'),
    ],
    ['/cases', { siteLocales: ['cn'], siteHosts }, 'en.example.com', redirect('//www.example.com/cases')],
    ['/cases', { siteLocales: [] }, '', render('/cn/cases')],
    ['/en/cases', { siteLocales: ['en'], redirects: toItself }, '', render('/en/cases', 'en')],
    ['/cases', { siteLocales: ['en'], redirects: toItself }, '', redirect('/en/cases')],
    ['/en/cases', { siteLocales: ['cn', 'en'], redirects: toItself }, '', redirect('/cases', 301)],
    ['/en/cases', { redirects: toItself }, '', redirect('/cases', 301)],
    ['/old', { siteLocales: ['en'], redirects: round }, '', notFound('en')],
    ['/en/cases', { siteLocales: ['en'], redirects: round }, '', render('/en/cases', 'en')],
    ['/en/into', { siteLocales: ['en'], redirects: round }, '', redirect('/en/cases', 301)],
    ['/old', { redirects: round }, '', redirect('/en/cases', 301)],
    ['/product', { redirects: round }, '', render('/cn/product')],
    ['/en/about-us', { redirects: round }, '', render('/en/about-us', 'en')],
  ]
  it.each(rows)('%s with %o on "%s"', (address, settings, host, action) => {
    expect(resolve(address, settings, host)).toEqual(action)
  })
})

describe('/go1688 leaves for its host when one is set (D7)', () => {
  it.each([
    ['/go1688', undefined, render('/cn/go1688')],
    ['/go1688/supplier', undefined, render('/cn/go1688/supplier')],
    ['/go1688/nowhere', undefined, notFound()],
    ['/go1688/supplier?a=1', 'b2b.example.com', redirect('https://b2b.example.com/go1688/supplier?a=1', 307)],
    [
      '/en/go1688/any/thing?a=1',
      'b2b.example.com',
      redirect('https://b2b.example.com/en/go1688/any/thing?a=1', 307),
    ],
    ['/en/go1688', 'b2b.example.com', redirect('https://b2b.example.com/en/go1688', 307)],
    ['/go1688x', 'b2b.example.com', notFound()],
  ])('%s with %s', (address, go1688Host, action) => {
    expect(resolve(address, { go1688Host })).toEqual(action)
  })

  it('a host that names the language passes it on in the path', () => {
    const settings: AddressSettings = {
      siteHosts: { 'www.example.com': 'cn', 'en.example.com': 'en' },
      go1688Host: 'b2b.example.com',
    }
    const away = (host: string) => resolve('/go1688/supplier?a=1', settings, host)
    expect(away('en.example.com')).toEqual(redirect('https://b2b.example.com/en/go1688/supplier?a=1', 307))
    expect(away('www.example.com')).toEqual(redirect('https://b2b.example.com/go1688/supplier?a=1', 307))
  })
})

describe('a record has one address: zeros before its id lead to it (D5)', () => {
  it.each([
    ['/product/01001', redirect('/product/1001')],
    ['/en/product/0001001?bd_vid=1', redirect('/en/product/1001?bd_vid=1')],
    ['/product/01001/form?id=5', redirect('/product/1001/form?id=5')],
    ['/product-category/0101', redirect('/product-category/101')],
    ['/solution/0301', redirect('/solution/301')],
    ['/case-detail/0401', redirect('/case-detail/401')],
    ['/periodical/0801', redirect('/periodical/801')],
    ['/activity/0601', redirect('/activity/601')],
    ['/Media/0701', redirect('/Media/701')],
    ['/media/0701', redirect('/Media/701')],
    ['/cn/media/0701/', redirect('/Media/701')],
    ['/article-detail/news/0501', redirect('/article-detail/news/501')],
    ['/article-detail/news/0501/preview', redirect('/article-detail/news/501/preview')],
    ['/form/05', redirect('/form/5')],
    ['/form/05?gate=product~7~jumpBO', redirect('/form/5?gate=product~7~jumpBO')],
    ['/en/form/05/preview', redirect('/en/form/5/preview')],
    ['/services/0911/preview', redirect('/services/911/preview')],
    ['/join-us/0921/preview', redirect('/join-us/921/preview')],
    ['/about-us/007/0901/preview', redirect('/about-us/007/901/preview')],
    // A type is a word, not a number; 0 itself is an id like any other.
    ['/about-us/007', render('/cn/about-us/007')],
    ['/product/0', render('/cn/product/0')],
    ['/product/000', redirect('/product/0')],
    ['/product/1000', render('/cn/product/1000')],
    ['/product/0000000000001001', redirect('/product/1001')],
    ['/nowhere/01', notFound()],
  ])('%s', (address, action) => {
    expect(resolve(address)).toEqual(action)
  })
})

describe('addresses that moved or are gone (content/redirects.yaml)', () => {
  const redirects = new Map(
    [
      { from: '/old', to: '/product/1001', status: 301 as const },
      { from: '/en/old', to: '/en/product/1001?a=1#top', status: 302 as const },
      { from: '/cn/old-video.html', to: '/media', status: 301 as const },
      { from: '/old-video.html', to: '/en/media', status: 301 as const },
      { from: '/旧页面', to: 'https://example.com/x', status: 301 as const },
      { from: '/old.html', to: '/', status: 301 as const },
      { from: '/en/gone', status: 410 as const },
      { from: '/cases', to: '/product', status: 301 as const },
    ].map((redirect) => [redirect.from, redirect]),
  )
  const siteHosts = { 'www.example.com': 'cn', 'en.example.com': 'en' } as const
  it.each<[string, AddressAction | object, string?]>([
    ['/old', redirect('/product/1001', 301)],
    ['/old/?bd_vid=7', redirect('/product/1001?bd_vid=7', 301)],
    ['/cn/old', redirect('/product/1001', 301)],
    ['/cn/old-video.html/', redirect('/media', 301)],
    ['/old-video.html', redirect('/en/media', 301)],
    ['/en/old?a=2&b=3', redirect('/en/product/1001?a=1&b=3#top', 302)],
    ['/%E6%97%A7%E9%A1%B5%E9%9D%A2', redirect('https://example.com/x', 301)],
    ['/old.html', redirect('/', 301)],
    ['/en/gone', { kind: 'gone', locale: 'en' }],
    ['/gone', notFound()],
    ['/en/cases', render('/en/cases', 'en')],
    ['/cases', redirect('/product', 301)],
    ['/old', redirect('/product/1001?a=1#top', 302), 'en.example.com'],
    ['/en/old', redirect('//en.example.com/product/1001?a=1#top', 302), 'www.example.com'],
  ])('%s', (address, action, host) => {
    const settings = host ? { redirects, siteHosts } : { redirects }
    expect(resolve(address, settings, host)).toEqual(action)
  })

  it.each<[string, AddressAction | object]>([
    ['/old-video.html?a=1', redirect('/en/media?a=1', 301)],
    ['/en/old', redirect('/en/product/1001?a=1#top', 302)],
    ['/gone', { kind: 'gone', locale: 'en' }],
    ['/cases/x', notFound('en')],
  ])('%s where English is the only language', (address, action) => {
    expect(resolve(address, { redirects, siteLocales: ['en'] })).toEqual(action)
  })
})

it.each(['/', '/a/', '0', '/0', '%2f', '//', '/.'])('an address of %j over and over is read once', (part) => {
  const redirects = new Map()
  const read = (times: number) => {
    for (const path of [
      `${part.repeat(times)}x`,
      `/en/${part.repeat(times)}x`,
      `/product/${part.repeat(times)}x`,
    ])
      resolveAddress({ host: 'localhost', path, search: '' }, { redirects })
  }
  expect(timesLonger(1500, read)).toBeLessThan(40)
})
