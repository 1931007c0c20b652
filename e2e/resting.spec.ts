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

/** Expects that the page comes to rest: pictures may still come, but what goes on by itself leaves no two seconds free of work. */
const expectRest = (page: Page, work: () => Promise<Work>, when: string) =>
  expect
    .poll(async () => {
      const now = await page.evaluate(() => performance.now())
      await work()
      await untilAge(page, now + 2000)
      return work()
    }, when)
    .toEqual({ styles: 0, layouts: 0 })

/** A station so long that it does not end while a test looks, however slow the machine. */
const STATION = '60s'

/** Lets the scene play from its beginning: on a slow machine it does not by itself. */
async function play(page: Page, station?: string): Promise<void> {
  await page.evaluate((length) => {
    const scene = document.querySelector<HTMLElement>('[data-hero] fieldset')?.parentElement
    if (length) scene?.style.setProperty('--turn', length)
    scene?.querySelector<HTMLElement>('input[value="live"]')?.click()
  }, station)
  await expect(page.locator('[data-hero]')).toHaveAttribute('data-live', '')
}

/** Waits for what the page does last by itself: the picture of the next slide, after half a slide's time. */
const untilLoaded = (page: Page) =>
  expect(page.locator('[data-slide]').nth(1)).toHaveAttribute('data-near', '')

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang).home

  // Counts are guards: the first seconds had 189 styles and 57 layouts with a scene of the main thread, and 60 styles in each further one.
  test(`the home page rests while its scene plays, and stands still where nothing is seen of it, ${lang} @motion @phone`, async ({
    page,
    open,
  }) => {
    const work = await workOf(page)
    await open(lang, '/')
    await untilAge(page, 3000)
    const first = await work()
    expect.soft(first.styles, 'styles of the first three seconds').toBeLessThanOrEqual(100)
    expect.soft(first.layouts, 'layouts of the first three seconds').toBeLessThanOrEqual(45)

    await untilLoaded(page)
    await work()
    const start = await page.evaluate(() => performance.now())
    await play(page)
    // Its animations are not asked for their time: that styles the page.
    await untilAge(page, start + 12_500)
    const { styles, layouts } = await work()
    expect(styles, 'styles of the scene, its start and four changes of station').toBeLessThanOrEqual(120)
    expect(layouts, 'layouts of the scene').toBeLessThanOrEqual(25)

    await play(page, STATION)
    await expect(page.getByText(t.scene.quote.text)).toBeVisible()
    await expectRest(page, work, 'within a station')

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(page.locator('[data-hero]')).toHaveAttribute('data-away', '')
    await expectRest(page, work, 'off screen')
  })

  for (const [name, asked] of Object.entries({ 'Save-Data': true, 'reduced motion': false }))
    test(`the scene shows its last frame with ${name}, ${lang} @motion @phone`, async ({ page, open }) => {
      if (asked)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        )
      else await page.emulateMedia({ reducedMotion: 'reduce' })
      const work = await workOf(page)
      await open(lang, '/')
      await untilLoaded(page)
      await expect(page.getByText(t.scene.ledger.text)).toBeVisible()
      await expect(page.getByText(t.scene.quote.text)).toBeHidden()
      await expect(page.locator('[data-hero]')).not.toHaveAttribute('data-live')
      await expectRest(page, work, name)
    })

  test(`the scene holds in a tab that is hidden, ${lang} @motion @phone`, async ({ page, open }) => {
    const work = await workOf(page)
    await open(lang, '/')
    await play(page, STATION)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.locator('[data-hero]')).toHaveAttribute('data-away', '')
    await expectRest(page, work, 'hidden')
  })
}

test('a list that turns by itself asks for no frame while a slide stands (D29) @motion @phone', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const frame = requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (step) => {
      performance.mark('frame')
      return frame(step)
    }
  })
  await open('cn', '/media')
  await page.evaluate(() => scrollBy(0, 40))
  await expect(page.locator('[data-carousel].swiper-initialized')).toBeVisible()
  await expect
    .poll(async () => {
      const before = await page.evaluate(() => performance.now())
      await untilAge(page, before + 1000)
      return page.evaluate(
        (time) => performance.getEntriesByName('frame').filter(({ startTime }) => startTime > time).length,
        before,
      )
    })
    .toBe(0)
})
