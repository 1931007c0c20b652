import { expect, type Lang, test, texts } from './fixtures'
import { settled } from './settled'
import { test as look } from './shared-page'
import { siteWithoutResults } from './site-changed'

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang)

  test.describe(`home, ${lang}`, () => {
    look('shows every module with its content', async ({ page, open }) => {
      const response = await open(lang, '/')
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'cn' ? 'zh-CN' : 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const main = page.getByRole('main')
      await expect(page.getByRole('region', { name: t.home.banner }).getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('region', { name: t.home.advantages }).getByRole('listitem')).toHaveCount(4)
      await expect(main.locator('a[href*="/solution/"]')).not.toHaveCount(0)
      const products = main.getByRole('listitem').filter({ has: page.locator('a[href*="/product/"]') })
      await expect(products).toHaveCount(6)
      for (const product of await products.all()) {
        await expect(product.getByRole('heading', { level: 3 })).toHaveText(/.+/)
        await expect(product.locator('img')).toHaveAttribute('src', /screens/)
      }
      await expect(main.locator('a[href*="/case-detail/"]')).not.toHaveCount(0)
      await expect(
        page.getByRole('list', { name: t.home.customers }).getByRole('img').first(),
      ).toHaveAttribute('alt', /.+/)
      await expect(main.locator('a[href*="/article-detail/news/"]')).toHaveCount(6)
      await expect(main.getByRole('link', { name: t.home.consultButton })).toBeVisible()
    })

    test('banner is 720 px high on PC and 320 px on phones, and fades to the next slide (§9), a scene’s after its 14 s', {
      tag: '@motion',
    }, async ({ page, open, isMobile }) => {
      await page.clock.install()
      if (!isMobile) await page.setViewportSize({ width: 1280, height: 900 })
      await open(lang, '/')
      const banner = page.getByRole('region', { name: t.home.banner })
      expect((await banner.boundingBox())?.height).toBe(isMobile ? 320 : 720)
      await expect(banner.getByRole('button', { name: t.carousel.pause })).toBeVisible()
      await page.mouse.move(0, 899)
      // Time stands still from here on: on a slow machine slides would turn between two lines.
      await page.clock.pauseAt(Date.now() + 10_000)
      // The time of the slide begins with its scene.
      await page.locator('input[value="live"]').evaluate((scene: HTMLElement) => scene.click())
      const headline = banner.locator('[data-active] :is(h1, h2)')
      const first = await settled(() => headline.textContent())
      await page.clock.runFor(12_000)
      expect(await settled(() => headline.textContent())).toBe(first)
      await page.clock.runFor(4000)
      await expect(headline).not.toHaveText(first ?? '')
      const plain = await settled(() => headline.textContent())
      await page.clock.runFor(5100)
      await expect(headline).not.toHaveText(plain ?? '')
      await banner.getByRole('button', { name: t.carousel.pause }).click()
      const second = await settled(() => headline.textContent())
      await page.clock.runFor(20_000)
      expect(await settled(() => headline.textContent())).toBe(second)
    })

    test('the bar over the banner takes the theme of the slide, in the first HTML (D19)', async ({
      page,
      open,
    }) => {
      await open(lang, '/')
      const banner = page.getByRole('region', { name: t.home.banner })
      await expect(banner).toHaveAttribute('data-banner', 'dark')
      await banner.getByRole('button').nth(1).click()
      await expect(banner).toHaveAttribute('data-banner', 'light')
    })
  })

  test.describe(`home without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })

    look('is complete: text, links, pictures of every slide', async ({ page, open }) => {
      expect((await open(lang, '/'))?.status()).toBe(200)
      const banner = page.getByRole('region', { name: t.home.banner })
      await expect(banner.getByRole('heading')).toHaveCount(3)
      await expect(page.getByRole('main').locator('a[href*="/article-detail/news/"]')).toHaveCount(6)
      await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0)
    })
  })
}

test('brand wall rows and slides follow the breakpoints (§9)', { tag: ['@desktop', '@all'] }, async ({
  page,
}) => {
  const site = await siteWithoutResults()
  const expected = [
    [360, 2, 4],
    [375, 3, 4],
    [767, 3, 4],
    [800, 3, 2],
    [900, 4, 2],
    [1200, 5, 2],
    [1400, 6, 2],
  ] as const
  await page.goto(site.url)
  const wall = page.getByRole('list', { name: texts('cn').home.customers })
  const seen = () =>
    wall.evaluate((list) => {
      const view = list.getBoundingClientRect()
      const boxes = [...list.children]
        .map((item) => item.getBoundingClientRect())
        .filter((box) => box.left < view.right - 8)
      return {
        columns: new Set(boxes.map((box) => Math.round(box.left))).size,
        rows: new Set(boxes.map((box) => Math.round(box.top))).size,
      }
    })
  for (const [width, columns, rows] of expected) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(seen, `at ${width} px`).toEqual({ columns, rows })
  }
  await page.goto('about:blank')
  await site.stop()
})

test('a warm home page is a cache hit in both languages (P6)', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ['/', '/en']) {
    const headers = async () => (await request.get(path)).headers()
    await expect.poll(async () => (await headers())['x-nextjs-cache']).toMatch(/HIT|STALE/)
    expect((await headers())['set-cookie']).toBeUndefined()
  }
})

test('the home page costs at most 20 KB of script above the bare framework (P4)', { tag: '@phone' }, async ({
  page,
  open,
}) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.headerValue('content-length').then(Number))
  })
  await open('cn', '/')
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  // A page with one h1 in the same version of Next loads 118.6 KB (brotli).
  expect(bytes / 1024).toBeLessThan(118.6 + 20)
  expect(sizes.length).toBeGreaterThan(0)
})
