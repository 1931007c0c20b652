import { address, expect, test, texts } from './fixtures'

for (const lang of ['cn', 'en'] as const)
  test.describe(`AI pages without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })
    test('hold the text of their frame in the page (D8)', async ({ page, open, request }) => {
      const framed = await (await request.get(address(lang, '/ai/agents.html'))).text()
      const headings = [...framed.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, text = '']) => text)
      expect(headings.length).toBeGreaterThan(2)
      await open(lang, '/ai/agents')
      const text = page.getByRole('main').locator('details', { hasText: texts(lang).ai.asText })
      await expect(text.getByRole('heading').first()).toBeHidden()
      await text.locator('summary').click()
      for (const name of headings) await expect(text.getByRole('heading', { name }).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
  })
