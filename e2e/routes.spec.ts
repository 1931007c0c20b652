import type { Page } from 'playwright/test'
import { expectAccessible } from './axe'
import { address } from './fixtures'
import { routes } from './routes'
import { expect, test, texts } from './shared-page'

const widths = [320, 375, 768, 1280, 1680]
const phoneWidths = [320, 375]

/** The page is as wide as its window and no wider, at each of these widths; loaded once, then resized. */
async function expectNoSidewaysScroll(page: Page, at: number[]) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(scrolled, `at ${width} px`).toBeLessThanOrEqual(width)
  }
}

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  for (const path of routes)
    test(`${path} stands on its own, ${lang}: one h1, landmarks, title, canonical, alternate, nothing inaccessible, no sideways scroll`, {
      tag: '@desktop',
    }, async ({ page, open }) => {
      expect((await open(lang, path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: t.shell.mainNavigation })).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      await expect(page).toHaveTitle(/\S/)
      const head = (rel: string) => page.locator(`head > link[rel="${rel}"]`)
      const pathOf = (href: string | null) => {
        const { pathname, search } = new URL(href ?? '')
        return pathname + search
      }
      expect(pathOf(await head('canonical').getAttribute('href'))).toBe(address(lang, path))
      for (const [bcp47, alternate] of [
        ['zh-CN', 'cn'],
        ['en', 'en'],
      ] as const)
        expect(pathOf(await page.locator(`head > link[hreflang="${bcp47}"]`).getAttribute('href'))).toBe(
          address(alternate, path),
        )
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, widths)
    })

  for (const path of routes)
    test(`${path} fits a phone, ${lang}: nothing inaccessible, no sideways scroll`, {
      tag: '@phone',
    }, async ({ page, open }) => {
      expect((await open(lang, path))?.status()).toBe(200)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, phoneWidths)
    })

  test(`every page has a title and a description of its own, ${lang}`, { tag: '@desktop' }, async ({
    request,
  }) => {
    const seen = new Map<string, string>()
    for (const path of routes) {
      const html = await (await request.get(address(lang, path))).text()
      const title = /<title>([^<]+)/.exec(html)?.[1] ?? ''
      const description = /<meta name="description" content="([^"]+)/.exec(html)?.[1] ?? ''
      expect(description, path).not.toBe('')
      for (const text of [title, description]) {
        expect(seen.get(text), `${path} says the same as another page: ${text}`).toBeUndefined()
        seen.set(text, path)
      }
    }
  })

  test.describe(`without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })
    for (const path of routes)
      test(`${path} is complete, ${lang}`, { tag: '@phone' }, async ({ page, open }) => {
        expect((await open(lang, path))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const main = page.getByRole('main')
        expect(((await main.textContent()) ?? '').trim().length).toBeGreaterThan(20)
        await expect(main.locator('img:not([alt]), a:not([href]), a[href="#"]')).toHaveCount(0)
      })
  })
}
