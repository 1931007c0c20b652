import type { Page } from 'playwright/test'
import { address, expect, hydrated, type Lang, test } from './fixtures'

/** Every element that is shown: its name, place and size in CSS px. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    // What is far below the screen has no size of its own until it is near (ADR 0014).
    for (const late of document.querySelectorAll<HTMLElement>('[data-late]'))
      late.style.contentVisibility = 'visible'
    return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const { x, y, width, height } = element.getBoundingClientRect()
      const numbers = [x, y + scrollY, width, height].map(Math.round).join(' ')
      return [`${element.tagName} ${element.className} ${numbers}`]
    })
  })

/** What the page says, section by section, and the pictures it shows; an icon that stands in the page is one like its file (ADR 0016). */
const words = (page: Page) =>
  page.evaluate(() => [
    [...document.querySelectorAll('nav a, main :is(h1, h2, h3, p, a, td, dt, dd), footer a')].map(
      ({ textContent }) => textContent,
    ),
    [...document.images].map((image) =>
      image.getAttribute('src')?.replace(/^data:.*|^\/assets\/icons\/.*/, 'icon'),
    ),
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
      expect(await page.locator('template[data-style]').count(), path).toBe(0)
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
      const [, sentence = ''] = [...html.matchAll(/<p[^>]*>([^<]{9,})</g)].at(-1) ?? []
      expect(html.slice(html.lastIndexOf('<script>')), path).not.toContain(sentence)
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
