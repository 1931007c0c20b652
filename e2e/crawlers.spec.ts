import { address, expect, test } from './fixtures'

for (const lang of ['cn', 'en'] as const) {
  test(`zeros before an id lead to the record’s one address, ${lang} (D5)`, { tag: '@desktop' }, async ({
    request,
  }) => {
    for (const [path, wanted] of [
      ['/product/01001?bd_vid=7', '/product/1001?bd_vid=7'],
      ['/media/0701', '/Media/701'],
      ['/article-detail/news/0501', '/article-detail/news/501'],
    ] as const) {
      const answer = await request.get(address(lang, path), { maxRedirects: 0 })
      expect(answer.status(), path).toBe(308)
      const { pathname, search } = new URL(answer.headers().location ?? '', 'http://site')
      expect(pathname + search).toBe(address(lang, wanted))
    }
  })

  test(`crawlers are let in to read the noindex of forms and previews, ${lang}`, {
    tag: '@desktop',
  }, async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text()
    const closed = [...robots.matchAll(/^Disallow: *(\S+)/gm)].map(([, rule = '']) => {
      const [start = '', ...rest] = rule.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'))
      return new RegExp(`^${[start, ...rest].join('.*')}`)
    })
    for (const path of ['/form/5001', '/form/5008/preview', '/services/912/preview']) {
      const visible = address(lang, path)
      expect(
        closed.filter((rule) => rule.test(visible)),
        visible,
      ).toEqual([])
      const answer = await request.get(visible)
      expect(answer.status(), visible).toBe(200)
      expect(await answer.text(), visible).toMatch(/<meta name="robots" content="noindex/)
    }
  })
}
