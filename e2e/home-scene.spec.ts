import { expect, type Lang, test, texts, untilReady } from './fixtures'
import { settled } from './settled'
import { test as look } from './shared-page'
import { siteWithOneSlide } from './site-changed'

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang).home

  test(`the order of the home scene stops at the station that is picked, and so does the banner, ${lang} @motion`, async ({
    page,
    open,
    isMobile,
  }) => {
    await page.clock.install()
    await open(lang, '/')
    const scene = page.getByRole('group', { name: t.scene.legend })
    const banner = page.getByRole('region', { name: t.banner })
    const box = await banner.boundingBox()
    const place = await scene.boundingBox()
    if (isMobile) expect(place?.y, 'a strip below the banner').toBeGreaterThanOrEqual((box?.y ?? 0) + 320)
    else expect(place?.x, 'beside the words').toBeGreaterThan((box?.width ?? 0) / 2 - 20)
    await scene.getByRole('radio', { name: t.scene.stock.name }).check()
    await expect(page.getByText(t.scene.stock.text)).toBeVisible()
    await expect(page.getByText(t.scene.quote.text)).toBeHidden()
    await page.mouse.move(0, 0)
    await page.clock.runFor(60_000)
    await expect(page.getByText(t.scene.stock.text)).toBeVisible()
    await expect(banner.locator('[data-scene]')).toHaveAttribute('data-active')
    const again = scene.getByRole('radio', { name: t.scene.play })
    await again.check()
    await expect(page.getByText(t.scene.stock.text)).toBeHidden()
    await expect(page.getByText(t.scene.quote.text)).toBeVisible()
    // At its end it is played again by the same choice, by mouse and by key, also while the banner is paused.
    const toItsEnd = async () => {
      await scene.evaluate((element) => {
        for (const animation of element.parentElement?.getAnimations({ subtree: true }) ?? [])
          animation.finish()
      })
      await expect(page.getByText(t.scene.ledger.text)).toBeVisible()
      await expect(page.getByText(t.scene.quote.text)).toBeHidden()
    }
    await toItsEnd()
    await again.click({ delay: 100 })
    await expect(page.getByText(t.scene.quote.text)).toBeVisible()
    await toItsEnd()
    await banner.getByRole('button', { name: texts(lang).carousel.pause }).click()
    await again.focus()
    await again.press('Space', { delay: 100 })
    await expect(page.getByText(t.scene.quote.text)).toBeVisible()
    const pause = banner.getByRole('button', { name: texts(lang).carousel.pause })
    await pause.click()
    // Left and shown again while the banner is paused it is at its end, not at its empty beginning; then it plays.
    const slides = banner.getByRole('button')
    await slides.nth(1).click()
    await expect(banner.locator('[data-scene]')).not.toHaveAttribute('data-active')
    await slides.first().click()
    await expect(page.getByText(t.scene.ledger.text)).toBeVisible()
    await expect(page.getByText(t.scene.quote.text)).toBeHidden()
    await banner.getByRole('button', { name: texts(lang).carousel.play }).click()
    await expect(page.getByText(t.scene.quote.text)).toBeVisible()
  })

  test(`a slide stays while its scene plays again, and while it holds the focus, ${lang} @motion`, async ({
    page,
    open,
  }) => {
    await page.clock.install()
    await open(lang, '/')
    await page.clock.pauseAt(Date.now() + 10_000)
    const scene = page.getByRole('group', { name: t.scene.legend })
    const slide = page.getByRole('region', { name: t.banner }).locator('[data-scene]')
    const isShown = () => slide.evaluate((element) => element.hasAttribute('data-active'))
    const again = scene.getByRole('radio', { name: t.scene.play })
    const choose = async (station: string) => {
      await scene.getByRole('radio', { name: station }).check()
      await page.mouse.move(0, 0)
    }
    await choose(t.scene.stock.name)
    await page.clock.runFor(12_500)
    await choose(t.scene.play)
    await page.clock.runFor(60_000)
    expect(await settled(isShown), 'holds the focus').toBe(true)
    await expect(again).toBeFocused()
    await choose(t.scene.stock.name)
    await page.clock.runFor(12_500)
    await choose(t.scene.play)
    await again.blur()
    await page.clock.runFor(13_500)
    expect(await settled(isShown), 'its scene still plays').toBe(true)
    await page.clock.runFor(1000)
    await expect.poll(isShown).toBe(false)
  })

  test.describe(`home scene without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

    look('stands at its end, and its stations can be picked', async ({ page, open }) => {
      await open(lang, '/')
      await expect(page.getByText(t.scene.ledger.text)).toBeVisible()
      await expect(page.getByText(t.scene.quote.text)).toBeHidden()
      await page.getByRole('radio', { name: t.scene.plan.name }).check()
      await expect(page.getByText(t.scene.plan.text)).toBeVisible()
      await expect(page.getByText(t.scene.ledger.text)).toBeHidden()
    })
  })
}

test('a scene plays in a banner of one slide, which has no controls @motion', async ({ page, atEnd }) => {
  const { home, carousel } = texts('cn')
  const site = await siteWithOneSlide()
  atEnd(site.stop)
  await page.goto(site.url)
  await untilReady(page)
  await expect(page.getByRole('button', { name: carousel.pause })).toHaveCount(0)
  await page.getByRole('radio', { name: home.scene.play }).click()
  await expect(page.getByText(home.scene.quote.text)).toBeVisible()
})
