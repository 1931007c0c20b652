import { address, expect, type Lang, test, texts } from './fixtures'
import { horizontalOverflow } from './horizontal-overflow'

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang)

  test.describe(`shell, ${lang}`, () => {
    test('top bar opens a sub-menu on hover and on focus, the small style for six children or fewer (§9)', {
      tag: ['@desktop', '@motion'],
    }, async ({ page, open }) => {
      await open(lang, '/')
      const navigation = page.getByRole('navigation', { name: t.shell.mainNavigation })
      const products = navigation.locator(`a[href="${address(lang, '/product')}"]`).first()
      const child = navigation.locator(`a[href="${address(lang, '/product/1001')}"]`)
      await expect(child).toBeHidden()
      await products.hover()
      await expect(child).toBeVisible()
      await page.mouse.move(640, 700)
      await expect(child).toBeHidden()
      await products.focus()
      await expect(child).toBeVisible()
      await expect(navigation.locator('a[href$="/join-us"]')).toHaveCount(0)
    })

    test('mobile menu is a stack: a level opens, back pops it, close empties it (§4)', {
      tag: ['@phone', '@motion'],
    }, async ({ page, open }) => {
      await open(lang, '/')
      await page.getByRole('button', { name: t.shell.openMenu }).click()
      const menu = page.getByRole('dialog', { name: t.shell.menu })
      await expect(menu).toBeVisible()
      const product = menu.locator(`a[href="${address(lang, '/product/1001')}"]`)
      const first = menu.locator('summary').first()
      await first.click()
      const second = menu.locator('details[open] summary').nth(1)
      await second.click()
      await expect(product).toBeVisible()
      await second.click()
      await expect(product).toBeHidden()
      await expect(second).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu.locator('details[open]')).toHaveCount(0)
      await first.click()
      await menu.getByRole('button', { name: t.shell.closeMenu }).click()
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: t.shell.openMenu }).click()
      await expect(menu.locator('details[open]')).toHaveCount(0)
    })

    test('footer: three link groups, contact lines, QR popup, copyright from 2012, licence in Chinese only (§1)', async ({
      page,
      open,
    }) => {
      await open(lang, '/')
      const footer = page.getByRole('contentinfo')
      for (const name of [t.footer.about, t.footer.quickLinks, t.footer.discover])
        await expect(footer.getByRole('heading', { name })).toBeVisible()
      await expect(footer).toContainText(`2012–${new Date().getFullYear()}`)
      await expect(footer.locator('a[href*="beian.miit.gov.cn"]')).toHaveCount(lang === 'cn' ? 1 : 0)
      const code = footer.locator('details').first()
      await expect(code.getByRole('img')).toBeHidden()
      await code.locator('summary').click()
      await expect(code.getByRole('img')).toBeVisible()
      expect(await horizontalOverflow(page)).toBe(0)
      const { height } = page.viewportSize() ?? { height: 800 }
      await page.setViewportSize({ width: 768, height })
      expect(await horizontalOverflow(page)).toBe(0)
    })

    test.describe('a picture that cannot be had', () => {
      test.use({ expectedErrors: [/Failed to load resource/] })
      test('shows its alternative text in a box of its size', async ({ page, open }) => {
        await page.route('**/assets/logos/case-*', (route) => route.abort())
        await open(lang, '/')
        const logo = page.getByRole('list', { name: t.home.customers }).getByRole('img').first()
        await logo.scrollIntoViewIfNeeded()
        await expect(logo).toHaveAttribute('data-broken', '')
        const alt = (await logo.getAttribute('alt')) ?? ''
        expect(await logo.evaluate((image) => getComputedStyle(image, '::after').content)).toBe(`"${alt}"`)
        expect((await logo.boundingBox())?.height).toBeGreaterThan(20)
      })
    })

    test('consult and to-top buttons are always there', { tag: '@motion' }, async ({ page, open }) => {
      await open(lang, '/')
      const actions = page.getByRole('complementary', { name: t.shell.quickActions })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(actions.getByRole('link', { name: t.shell.consult })).toBeInViewport()
      await actions.getByRole('link', { name: t.shell.toTop }).click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })

    test('skip link leads to the content', { tag: '@desktop' }, async ({ page, open }) => {
      await open(lang, '/')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: t.shell.skip })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })

    test('bd_vid and ext_info follow the visitor, other parameters do not (D9)', async ({ page, open }) => {
      await open(lang, '/?bd_vid=abc&ext_info=x1&utm_source=baidu')
      const link = page.getByRole('main').locator(`a[href*="/solution/301"]`).first()
      await expect(link).toHaveAttribute('href', `${address(lang, '/solution/301')}?bd_vid=abc&ext_info=x1`)
    })
  })
}
