import { address, expect, test, texts } from './fixtures'
import { settled } from './settled'
import { test as look } from './shared-page'

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  test.describe(`/solution, ${lang}`, () => {
    test('the hash follows the slide and the slide follows the hash (§2)', { tag: '@motion' }, async ({
      page,
      open,
    }) => {
      await open(lang, '/solution')
      const tabs = page.getByRole('navigation', { name: t.solution.industries })
      const shown = page.locator('[data-industry][data-active]')
      await expect(shown).toHaveAttribute('data-industry', '0')
      await tabs.getByRole('link').nth(2).click()
      await expect(page).toHaveURL(/#2$/)
      await expect(shown).toHaveAttribute('data-industry', '2')
      // The row glides to the tab just chosen; a click on what glides may end on its neighbour.
      await settled(async () => (await tabs.getByRole('link').nth(4).boundingBox())?.x)
      await tabs.getByRole('link').nth(4).click()
      await expect(page).toHaveURL(/#4$/)
      await page.goBack()
      await expect(shown).toHaveAttribute('data-industry', '2')
      await expect(tabs.getByRole('link').nth(2)).toHaveAttribute('aria-current', 'true')
    })

    test('a deep link shows its slide, an unknown one the first', async ({ page, open }) => {
      await open(lang, '/solution#3')
      await expect(page.locator('[data-industry][data-active]')).toHaveAttribute('data-industry', '3')
      await page.goto('about:blank')
      await open(lang, '/solution#99')
      await expect(page.locator('[data-industry][data-active]')).toHaveAttribute('data-industry', '0')
    })

    test('turns every 8000 ms, 680 px high on PC (§9)', { tag: '@motion' }, async ({
      page,
      open,
      isMobile,
    }) => {
      await page.clock.install()
      if (!isMobile) await page.setViewportSize({ width: 1280, height: 900 })
      await open(lang, '/solution')
      const carousel = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
      if (!isMobile) expect((await carousel.boundingBox())?.height).toBe(680)
      await expect(carousel.getByRole('button', { name: t.carousel.pause })).toBeVisible()
      await page.mouse.move(2, 890)
      // Time stands still from here on: on a slow machine slides would turn between two lines.
      await page.clock.pauseAt(Date.now() + 10_000)
      const shown = page.locator('[data-industry][data-active]')
      await expect(carousel, 'before its first turn Swiper takes over').toHaveClass(/swiper-initialized/)
      const industry = () => settled(() => shown.getAttribute('data-industry'))
      // Up to the next turn, from where the time of a whole one is known.
      const first = await industry()
      // A turn is seen a moment later: no further time may pass meanwhile.
      let begun = first
      for (let time = 0; time < 8200 && begun === first; time += 200) {
        await page.clock.runFor(200)
        begun = await industry()
      }
      expect(begun).not.toBe(first)
      await page.clock.runFor(7700)
      expect(await industry()).toBe(begun)
      const next = String((Number(begun) + 1) % 6)
      await page.clock.runFor(600)
      await expect(shown).toHaveAttribute('data-industry', next)
      await carousel.getByRole('button', { name: t.carousel.pause }).click()
      await page.clock.runFor(20_000)
      expect(await settled(() => shown.getAttribute('data-industry'))).toBe(next)
    })

    test('where Swiper comes late, its first turn waits until the list stands and then arrives (D29)', {
      tag: ['@motion', '@phone', '@all'],
    }, async ({ page, open }) => {
      let release = () => {}
      const isLate = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.js*', async (route) => {
        const response = await route.fetch()
        if ((await response.text()).includes('swiper-initialized')) await isLate
        await route.fulfill({ response })
      })
      await page.clock.install()
      await open(lang, '/solution')
      const carousel = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
      await expect(carousel.getByRole('button', { name: t.carousel.pause })).toBeVisible()
      await page.clock.pauseAt(Date.now() + 10_000)
      release()
      await expect(carousel).toHaveClass(/swiper-initialized/)
      const shown = page.locator('[data-industry][data-active]')
      await page.clock.runFor(400)
      expect(await settled(() => shown.getAttribute('data-industry'))).toBe('0')
      await page.clock.runFor(200)
      await expect(shown).toHaveAttribute('data-industry', '1')
      const track = carousel.locator('[data-track]')
      await expect.poll(() => track.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(1)
    })

    test('the first turn of a deep link comes after 8000 ms like the others (§9)', {
      tag: ['@motion', '@desktop'],
    }, async ({ page, open }) => {
      await page.clock.install()
      await open(lang, '/solution#3')
      await page.mouse.move(2, 890)
      await page.clock.pauseAt(Date.now() + 1000)
      const shown = page.locator('[data-industry][data-active]')
      await page.clock.runFor(6600)
      await expect(
        page.locator('main .swiper-initialized, header .swiper-initialized').first(),
      ).toBeAttached()
      let time = 6600
      const industry = () => settled(() => shown.getAttribute('data-industry'))
      for (; time < 12_000 && (await industry()) === '3'; time += 200) await page.clock.runFor(200)
      expect(time).toBeLessThanOrEqual(8200)
      await expect(shown).toHaveAttribute('data-industry', '4')
    })

    test('on phones nothing is swapped under a reader who has scrolled', {
      tag: ['@motion', '@phone'],
    }, async ({ page, open }) => {
      await page.clock.install()
      await open(lang, '/solution')
      await page.evaluate(() => scrollBy(0, 40))
      await page.clock.pauseAt(Date.now() + 1000)
      for (let time = 0; time < 30_000; time += 1000) await page.clock.runFor(1000)
      await expect(page.locator('[data-industry][data-active]')).toHaveAttribute('data-industry', '0')
    })

    test('a case with a video plays it over the page and closes on Escape', async ({ page, open }) => {
      await open(lang, '/solution')
      const active = page.locator('[data-industry][data-active]')
      await active.locator('[data-video]').first().focus()
      await page.keyboard.press('Enter')
      const lightbox = page.getByRole('dialog')
      await expect(lightbox.locator('video source')).toHaveAttribute('src', /\.mp4(?:\?v=\w+)?$/)
      await page.keyboard.press('Escape')
      await expect(lightbox).toHaveCount(0)
    })
  })

  test.describe(`/solution/{id}, ${lang}`, () => {
    look('hero, insights, first block, scenes, first value, cases (§2)', async ({ page, open }) => {
      expect((await open(lang, '/solution/301'))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const name of [t.solution.insights, t.solution.scenes, t.solution.cases]) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      }
      const answer = page.getByRole('main').getByText(t.solution.answer, { exact: true })
      await expect(answer.and(page.locator(':not(nav *)'))).toHaveCount(1)
      await expect(page.getByRole('main').getByText(t.solution.value, { exact: true })).toHaveCount(1)
    })

    look('a lean solution leaves out what it does not have', async ({ page, open }) => {
      await open(lang, '/solution/312')
      for (const name of [t.solution.scenes])
        await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
      await expect(page.getByRole('main').getByText(t.solution.value, { exact: true })).toHaveCount(0)
    })

    test('scenes scroll with their titles on PC', { tag: ['@desktop', '@motion'] }, async ({
      page,
      open,
    }) => {
      await open(lang, '/solution/301')
      const steps = page.getByRole('list', { name: t.solution.scenes })
      await steps.getByRole('button').nth(1).click()
      await expect(steps.getByRole('button').nth(1)).toHaveAttribute('aria-current', 'step')
    })

    test('a draft is not found, its list shows no trace', { tag: '@desktop' }, async ({ request }) => {
      expect((await request.get(address(lang, '/solution/313'))).status()).toBe(404)
      expect(await (await request.get(address(lang, '/solution'))).text()).not.toContain('/solution/313')
    })
  })

  test.describe(`without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })
    look('every industry stands on /solution', async ({ page, open }) => {
      await open(lang, '/solution')
      await expect(page.locator('[data-industry]:visible')).toHaveCount(6)
    })
  })
}
