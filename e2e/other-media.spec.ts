import { address, expect, test, texts } from './fixtures'

const ink = (page: import('playwright/test').Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []
    return (red + green + blue) / 3
  })

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  test(`on paper a page is dark ink on no picture, and its bar is no bar, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await open(lang, '/cases')
    const nav = page.getByRole('navigation', { name: t.shell.mainNavigation })
    await expect(nav).toBeVisible()
    expect(await ink(page, 'h1'), 'over a dark banner').toBeGreaterThan(200)
    await page.emulateMedia({ media: 'print' })
    await expect(nav).toBeHidden()
    await expect(page.locator('header a[data-search]')).toBeHidden()
    await expect.poll(() => ink(page, 'h1')).toBeLessThan(80) // the colour fades
    await expect(page.locator('main [data-banner] img').first()).toBeHidden()
    expect(await page.locator('body > header').evaluate((bar) => getComputedStyle(bar).position)).toBe(
      'static',
    )
  })

  test(`in colours of the visitor’s own choosing the chosen kind of a search is still seen, ${lang}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(address(lang, '/search?q=2025'))
    const current = page.getByRole('navigation', { name: t.search.kinds }).locator('[aria-current]')
    const lines = () => current.evaluate((link) => getComputedStyle(link).outlineStyle)
    expect(await lines()).toBe('none')
    await page.emulateMedia({ forcedColors: 'active' })
    await expect.poll(lines).toBe('solid')
    const shown = await page
      .locator('main mark')
      .first()
      .evaluate((mark) => {
        const { color, backgroundColor } = getComputedStyle(mark)
        return color !== backgroundColor
      })
    expect(shown).toBe(true)
  })

  test(`in colours of the visitor’s own choosing a chosen industry and the banner’s dots are still seen, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await open(lang, '/')
    await page.emulateMedia({ forcedColors: 'active' })
    const chosen = page.locator('label:has(> :checked)').last()
    await expect.poll(() => chosen.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid')
    const dots = page.locator('[data-hero] button[class*=dot]')
    await expect(dots.first()).toBeVisible()
    const seen = await dots.evaluateAll((all) =>
      all.every(
        (dot) => getComputedStyle(dot, '::after').backgroundColor !== getComputedStyle(dot).backgroundColor,
      ),
    )
    expect(seen).toBe(true)
  })

  test(`in colours of the visitor’s own choosing a dialog has a border, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await open(lang, '/services')
    await page.getByRole('complementary').locator('a[data-form]').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('form')).toBeVisible()
    await page.emulateMedia({ forcedColors: 'active' })
    await expect
      .poll(() => dialog.evaluate((element) => getComputedStyle(element).borderTopStyle))
      .toBe('solid')
  })
}
