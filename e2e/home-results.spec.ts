import { expect, type Lang, test, texts } from './fixtures'
import { test as look } from './shared-page'

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang).home

  look.describe(`home results, ${lang}`, () => {
    look.use({ javaScriptEnabled: false })

    look(
      'are a wall of figures that an industry narrows, and a quotation of one customer',
      async ({ page, open }) => {
        await open(lang, '/')
        const results = page
          .getByRole('list', { name: t.results })
          .getByRole('listitem')
          .filter({ visible: true })
        const all = await results.count()
        expect(all).toBe(6)
        for (const item of await results.all()) {
          await expect(item.getByRole('link')).toHaveAttribute('href', /\/case-detail\/\d+$/)
          await expect(item.getByRole('img')).toHaveAttribute('alt', /.+/)
        }
        const industries = page.getByRole('group', { name: t.filterIndustry }).getByRole('radio')
        await industries.nth(2).check()
        await expect.poll(() => results.count()).toBeLessThan(all)
        await expect(results).not.toHaveCount(0)
        await industries.first().check()
        await expect(results).toHaveCount(all)
        await expect(page.getByRole('figure').filter({ has: page.locator('blockquote') })).toContainText(/.+/)
      },
    )
  })

  test(`home results stay narrowed when a visitor comes back from a story, ${lang}`, async ({
    page,
    open,
  }) => {
    await open(lang, '/')
    const results = page
      .getByRole('list', { name: t.results })
      .getByRole('listitem')
      .filter({ visible: true })
    const industry = page.getByRole('group', { name: t.filterIndustry }).getByRole('radio').nth(2)
    const all = await results.count()
    await industry.check()
    await expect.poll(() => results.count()).toBeLessThan(all)
    const narrowed = await results.count()
    await results.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/case-detail\/\d+$/)
    await page.goBack()
    await expect(industry).toBeChecked()
    await expect(results).toHaveCount(narrowed)
  })

  test(`the home page is at most 7,000 px high on a phone, no customer stands twice on it, ${lang}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await open(lang, '/')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000)
    const stories = await page
      .getByRole('main')
      .locator('a[href*="/case-detail/"]')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(stories.length).toBeGreaterThan(12)
    expect(new Set(stories).size).toBe(stories.length)
  })
}
