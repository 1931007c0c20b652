import type { Page } from 'playwright/test'
import { expect, type Lang, test, texts } from './fixtures'

type Work = { styles: number; layouts: number }

/** Says how often the browser has computed styles and laid the page out since it was last asked. */
async function workOf(page: Page): Promise<() => Promise<Work>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const last: Work = { styles: 0, layouts: 0 }
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    const now = { styles: of('RecalcStyleCount'), layouts: of('LayoutCount') }
    const since = { styles: now.styles - last.styles, layouts: now.layouts - last.layouts }
    return Object.assign(last, now) && since
  }
}

/** Waits until the page is so many milliseconds old. */
const untilAge = (page: Page, milliseconds: number) =>
  page.waitForFunction((age) => performance.now() >= age, milliseconds, { polling: 100 })

/** What the page costs in two seconds from now on. */
async function costOfTwoSeconds(page: Page, work: () => Promise<Work>): Promise<Work> {
  const now = await page.evaluate(() => performance.now())
  await work()
  await untilAge(page, now + 2000)
  return work()
}

/** Lets the scene play from its beginning: on a slow machine it does not by itself. */
async function play(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('input[value="live"]')?.click())
  await expect(page.locator('[data-hero]')).toHaveAttribute('data-live', '')
}

/** Waits until the scene has played for so long. */
const untilScene = (page: Page, milliseconds: number) =>
  page.waitForFunction(
    (time) => {
      const animations = document.querySelector('[data-hero]')?.getAnimations({ subtree: true }) ?? []
      return animations.some(({ currentTime }) => Number(currentTime) >= time)
    },
    milliseconds,
    { polling: 50 },
  )

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang).home

  test(`the home page rests while its scene plays, and stands still where nothing is seen of it, ${lang} @motion`, async ({
    page,
    open,
  }) => {
    const work = await workOf(page)
    await open(lang, '/')
    await untilAge(page, 3000)
    const first = await work()
    expect.soft(first.styles, 'styles of the first three seconds').toBeLessThanOrEqual(50)
    expect.soft(first.layouts, 'layouts of the first three seconds').toBeLessThanOrEqual(32)

    await play(page)
    await untilScene(page, 500)
    await expect(page.getByText(t.scene.quote.text)).toBeVisible()
    expect(await costOfTwoSeconds(page, work), 'within a station').toEqual({ styles: 0, layouts: 0 })
    await untilScene(page, 11_500)
    const { styles, layouts } = await work()
    expect(styles / 9, 'styles a second, four changes of station').toBeLessThanOrEqual(6)
    expect(layouts / 9, 'layouts a second, four changes of station').toBeLessThanOrEqual(2)

    await play(page)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(page.locator('[data-hero]')).toHaveAttribute('data-away', '')
    await page.waitForLoadState('networkidle')
    expect(await costOfTwoSeconds(page, work), 'off screen').toEqual({ styles: 0, layouts: 0 })
  })

  for (const [name, asked] of Object.entries({ 'Save-Data': true, 'reduced motion': false }))
    test(`the scene shows its last frame with ${name}, ${lang} @motion`, async ({ page, open }) => {
      if (asked)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        )
      else await page.emulateMedia({ reducedMotion: 'reduce' })
      const work = await workOf(page)
      await open(lang, '/')
      await untilAge(page, 4000)
      await expect(page.getByText(t.scene.ledger.text)).toBeVisible()
      await expect(page.getByText(t.scene.quote.text)).toBeHidden()
      expect(await costOfTwoSeconds(page, work)).toEqual({ styles: 0, layouts: 0 })
    })

  test(`the scene holds in a tab that is hidden, ${lang} @motion`, async ({ page, open }) => {
    const work = await workOf(page)
    await open(lang, '/')
    await play(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.locator('[data-hero]')).toHaveAttribute('data-away', '')
    await page.waitForLoadState('networkidle')
    expect(await costOfTwoSeconds(page, work)).toEqual({ styles: 0, layouts: 0 })
  })
}
