import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { wholeSitemap } from '@/scripts/lib/sitemap-files'
import { visitHost } from '../helpers/visit-host'

// One server under its public names, as behind a proxy that keeps the Host header (D2, D7).
const cn = 'www.northbay.example'
const en = 'en.northbay.example'
const market = 'b2b.northbay.example'

let site: RunningServer
beforeAll(async () => {
  site = await startServer({
    SITE_URL: `https://${cn}`,
    SITE_HOSTS: `${cn}=cn,${en}=en`,
    GO1688_HOST: market,
  })
})
afterAll(() => site?.stop())

const visit = (host: string, path: string) => visitHost(site.url, host, path)
/** Where a redirect leads, made whole as a browser would on an https site. */
const target = (host: string, location: string | undefined) =>
  location === undefined ? undefined : new URL(location, `https://${host}/`).href

const link = (html: string, rel: string) =>
  new RegExp(`<link[^>]*rel="${rel}"[^>]*>`).exec(html)?.[0].replace(/^.*href="([^"]*)".*$/, '$1')
const alternate = (html: string, language: string) =>
  new RegExp(`<link[^>]*hrefLang="${language}"[^>]*>`, 'i')
    .exec(html)?.[0]
    .replace(/^.*href="([^"]*)".*$/, '$1')

describe('SITE_HOSTS (D2)', () => {
  it.each([
    [cn, '/product', 'zh-CN'],
    [en, '/product', 'en'],
    [en, '/', 'en'],
    [en.toUpperCase(), '/cases', 'en'],
  ])('%s%s is a page in %s, and names its own host and its alternate’s', async (host, path, language) => {
    const { status, text } = await visit(host, path)
    expect(status).toBe(200)
    expect(/<html[^>]*lang="([^"]*)"/.exec(text)?.[1]).toBe(language)
    const own = language === 'en' ? en : cn
    expect(new URL(link(text, 'canonical') ?? '').href).toBe(`https://${own}${path}`)
    expect(new URL(alternate(text, 'zh-CN') ?? '').href).toBe(`https://${cn}${path}`)
    expect(new URL(alternate(text, 'en') ?? '').href).toBe(`https://${en}${path}`)
  })

  it('links of a page stay on its host; the language switch changes it', async () => {
    const { text } = await visit(en, '/product')
    const body = text.slice(text.indexOf('<body'))
    const hrefs = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '')
    expect(hrefs.filter((href) => href.startsWith('/product/')).length).toBeGreaterThan(5)
    expect(hrefs.filter((href) => /^\/(?:en|cn)(?:\/|$)/.test(href))).toEqual([])
    const anchor = /<a [^>]*data-language-switch="cn"[^>]*>/.exec(body)?.[0] ?? ''
    const href = /href="([^"]*)"/.exec(anchor)?.[1]
    expect(target(en, href)).toBe(`https://${cn}/product`)
  })

  it.each([
    [cn, '/en/product?bd_vid=1', `https://${en}/product?bd_vid=1`],
    [en, '/en/product', `https://${en}/product`],
    [cn, '/cn/product', `https://${cn}/product`],
    [en, '/cn', `https://${cn}/`],
    [en, '/media/701', `https://${en}/Media/701`],
    // Campaigns of Baidu and Sogou write GBK: it goes on byte for byte (D9).
    [cn, '/en/product?utm_term=%B2%D6+a&bd_vid=1', `https://${en}/product?utm_term=%B2%D6+a&bd_vid=1`],
    [cn, '/about_us?_rsc=1&utm_term=%B2%D6', `https://${cn}/about-us?utm_term=%B2%D6`],
  ])('%s%s → 308 %s', async (host, path, wanted) => {
    const { status, headers } = await visit(host, path)
    expect([status, target(host, headers.location)]).toEqual([308, wanted])
  })

  it('a host that names no language leaves it to the path', async () => {
    const { status, text } = await visit('localhost', '/en/product')
    expect([status, /<html[^>]*lang="([^"]*)"/.exec(text)?.[1]]).toEqual([200, 'en'])
  })

  it('a missing address is the not-found page in the language of the host', async () => {
    for (const [host, language] of [
      [cn, 'zh-CN'],
      [en, 'en'],
    ] as const) {
      const { status, text } = await visit(host, '/nowhere')
      expect([status, /<html[^>]*lang="([^"]*)"/.exec(text)?.[1]]).toEqual([404, language])
    }
  })
})

