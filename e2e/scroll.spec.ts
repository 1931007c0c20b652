import type { Locator, Page } from 'playwright/test'
import { address, expect, type Lang, test, texts } from './fixtures'
import { scrollLinkIntoView, scrollToAndSettle, settledScroll } from './settled'

/** The ways a visitor takes to another page: where he stands, and the link he finds there. */
type Way = { from: string; to: string; link: (page: Page, lang: Lang) => Locator; before?: 'menu' | 'hover' }

const bar = (page: Page, lang: Lang) =>
  page.getByRole('navigation', { name: texts(lang).shell.mainNavigation })
const to = (scope: Locator, lang: Lang, path: string) =>
  scope.locator(`a[href="${address(lang, path)}"]`).first()

const everywhere: Record<string, Way> = {
  'the footer': {
    from: '/product/1001',
    to: '/services',
    link: (page, lang) => to(page.getByRole('contentinfo'), lang, '/services'),
  },
  'a card of the home page': {
    from: '/',
    to: '/case-detail/401',
    link: (page, lang) => to(page.getByRole('main'), lang, '/case-detail/401'),
  },
  'a card of a list': {
    from: '/media',
    to: '/Media/702',
    link: (page, lang) => to(page.locator('#list'), lang, '/Media/702'),
  },
}
const onPc: Record<string, Way> = {
  'the bar': { from: '/', to: '/cases', link: (page, lang) => to(bar(page, lang), lang, '/cases') },
  'a sub-menu': {
    from: '/solution/301',
    to: '/product/1001',
    link: (page, lang) => to(bar(page, lang), lang, '/product/1001'),
    before: 'hover',
  },
}
const onPhones: Record<string, Way> = {
  'the phone menu': {
    from: '/',
    to: '/cases',
    link: (page, lang) => to(page.getByRole('dialog', { name: texts(lang).shell.menu }), lang, '/cases'),
    before: 'menu',
  },
}

for (const lang of ['cn', 'en'] as const) {
  test(`@motion every way to another page shows its top, and Back the place left, ${lang} (§2, D15)`, async ({
    page,
    open,
    isMobile,
  }) => {
    for (const [name, way] of Object.entries({ ...everywhere, ...(isMobile ? onPhones : onPc) })) {
      await open(lang, way.from)
      const link = way.link(page, lang)
      // From far down: the page that follows may be shorter or longer.
      const depth = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect(await scrollToAndSettle(page, Math.round(depth * 0.7)), `${name}: a long page`).toBeGreaterThan(
        400,
      )
      if (way.before === 'menu') await page.getByRole('button', { name: texts(lang).shell.openMenu }).click()
      if (way.before === 'hover') await to(bar(page, lang), lang, '/product').hover()
      await expect(link).toBeVisible()
      const left = await scrollLinkIntoView(page, link)
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${address(lang, way.to)}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => settledScroll(page), `${name} leads to the top of ${way.to}`).toBe(0)
      await page.evaluate(() => addEventListener('scroll', () => performance.mark('scrolled')))
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${address(lang, way.from)}$`))
      // The address is the old one again before the page is: a slow machine takes its time to show that.
      await expect.poll(() => settledScroll(page), `${name}: Back to ${way.from}`).toBe(left)
      const steps = await page.evaluate(() => performance.getEntriesByName('scrolled').length)
      expect(steps, `${name}: at once, not by gliding there`).toBeLessThan(5)
    }
  })
}
