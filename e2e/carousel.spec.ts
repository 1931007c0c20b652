import type { Locator, Page, Request } from 'playwright/test'
import { address, expect, type Lang, test, texts } from './fixtures'
import { holdBack } from './hold-scripts'
import { settled, settledScroll } from './settled'
import { siteWithoutResults } from './site-changed'

/**
 * How often Swiper's code was loaded: a name that its build keeps, and no other script has. The answer waits for every script that
 * is on its way, so that no time of the page's own clock passes meanwhile.
 */
function countSwipers(page: Page) {
  const asked: Promise<boolean>[] = []
  const isSwiper = async (request: Request) =>
    (await (await request.response())?.text())?.includes('containerModifierClass')
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      asked.push(
        isSwiper(request).then(
          (is) => is === true,
          () => false,
        ),
      )
  })
  return async () => (await Promise.all(asked)).filter(Boolean).length
}

/** The layout shifts of a page from now on, those after input among them. */
async function shiftsFromNow(page: Page) {
  const list = await page.evaluateHandle(() => {
    const shifts: number[] = []
    new PerformanceObserver((all) => {
      for (const entry of all.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift' })
    return shifts
  })
  return () => list.jsonValue()
}

/** Where every slide stands in its list, and how large the list is, to half a pixel. */
const places = (track: Locator) =>
  track.evaluate((list) => {
    const view = list.getBoundingClientRect()
    const boxes = [...list.children].map((item) => item.getBoundingClientRect())
    return [view, ...boxes].map(({ left, top, width, height }) =>
      [left - view.left, top - view.top, width, height].map((value) => Math.round(value * 2) / 2),
    )
  })

/** Brings a list to one of its slides as a finger does, without a control of the page. */
const swipeTo = (track: Locator, index: number) =>
  track.evaluate((list, place) => {
    const slide = list.children[place]
    if (!slide) return
    const left = slide.getBoundingClientRect().left - list.getBoundingClientRect().left
    list.scrollBy({ left, behavior: 'instant' })
  }, index)

const TAKEN = /swiper-initialized/
const banner = (page: Page) => page.locator('[aria-roledescription="carousel"]')
const trackOf = (carousel: Locator) => carousel.locator('> [data-track]')
const carouselOf = (page: Page, label: string | undefined) =>
  label
    ? page.locator('[data-carousel]').filter({ has: page.getByRole('list', { name: label, exact: true }) })
    : banner(page)

/** Loads a page with a carousel, uses that by the mouse, and looks for what Swiper's coming may move: nothing (D29, P4). */
async function expectQuietTakeover(
  page: Page,
  open: () => Promise<unknown>,
  { label, beforeUse }: { label?: string; beforeUse?: () => Promise<void> } = {},
) {
  const swipers = countSwipers(page)
  await open()
  await page.waitForLoadState('networkidle')
  expect(await swipers(), 'before any use').toBe(0)
  await beforeUse?.()
  const carousel = carouselOf(page, label)
  const before = await places(trackOf(carousel))
  const shifts = await shiftsFromNow(page)
  await trackOf(carousel).hover()
  await expect(carousel).toHaveClass(TAKEN)
  await expect.poll(() => places(trackOf(carousel))).toEqual(before)
  await settledScroll(page)
  expect(await shifts(), 'layout shifts').toEqual([])
  expect(await swipers()).toBe(1)
}

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang)

  test(`/product/1001, ${lang}: Swiper takes over when a carousel is used, not before, and moves nothing (D29, P4)`, async ({
    page,
    open,
  }) => expectQuietTakeover(page, () => open(lang, '/product/1001'), { label: t.product.scenes }))

  test(`/about-us/news, ${lang}: the slide that was swiped to stays when Swiper takes over, and its dot is the current one`, async ({
    page,
    open,
  }) => {
    const swipers = countSwipers(page)
    await open(lang, '/about-us/news')
    await page.waitForLoadState('networkidle')
    expect(await swipers(), 'before any use').toBe(0)
    const release = await holdBack(page, undefined, '**/_next/static/**')
    const carousel = banner(page)
    await swipeTo(trackOf(carousel), 1)
    await settledScroll(page)
    await expect(carousel).not.toHaveClass(TAKEN)
    const before = await places(trackOf(carousel))
    const shifts = await shiftsFromNow(page)
    release()
    await expect(carousel).toHaveClass(TAKEN)
    await expect.poll(() => places(trackOf(carousel))).toEqual(before)
    await expect(carousel.getByRole('button').nth(1)).toHaveAttribute('aria-current', 'true')
    await settledScroll(page)
    expect(await shifts(), 'layout shifts').toEqual([])
    expect(await swipers()).toBe(1)
  })

  test(`/solution, ${lang}: Swiper takes over and moves nothing; a swipe changes hash, tab and panel, and no picture loads before its slide is near (§2, D29)`, async ({
    page,
    open,
  }) => {
    const carousel = banner(page)
    const loaded = () =>
      trackOf(carousel)
        .locator('picture img')
        .evaluateAll((all) =>
          all.map((image) => image instanceof HTMLImageElement && image.currentSrc !== ''),
        )
    await expectQuietTakeover(page, () => open(lang, '/solution'), {
      beforeUse: async () => expect(await loaded()).toEqual([true, false, false, false, false, false]),
    })
    await swipeTo(trackOf(carousel), 1)
    await expect(page).toHaveURL(/\/solution#1$/)
    await expect(page.locator('[data-industry][data-active]')).toHaveAttribute('data-industry', '1')
    const tabs = page.getByRole('navigation', { name: t.solution.industries }).getByRole('link')
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect.poll(loaded).toEqual([true, true, true, false, false, false])
  })

  test(`@motion /about-us/news, ${lang}: Swiper comes shortly before the first turn; hover, focus and a button hold it (D29)`, async ({
    page,
    isMobile,
  }) => {
    // From its first document on the page has a time that stands still, but for what the test lets pass: however slow the
    // machine is, no turn comes due unseen.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    const swipers = countSwipers(page)
    await page.goto(address(lang, '/about-us/news'))
    const carousel = banner(page)
    const active = () =>
      carousel
        .getByRole('button')
        .evaluateAll((all) => all.findIndex((button) => button.ariaCurrent === 'true'))
    await page.mouse.move(2, isMobile ? 800 : 790)
    for (let time = 0; time < 30_000 && (await swipers()) === 0; time += 250) {
      await page.clock.runFor(250)
      // A request that the step caused is known before this later one is answered: no further time may pass meanwhile.
      await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
    }
    await expect(carousel).toHaveClass(TAKEN)
    expect(await settled(active), 'before the first turn').toBe(0)
    await page.clock.runFor(2000)
    await expect.poll(active).toBe(1)

    const second = await settled(active)
    if (!isMobile) {
      await carousel.hover()
      await page.clock.runFor(20_000)
      expect(await settled(active), 'under the mouse').toBe(second)
      await page.mouse.move(2, 790)
    }
    await carousel.getByRole('button', { name: t.carousel.pause }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(20_000)
    expect(await settled(active), 'with the focus inside').toBe(second)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.clock.runFor(8200)
    await expect.poll(active, 'left alone again').not.toBe(second)
    await carousel.getByRole('button', { name: t.carousel.pause }).click()
    await page.mouse.move(2, 790)
    const third = await settled(active)
    await page.clock.runFor(20_000)
    expect(await settled(active), 'paused').toBe(third)
  })

  test(`home, ${lang}: Swiper takes over and moves nothing; the arrows move a row by one view and keep the focus at the end @all (§9, D29)`, async ({
    page,
  }) => {
    const site = await siteWithoutResults()
    await expectQuietTakeover(page, () => page.goto(`${site.url}${lang === 'cn' ? '/' : '/en'}`), {
      label: t.home.customers,
    })
    const row = page
      .locator('[data-carousel]')
      .filter({ has: page.locator('[data-arrows]') })
      .first()
    const next = row.getByRole('button', { name: t.carousel.next })
    const previous = row.getByRole('button', { name: t.carousel.previous })
    const track = trackOf(row)
    const seen = () =>
      track.evaluate((list) => {
        const view = list.getBoundingClientRect()
        return [...list.children].flatMap((item, index) => {
          const { left, right } = item.getBoundingClientRect()
          return left >= view.left - 1 && right <= view.right + 1 ? [index] : []
        })
      })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    const first = await seen()
    await next.focus()
    await page.keyboard.press('Enter')
    const count = await track.locator('> *').count()
    const last = async () => (await seen()).at(-1)
    await expect.poll(last).toBe(Math.min(2 * first.length, count) - 1)
    await expect(previous).toHaveAttribute('aria-disabled', 'false')
    for (let left = count - 2 * first.length; left > 0; left -= first.length) {
      const before = await settled(async () => (await seen()).join())
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await seen()).join()).not.toBe(before)
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    await previous.click()
    await expect(next).toHaveAttribute('aria-disabled', 'false')
    await page.goto('about:blank')
    await site.stop()
  })
}

test('@desktop with reduced motion there is no Swiper and no turn without using the carousel (D29)', async ({
  page,
  open,
}) => {
  await page.clock.install()
  const swipers = countSwipers(page)
  await open('cn', '/about-us/news')
  await expect(banner(page).getByRole('button', { name: texts('cn').carousel.play })).toBeVisible()
  await page.clock.runFor(30_000)
  expect(await swipers()).toBe(0)
  await expect(banner(page).getByRole('button').first()).toHaveAttribute('aria-current', 'true')
})

test('@desktop a page without a carousel loads no Swiper, whatever is done on it (P4)', async ({
  page,
  open,
}) => {
  const swipers = countSwipers(page)
  await open('cn', '/services')
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 4000)
  await page.keyboard.press('Tab')
  await settledScroll(page)
  await page.waitForLoadState('networkidle')
  expect(await swipers()).toBe(0)
})

test.describe('where Swiper cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] })
  test('@desktop the list goes on scrolling, and its dots lead to their slides', async ({ page, open }) => {
    await open('cn', '/about-us/news')
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/**', (route) => route.abort())
    const dot = banner(page).getByRole('button').nth(1)
    await dot.click()
    await expect(dot).toHaveAttribute('aria-current', 'true')
    const left = () => trackOf(banner(page)).evaluate((list) => list.scrollLeft)
    await expect.poll(left).toBeGreaterThan(600)
    await expect(banner(page)).not.toHaveClass(TAKEN)
  })
})
