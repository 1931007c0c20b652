import type { Page } from 'playwright/test'
import { expectAccessible } from './axe'
import { address, type Lang } from './fixtures'
import { expectKeyboardReachesAll } from './keyboard-navigation'
import { routes } from './routes'
import { settledScroll } from './settled'
import { expect, test, texts } from './shared-page'

// Each route is loaded once a language and kind of screen, and asked everything there; once more without scripts.

const widths = [320, 375, 768, 1280, 1680]
const phoneWidths = [320, 375]

/** Bar, menus, footer and floating actions are one part on every page: these pages are walked whole, the others in their main part. */
const wholePages = ['/', '/product', '/ai', '/privacy']

/** The page is as wide as its window and no wider, at each of these widths; loaded once, then resized. */
async function expectNoSidewaysScroll(page: Page, at: number[]) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(scrolled, `at ${width} px`).toBeLessThanOrEqual(width)
  }
}

const watched = new WeakSet<Page>()

/** From now on every page that is opened notes when it scrolls, from its first moment on. */
async function watchScrolling(page: Page) {
  if (watched.has(page)) return
  watched.add(page)
  await page.addInitScript(() =>
    addEventListener('scroll', () => document.documentElement.setAttribute('data-moved', String(scrollY))),
  )
}

type Open = (lang: Lang, path: string) => Promise<{ status(): number } | null>

/** Opens a page as most visitors do, with motion allowed and on a low window: nothing moves it by itself (§2). */
async function openAtRest(page: Page, open: Open, lang: Lang, path: string) {
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  await watchScrolling(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Low, as a laptop's window is: what starts below its edge must not be fetched into it.
  await page.setViewportSize({ ...size, height: 600 })
  expect((await open(lang, path))?.status()).toBe(200)
  expect(await settledScroll(page, 12), 'moved by itself').toBe(0)
  expect(await page.locator('html').getAttribute('data-moved'), 'moved by itself').toBeNull()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(size)
}

/** Colours, names and the order of stops are one for both languages: each is asked on the screen that most of its visitors have. */
const usual = { cn: 'phone', en: 'desktop' } as const
const isUsual = (lang: Lang, screen: 'phone' | 'desktop') =>
  process.env.E2E === 'all' || usual[lang] === screen

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)
  const others = isUsual(lang, 'desktop') ? ', accessible, by keyboard alone' : ''

  for (const path of routes)
    test(`${path} stands on its own, ${lang}: one h1, landmarks, title, canonical, alternate, still${others}, no sideways scroll`, {
      tag: '@desktop',
    }, async ({ page, open }) => {
      await openAtRest(page, open, lang, path)
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
      if (isUsual(lang, 'desktop')) {
        await expectAccessible(page)
        await expectKeyboardReachesAll(page, wholePages.includes(path) ? 'body' : 'main', t.shell.skip)
      }
      await expectNoSidewaysScroll(page, widths)
    })

  for (const path of routes)
    test(`${path} fits a phone, ${lang}: still${isUsual(lang, 'phone') ? ', nothing inaccessible' : ''}, no sideways scroll`, {
      tag: '@phone',
    }, async ({ page, open }) => {
      await openAtRest(page, open, lang, path)
      if (isUsual(lang, 'phone')) await expectAccessible(page)
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
      test(`${path} is complete, ${lang}`, { tag: '@phone' }, async ({ page }) => {
        // What is there does not wait for pictures.
        const answer = await page.goto(address(lang, path), { waitUntil: 'domcontentloaded' })
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const main = page.getByRole('main')
        expect(((await main.textContent()) ?? '').trim().length).toBeGreaterThan(20)
        await expect(main.locator('img:not([alt]), a:not([href]), a[href="#"]')).toHaveCount(0)
      })
  })
}
