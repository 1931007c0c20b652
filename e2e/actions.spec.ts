import { expect, type Lang, test, texts } from './fixtures'
import { test as look } from './shared-page'

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang).shell

  look(
    `one action stands in the bar, and in the menu of phones, ${lang}`,
    async ({ page, open, isMobile }) => {
      await open(lang, '/product')
      const action = page
        .getByRole('link', { name: t.book })
        .and(page.locator('header a, dialog a'))
        .filter({ visible: true })
      if (isMobile) await page.getByRole('button', { name: t.openMenu }).click()
      await expect(action).toHaveCount(1)
      await expect(action).toHaveAttribute('data-form')
      await page.keyboard.press('Escape')
    },
  )

  test(`the consult button shows its words wherever the page is read, ${lang}`, async ({ page, open }) => {
    await open(lang, '/product')
    const words = page
      .getByRole('complementary', { name: t.quickActions })
      .getByRole('link', { name: t.consult })
      .getByText(t.consult)
    await expect(words).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(words).toBeInViewport({ ratio: 1 })
  })
}
