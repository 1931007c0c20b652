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

  test(`the consult button becomes an icon where the page is read on, and keeps its name, ${lang}`, async ({
    page,
    open,
  }) => {
    await open(lang, '/product')
    const consult = page
      .getByRole('complementary', { name: t.quickActions })
      .getByRole('link', { name: t.consult })
    // What a finger meets near its two ends: the button is cut down to its icon, not moved.
    const isThere = (share: number) =>
      consult.evaluate((button, at) => {
        const { left, width, top, height } = button.getBoundingClientRect()
        const found = document.elementFromPoint(left + width * at, top + height / 2)
        return found !== null && button.contains(found)
      }, share)
    await expect.poll(() => isThere(0.1)).toBe(true)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect.poll(() => isThere(0.1)).toBe(false)
    await expect.poll(() => isThere(0.9)).toBe(true)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => isThere(0.1)).toBe(true)
  })
}
