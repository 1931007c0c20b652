import { beforeEach, describe, expect, it, vi } from 'vitest'

/** The modules as a process with these settings has them. */
async function withSettings(settings: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { upstreamFile } = await import('./file-address')
  return { ...(await import('./safe-url')), upstreamFile }
}
const CONTENT_API_URL = 'http://cms.internal:8080'

beforeEach(() => () => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('links', () => {
  it.each([
    ['www.example.com/guide', 'https://www.example.com/guide'],
    ['example.com', 'https://example.com'],
    ['example.com?from=wx', 'https://example.com?from=wx'],
    ['cms.example.com.cn:8443/a', 'https://cms.example.com.cn:8443/a'],
    ['10.0.0.5:8080/a', 'http://10.0.0.5:8080/a'],
    ['www.北湾.中国', 'https://www.北湾.中国'],
    ['https：//example.com/a', 'https://example.com/a'],
    ['HTTP：／／example.com', 'HTTP://example.com'],
    ['https: //example.com', 'https://example.com'],
    ['http:/example.com', 'http://example.com'],
    ['http:\\\\example.com\\a', 'http://example.com\\a'],
    ['sales@example.com', 'mailto:sales@example.com'],
    ['product/7011', '/product/7011'],
    ['../product/7011', '/product/7011'],
    ['./index.html', '/index.html'],
    ['//example.com/a', '//example.com/a'],
    ['#a', '#a'],
    ['?pageNo=2', '?pageNo=2'],
    ['/upload/a.pdf', '/upload/a.pdf'],
    ['guide.pdf', '/guide.pdf'],
    ['mailto：a@b.cn', 'mailto:a@b.cn'],
    ['Tel：400-800-1234', 'Tel:400-800-1234'],
    ['13800138000', 'tel:13800138000'],
    ['+86 (574) 8766-0000', 'tel:+8657487660000'],
    ['0574-8766 0000', 'tel:057487660000'],
    ['https:example.com/r', 'https://example.com/r'],
    ['http//example.com/p', 'http://example.com/p'],
    ['https:///example.com/p', 'https://example.com/p'],
    ['https；//example.com', 'https://example.com'],
    ['//product/7011', '/product/7011'],
    ['///www.example.com/a', '//www.example.com/a'],
    ['//localhost:8080/a', '//localhost:8080/a'],
    ['undefined/product/7011', '/product/7011'],
    ['/', '/'],
    ['/search?q="a"', '/search?q="a"'],
    ['192.168.100.200', 'http://192.168.100.200'],
    ['undefined', undefined],
    ['null', undefined],
    ['about:blank', undefined],
    ['7011', undefined],
    ['//', undefined],
    ['https://', undefined],
    ['https:', undefined],
    ['{{baseUrl}}/a', undefined],
    ['/a/#{id}', undefined],
    ['[{"url":"/a.png"}]', undefined],
    ['[object Object]', undefined],
    ['点击查看', undefined],
    ['https：//???', undefined],
    ['file:///C:/a.htm', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s', async (written, reads) => {
    const { safeUrl } = await withSettings({})
    expect(safeUrl(written)).toBe(reads)
  })
})

describe('files that count from the back end', () => {
  it.each([
    ['/upload/a.png', 'https://cdn.example.com/cms/upload/a.png'],
    ['upload/图 1.png', 'https://cdn.example.com/cms/upload/%E5%9B%BE%201.png'],
    ['../../upload/a.png?x=1', 'https://cdn.example.com/cms/upload/a.png?x=1'],
    ['/upload/100%.png', 'https://cdn.example.com/cms/upload/100%25.png'],
    ['/assets/%B2%D6%.png', 'https://cdn.example.com/cms/assets/%B2%D6%25.png'],
    ['/upload//a%2Db.png', 'https://cdn.example.com/cms/upload/a-b.png'],
    ['/assets/none.png', 'https://cdn.example.com/cms/assets/none.png'],
    ['/assets/banners/about-mobile.webp', '/assets/banners/about-mobile.webp'],
    ['/favicon.ico', '/favicon.ico'],
    ['/api/internal/gated/a.pdf', '/api/internal/gated/a.pdf'],
    ['//img.example.com/a.png', 'https://img.example.com/a.png'],
    ['img.example.com/a.png', 'https://img.example.com/a.png'],
    ['https：//img.example.com/a.png', 'https://img.example.com/a.png'],
    ['http://img.example.com/a.png', 'http://img.example.com/a.png'],
    ['//upload/a.png', 'https://cdn.example.com/cms/upload/a.png'],
    ['null/upload/a.png', 'https://cdn.example.com/cms/upload/a.png'],
    ['/upload/{8F3A}.png', 'https://cdn.example.com/cms/upload/%7B8F3A%7D.png'],
    ...['undefined', 'null', '//', '/', '{{cdn}}/a.png', '<%= cdn %>/a.png', '[{"url":"/a.png"}]'].map(
      (one): [string, undefined] => [one, undefined],
    ),
    ['#', undefined],
    ['data:image/png;base64,AAAA', undefined],
  ])('below MEDIA_BASE_URL: %s', async (written, reads) => {
    const { safeFileUrl } = await withSettings({
      CONTENT_API_URL,
      MEDIA_BASE_URL: 'https://cdn.example.com/cms/',
      SITE_URL: 'https://www.example.org',
    })
    expect(safeFileUrl(written)).toBe(reads)
  })

  it('without it: signed, and nobody else writes such an address', async () => {
    const { safeFileUrl, safeUrl, upstreamFile } = await withSettings({ CONTENT_API_URL })
    const address = safeFileUrl('upload/图.png?v=2') ?? ''
    expect(address).toMatch(/^\/api\/upstream\/[\w-]{22}\/upload\/%E5%9B%BE\.png\?v=2$/)
    expect(upstreamFile(address)).toBe(`${CONTENT_API_URL}/upload/%E5%9B%BE.png?v=2`)
    for (const ending of [
      'pdf',
      'dwg',
      'STEP',
      'ofd',
      'tar',
      'ppsx',
      'wma',
      'txt',
      'log',
      'ifcxml',
      'md?a=b.html',
    ])
      expect(safeUrl(`/upload/a.${ending}`)).toBe(safeFileUrl(`/upload/a.${ending}`))
    for (const own of [
      '/product/1001.md',
      '/robots.txt',
      '/en/llms.txt',
      '/sitemap.xml',
      '/a.html',
      '/b.do',
      '/v1.0',
    ])
      expect(safeUrl(own)).toBe(own)
    expect(safeFileUrl(address), 'read a second time').toBe(address)
    for (const other of [
      address.replace('v=2', 'v=3'),
      address.replace('/upload/', '/upload/../upload/'),
      address.replace('/upload/', '//evil.example/upload/'),
      address.replace('%E5%9B%BE', 'export'),
      `/api/upstream/${'A'.repeat(22)}/actuator/env`,
      '/api/upstream//upload/a.png',
      '/upload/a.png',
    ])
      expect(upstreamFile(other), other).toBeUndefined()
    const { upstreamFile: ofAnother } = await withSettings({
      CONTENT_API_URL,
      CONTENT_API_TOKEN: 'x'.repeat(16),
    })
    expect(ofAnother(address)).toBeUndefined()
  })

  it('of the back end’s own host count from it where browsers cannot reach it', async () => {
    const inside = await withSettings({ CONTENT_API_URL: 'http://cms:8080/app' })
    for (const read of [inside.safeFileUrl, inside.safeUrl])
      expect(read('http://cms:8080/app/upload/a.pdf')).toMatch(/^\/api\/upstream\/[\w-]{22}\/upload\/a\.pdf$/)
    expect(inside.safeFileUrl('http://cms:8081/a.png')).toBe('http://cms:8081/a.png')
    const listed = await withSettings({ CONTENT_API_URL: 'http://10.0.0.5', MEDIA_HOSTS: '10.0.0.5' })
    expect(listed.safeFileUrl('http://10.0.0.5/a.png')).toBe('http://10.0.0.5/a.png')
    const open = await withSettings({ CONTENT_API_URL: 'https://cms.example.com' })
    expect(open.safeFileUrl('https://cms.example.com/a.png')).toBe('https://cms.example.com/a.png')
  })

  it('odd ones are none, and others keep their own escapes', async () => {
    const { safeFileUrl, safeUrl, upstreamFile } = await withSettings({ CONTENT_API_URL })
    for (const odd of ['/\t/[.png', '/\n/a:99999/x.png'])
      expect([safeFileUrl(odd), safeUrl(odd)]).toEqual([odd, odd])
    expect(upstreamFile(`/api/upstream/${'a'.repeat(22)}//`)).toBeUndefined()
    const inGbk = safeFileUrl('/upload/%D6%D0.pdf?v=1') ?? ''
    expect(inGbk).toMatch(/\/upload\/%25D6%25D0\.pdf\?v=1$/)
    expect(upstreamFile(inGbk)).toBe(`${CONTENT_API_URL}/upload/%D6%D0.pdf?v=1`)
    const escaped = safeFileUrl('/upload/%25D6.pdf') ?? ''
    expect(upstreamFile(escaped)).toBe(`${CONTENT_API_URL}/upload/%25D6.pdf`)
    for (const name of ['a%2Bb.png', 'R%26D.pdf', 'a%23b.pdf'])
      expect(upstreamFile(safeFileUrl(`/upload/${name}`) ?? '')).toBe(`${CONTENT_API_URL}/upload/${name}`)
    const { upstreamFile: below } = await withSettings({
      CONTENT_API_URL,
      MEDIA_BASE_URL: 'https://cdn.example.com',
    })
    expect(below(inGbk)).toBeUndefined()
  })

  it('a stream brings its parts, those of its folder alone', async () => {
    const { safeFileUrl, upstreamFile } = await withSettings({ CONTENT_API_URL })
    const list = safeFileUrl('/vod/1/index.m3u8') ?? ''
    const part = (name: string) => upstreamFile(list.replace('index.m3u8', name))
    expect(['seg0.ts', '720p/seg0.m4s', '720p/list.m3u8'].map(part)).toEqual([
      `${CONTENT_API_URL}/vod/1/seg0.ts`,
      `${CONTENT_API_URL}/vod/1/720p/seg0.m4s`,
      `${CONTENT_API_URL}/vod/1/720p/list.m3u8`,
    ])
    expect(['paper.pdf', '../2/seg0.ts', '%2e%2e/2/seg0.ts'].map(part)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('stay as they are in embedded content', async () => {
    const { safeFileUrl } = await withSettings({})
    expect(['/upload/a.png', '/gated/a.pdf'].map((one) => safeFileUrl(one))).toEqual([
      '/upload/a.png',
      '/gated/a.pdf',
    ])
  })
})

// The pages' policy allows nothing else, on a site of http too.
it('what a text shows of a host that is not listed comes by https', async () => {
  await withSettings({ MEDIA_HOSTS: 'listed.example' })
  const { sanitiseHtml } = await import('./html')
  const hostsOf = (from: string) => {
    const html = sanitiseHtml(
      `<p><img src="${from}/a.png" /><video src="${from}/b.mp4" poster="${from}/c.png"><source src="${from}/d.mp4"></video><audio src="${from}/e.mp3"></audio></p>`,
    )
    return new Set(decodeURIComponent(html).match(/https?:\/\/[\w.]+/g))
  }
  expect(hostsOf('http://other.example')).toEqual(new Set(['https://other.example']))
  expect(hostsOf('http://listed.example')).toEqual(new Set(['http://listed.example']))
  expect(sanitiseHtml('<a href="http://other.example/">a</a>')).toContain('"http://other.example/"')
})
