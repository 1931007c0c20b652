import { expect, it } from 'vitest'
import { sitemapEntries, sitemapXml } from './sitemap'

const address = (mark: string, path: string) => `https://n.example${mark === 'en' ? '/en' : ''}${path}`

it('names every page once per language, with its alternate where there is one (D3)', () => {
  const xml = sitemapXml(sitemapEntries({ cn: ['/product/1', '/product/2'], en: ['/product/1'] }), address)
  expect(xml.match(/<url>/g)).toHaveLength(3)
  expect(xml).toContain('<loc>https://n.example/en/product/1</loc>')
  expect(xml).toContain('hreflang="zh-CN" href="https://n.example/product/1"')
  expect(xml).toContain('<url><loc>https://n.example/product/2</loc></url>')
})

it('escapes what would break the XML', () => {
  const xml = sitemapXml(sitemapEntries({ cn: ['/x?a=1&b=<'], en: [] }), address)
  expect(xml).toContain('/x?a=1&#38;b=&#60;')
})
