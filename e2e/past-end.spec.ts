import { address, expect, test, texts } from './fixtures'

// Chromium writes a line for each page under 404.
test.use({ expectedErrors: [/404/] })

const lists = [
  '/about-us/news?pageNo=99',
  '/about-us/news?type=AI&pageNo=99',
  '/activity?pageNo=99',
  '/activity?pageNo=123456',
  '/activity?startDate=2020-01-01&pageNo=99',
  '/media?pageNo=99',
  '/media?endDate=2090-01-01&pageNo=99',
  '/periodical?pageNo=99',
]

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  test(`a page past the end is the list’s own page under HTTP 404, ${lang} (D5)`, {
    tag: '@desktop',
  }, async ({ request }) => {
    for (const path of lists) {
      // The second answer comes from the cache, where there is one.
      for (const round of ['first', 'second']) {
        const answer = await request.get(address(lang, path))
        const html = await answer.text()
        expect(answer.status(), `${path}, ${round}`).toBe(404)
        expect(answer.headers()['cache-control'], path).toContain('no-store')
        expect(html, path).toContain(t.list.pastEnd)
        expect(html, path).not.toContain('data-page="not-found"')
        expect(html, path).toMatch(/<meta name="robots" content="noindex/)
      }
    }
    // What nothing matches is no page past the end.
    expect((await request.get(address(lang, '/activity?place=nowhere'))).status()).toBe(200)
  })

  test.describe(`without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })
    test(`a page past the end offers the last one with its filters, ${lang} (D5)`, async ({ page, open }) => {
      for (const path of ['/about-us/news?type=AI&pageNo=99', '/activity?startDate=2020-01-01&pageNo=99']) {
        expect((await open(lang, path))?.status(), path).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await page.getByRole('link', { name: t.list.lastPage }).click()
        await expect(page.locator('#list > li').first()).toBeVisible()
        const kept = path.includes('type=AI') ? 'type=AI' : 'startDate=2020-01-01'
        await expect(page).toHaveURL(({ search }) => search.includes(kept) && !search.includes('pageNo=99'))
      }
    })
  })
}
