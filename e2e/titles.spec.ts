import { displayWidth, fitDescription } from '../lib/rules/text/fit'
import { address, expect, test, texts } from './fixtures'
import { routes } from './routes'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}
const plain = (html: string | undefined) =>
  (html ?? '').replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => entities[entity] ?? entity)

for (const lang of ['cn', 'en'] as const) {
  test(`titles fit a search result and descriptions end at a word, ${lang}`, { tag: '@desktop' }, async ({
    request,
  }) => {
    const files = ['news', 'media'].map(async (kind) =>
      (await request.get(`/sitemaps/${lang}-${kind}.xml`)).text(),
    )
    const sitemap = (await Promise.all(files)).join('')
    const articles = [...sitemap.matchAll(/<loc>[^<]*?((?:\/en)?\/(?:article-detail|Media)\/[^<]*)/g)]
      .map(([, path = '']) => path)
      .filter((path) => path.startsWith('/en/') === (lang === 'en'))
      .filter((_, index) => index % 5 === 0)
    expect(articles.length).toBeGreaterThan(5)
    for (const path of [...routes.map((route) => address(lang, route)), ...articles]) {
      const html = await (await request.get(path)).text()
      const title = plain(/<title>([^<]+)/.exec(html)?.[1])
      const description = plain(/<meta name="description" content="([^"]+)/.exec(html)?.[1])
      expect(title, path).not.toBe('')
      expect(displayWidth(title), `${path}: ${title}`).toBeLessThanOrEqual(65)
      expect(displayWidth(description), `${path}: ${description}`).toBeLessThanOrEqual(160)
      // What is cut already would not be cut again, and nothing ends in the middle of a word.
      expect(fitDescription(description, lang === 'cn' ? 'zh-CN' : 'en'), path).toBe(description)
      if (lang === 'en' && displayWidth(description) > 150) expect(description, path).toMatch(/[.!?…”’)]$/)
    }
  })

  test(`the pages of a list have titles of their own, ${lang}`, { tag: '@desktop' }, async ({ request }) => {
    for (const path of ['/about-us/news', '/about-us/news?type=AI', '/activity', '/media', '/periodical']) {
      const titleOf = async (address: string) =>
        plain(/<title>([^<]+)/.exec(await (await request.get(address)).text())?.[1])
      const visible = address(lang, path)
      const [first, second] = [
        await titleOf(visible),
        await titleOf(`${visible}${path.includes('?') ? '&' : '?'}pageNo=2`),
      ]
      const page = texts(lang).list.page.replace('{number}', '2')
      expect(second, path).toContain(` – ${page}`)
      expect(first, path).not.toContain(page)
      expect(second.split(' – ')[0], path).toBe(first.split(' | ')[0])
    }
  })
}
