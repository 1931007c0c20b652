import { describe, expect, it } from 'vitest'
import { newest, sitemapIndexXml, sitemapXml } from './sitemap'

const addresses = {
  page: (mark: string, path: string) => `https://n.example${mark === 'en' ? '/en' : ''}${path}`,
  file: (address: string) => new URL(address, 'https://n.example').href,
}
const of = (locale: 'cn' | 'en', others: string[]) =>
  ({ locale, other: locale === 'cn' ? 'en' : 'cn', others: new Set(others) }) as const

describe('a file of the sitemap', () => {
  it('names every page once, with its alternate where there is one (D3)', () => {
    const xml = sitemapXml(
      [{ path: '/product/1' }, { path: '/product/2' }],
      of('en', ['/product/1']),
      addresses,
    )
    expect(xml.match(/<url>/g)).toHaveLength(2)
    expect(xml).toContain(
      '<loc>https://n.example/en/product/1</loc><xhtml:link rel="alternate" hreflang="en"',
    )
    expect(xml).toContain('hreflang="zh-CN" href="https://n.example/product/1"')
    expect(xml).toContain('<url><loc>https://n.example/en/product/2</loc></url>')
  })

  it('has lastmod and pictures of a page, where they are known', () => {
    const time = Date.parse('2026-11-21T04:00:00.123Z')
    const xml = sitemapXml([{ path: '/x', time, picture: '/assets/a&b.webp' }], of('cn', []), addresses)
    expect(xml).toContain('<lastmod>2026-11-21T04:00:00Z</lastmod>')
    expect(xml).toContain('<image:loc>https://n.example/assets/a&#38;b.webp</image:loc>')
    expect(newest([{ path: '/' }, { path: '/x', time }, { path: '/y', time: 1 }])).toBe(time)
    expect(newest([{ path: '/' }])).toBeUndefined()
  })

  it('names a video with the picture that stands for it', () => {
    const video = { title: 'Video & talk', desc: 'Two minutes', src: '/assets/f.mp4', seconds: 83.6 }
    const xml = sitemapXml([{ path: '/Media/1', picture: '/p.webp', video }], of('cn', []), addresses)
    expect(xml).toContain('<video:thumbnail_loc>https://n.example/p.webp</video:thumbnail_loc>')
    expect(xml).toContain('<video:title>Video &#38; talk</video:title>')
    expect(xml).toContain(
      '<video:content_loc>https://n.example/assets/f.mp4</video:content_loc><video:duration>84</video:duration></video:video>',
    )
    expect(sitemapXml([{ path: '/Media/1', video }], of('cn', []), addresses)).not.toContain('<video')
  })

  it('escapes what would break the XML', () => {
    expect(sitemapXml([{ path: '/x?a=1&b=<' }], of('cn', []), addresses)).toContain('/x?a=1&#38;b=&#60;')
    expect(sitemapIndexXml([{ loc: 'https://n.example/a&b' }])).toContain(
      '<loc>https://n.example/a&#38;b</loc>',
    )
  })
})
