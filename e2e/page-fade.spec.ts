import type { Page } from 'playwright/test'
import { expect, type Lang, test } from './fixtures'

/** Notes every blend of two pages (ADR 0034): for how long something moves in it, ms. */
const watchFades = (page: Page) =>
  page.addInitScript(() => {
    const fades: number[] = []
    Object.assign(window, { fades })
    const start = document.startViewTransition?.bind(document)
    if (!start) return
    document.startViewTransition = (change) => {
      const fade = start(change)
      void fade.ready.then(
        () => {
          const effects = document
            .getAnimations()
            .map(({ effect }) => effect)
            .filter((effect): effect is KeyframeEffect => effect instanceof KeyframeEffect)
            .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
          fades.push(Math.max(0, ...effects.map((effect) => Number(effect.getComputedTiming().endTime))))
        },
        () => undefined,
      )
      return fade
    }
  })
const fadesOf = (page: Page) => page.evaluate(() => (window as unknown as { fades: number[] }).fades)

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[])
  for (const motion of ['no-preference', 'reduce'] as const)
    test(`list and detail fade into each other, unless motion is to be reduced: ${motion}, ${lang}`, async ({
      page,
      open,
    }) => {
      await page.emulateMedia({ reducedMotion: motion })
      await watchFades(page)
      await open(lang, '/about-us/news')
      const link = page.locator('main a[href*="/article-detail/"]').first()
      const title = (await link.textContent())?.trim()
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      await expect.poll(() => fadesOf(page)).toHaveLength(1)
      const [fade = -1] = await fadesOf(page)
      expect(fade).toBeGreaterThanOrEqual(motion === 'reduce' ? 0 : 150)
      expect(fade).toBeLessThanOrEqual(motion === 'reduce' ? 0 : 250)
      // The first click of an impatient visitor means the new page.
      await page.goBack()
      await page.locator('main a[href*="/article-detail/"]').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    })