describe('GO1688_HOST (D7)', () => {
  it.each([
    [cn, '/go1688', `https://${market}/go1688`],
    [cn, '/go1688/supplier?bd_vid=1&ext_info=x', `https://${market}/go1688/supplier?bd_vid=1&ext_info=x`],
    [en, '/go1688/purchaser', `https://${market}/go1688/purchaser`],
    [cn, '/go1688?utm_term=%B2%D6', `https://${market}/go1688?utm_term=%B2%D6`],
  ])('%s%s → 307 %s', async (host, path, wanted) => {
    const { status, headers } = await visit(host, path)
    expect(status).toBe(307)
    expect(new URL(headers.location ?? '').host).toBe(market)
    // A market without language hosts of its own may want the prefix of an English visitor's page.
    expect(headers.location?.replace(`${market}/en/`, `${market}/`)).toBe(wanted)
  })
})

describe('what crawlers read', () => {
  const pagesOf = async () => {
    const get = async ({ host, pathname }: URL) => {
      const { status, headers, text } = await visit(host, pathname)
      expect([pathname, status, headers['content-type']]).toEqual([
        pathname,
        200,
        'application/xml; charset=utf-8',
      ])
      return text
    }
    const text = await wholeSitemap(get, `https://${cn}`)
    return [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
      loc: /<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? '',
      alternates: [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, , href]) => href ?? ''),
    }))
  }

  it('the sitemap names every public page on the host of its language, and nothing else', async () => {
    const pages = await pagesOf()
    const locs = pages.map(({ loc }) => loc)
    expect(new Set(locs).size).toBe(locs.length)
    expect(new Set(locs.map((loc) => new URL(loc).host))).toEqual(new Set([cn, en]))
    for (const path of ['/', '/product', '/product/1001', '/cases', '/Media/701', '/article-detail/news/501'])
      expect(locs).toEqual(expect.arrayContaining([`https://${cn}${path}`, `https://${en}${path}`]))
    // Drafts, previews, forms and interfaces are no pages for crawlers.
    expect(
      locs.filter((loc) => /\/preview|\/form|\/api\/|\/solution\/313$|\/product\/1013$/.test(loc)),
    ).toEqual([])
    for (const { loc, alternates } of pages)
      for (const other of alternates) {
        const back = pages.find((page) => page.loc === other)
        expect(back?.alternates, `${loc} ⇄ ${other}`).toContain(loc)
      }
  })

  it('a page of each section in the sitemap is there under exactly that address', async () => {
    const first = new Map<string, string>()
    for (const { loc } of await pagesOf()) {
      const { host, pathname } = new URL(loc)
      // The market's pages have left for a host of their own.
      if (pathname.startsWith('/go1688')) continue
      const section = `${host} ${pathname.replace(/\d+$/, '{id}')}`
      if (!first.has(section)) first.set(section, loc)
    }
    expect(first.size).toBeGreaterThan(30)
    for (const loc of first.values()) {
      const { host, pathname, search, href } = new URL(loc)
      const { status, text } = await visit(host, pathname + search)
      expect([loc, status, new URL(link(text, 'canonical') ?? 'x:').href]).toEqual([loc, 200, href])
    }
  }, 60_000)

  it('robots.txt names the sitemap, keeps crawlers from interfaces and from no page of the sitemap', async () => {
    for (const host of [cn, en]) {
      const { status, headers, text } = await visit(host, '/robots.txt')
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
      expect(text).toMatch(/^User-agent: \*$/m)
      expect(text).toMatch(/^Disallow: \/api\/$/m)
      const sitemap = new URL(/^Sitemap: (\S+)$/m.exec(text)?.[1] ?? '')
      expect((await visit(sitemap.host, sitemap.pathname)).status).toBe(200)
      const rules = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(
        ([, rule = '']) => new RegExp(`^${rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`),
      )
      const hidden = (await pagesOf()).filter(({ loc }) => {
        const { pathname } = new URL(loc)
        return rules.some((rule) => rule.test(pathname))
      })
      expect(hidden).toEqual([])
    }
  })
})
