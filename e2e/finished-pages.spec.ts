import type { Page } from 'playwright/test'
import { address, expect, hydrated, type Lang, test } from './fixtures'

/** Every element that is shown: its name, place and size in CSS px, and the colour of its words. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width * height === 0) return []
      const numbers = [x, y + scrollY, width, height].map(Math.round).join(' ')
      return [`${element.tagName} ${element.className} ${numbers} ${getComputedStyle(element).color}`]
    }),
  )

/** What the page says, section by section, and the pictures it shows. */
const words = (page: Page) =>
  page.evaluate(() => [
    document.body.innerText,
    [...document.images].map((image) => image.getAttribute('src')).join(' '),
  ])

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  test(`the first paint waits for no style sheet, and looks as it does when they have come, ${lang}`, async ({
    page,
    open,
  }) => {
    for (const path of ['/', '/product/1001', '/activity']) {
      await page.route(/\.css$/, (route) => route.fulfill({ body: '', contentType: 'text/css' }))
      await open(lang, path)
      const first = await boxes(page)
      await page.unroute(/\.css$/)
      await open(lang, path)
      const sheets = page.locator('link[rel=stylesheet][href]')
      expect(await sheets.count(), path).toBeGreaterThan(0)
      expect(await page.locator('link[data-href]').count(), path).toBe(0)
      expect(first, path).toEqual(await boxes(page))
    }
  })

  test(`what the data leaves out, because the page says it, is all there on the way back, ${lang}`, async ({
    page,
    request,
    open,
  }) => {
    for (const path of ['/', '/solution', '/product/1001']) {
      const html = await (await request.get(address(lang, path))).text()
      const [, heading = ''] = /<h2[^>]*>([^<]{4,})</.exec(html) ?? []
      expect(html.split(heading), path).toHaveLength(2)
      await open(lang, path)
      await hydrated(page)
      const before = await words(page)
      await page.locator('footer a[href$="/services"]').first().click()
      await expect(page).toHaveURL(/\/services$/)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${address(lang, path)}$`))
      await expect.poll(() => words(page), { message: path }).toEqual(before)
    }
  })
}
