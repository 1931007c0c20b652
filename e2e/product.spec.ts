import { address, expect, type Lang, test, texts } from './fixtures'
import { test as look } from './shared-page'

const lean = '/product/1012'
const full = '/product/1001'

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang)
  const named = (text: string, values: Record<string, string>) =>
    text.replace(/\{(\w+)\}/g, (_match, key: string) => values[key] ?? '')

  test.describe(`product list, ${lang}`, () => {
    look(
      'groups lead to their products and their line; its title is the navigation item’s (D21)',
      async ({ page, open }) => {
        expect((await open(lang, '/product'))?.status()).toBe(200)
        const title = await page
          .locator('header nav')
          .first()
          .locator(`a[href="${address(lang, '/product')}"]`)
          .first()
          .textContent()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
        const groups = page.getByRole('main').locator('section[id^="line-"]')
        await expect(groups).toHaveCount(4)
        for (const group of await groups.all()) {
          await expect(group.locator(`a[href^="${address(lang, '/product/')}"]`)).toHaveCount(3)
          await expect(
            group.getByRole('listitem').filter({ has: page.locator('img[src*="-tile."]') }),
          ).toHaveCount(3)
          await expect(group.getByRole('link', { name: t.product.exploreLine })).toHaveAttribute(
            'href',
            /\/product-category\/\d+$/,
          )
        }
      },
    )

    look('three products stand in a row on PC, one on phones (§9)', async ({ page, open, isMobile }) => {
      await open(lang, '/product')
      const cards = page.getByRole('main').locator('section[id^="line-"]').first().getByRole('listitem')
      const tops = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(isMobile ? 3 : 1)
    })

    test('the anchor list stays in sight and follows the scroll, back to the top too', async ({
      page,
      open,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(lang, '/product')
      const anchors = page.getByRole('navigation', { name: t.product.lines })
      const current = anchors.locator('[aria-current]')
      await expect(current).toHaveText((await anchors.getByRole('link').first().textContent()) ?? '')
      const third = anchors.getByRole('link').nth(2)
      await third.click()
      await expect(third).toHaveAttribute('aria-current', 'true')
      await expect(current).toHaveCount(1)
      await expect(third).toBeInViewport({ ratio: 1 })
      const heading = page.getByRole('heading', { level: 2, name: (await third.textContent()) ?? '' })
      await expect(heading).toBeInViewport({ ratio: 1 })
      const isCovered = () =>
        heading.evaluate((element) => {
          const { left, top, height } = element.getBoundingClientRect()
          return !element.contains(document.elementFromPoint(left + 2, top + height / 2))
        })
      await expect.poll(isCovered, 'heading under the bars').toBe(false)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(anchors.getByRole('link').last()).toHaveAttribute('aria-current', 'true')
      await page.evaluate(() => scrollTo(0, 0))
      await expect(anchors.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
    })
  })

  test.describe(`product category, ${lang}`, () => {
    look(
      'hero with two buttons, products in a new tab, text and related cases (§2)',
      async ({ page, open }) => {
        expect((await open(lang, '/product-category/101'))?.status()).toBe(200)
        const hero = page.locator('[data-banner]').first()
        const name = (await hero.getByRole('heading', { level: 1 }).textContent()) ?? ''
        await expect(hero.locator('a[data-form="5001"]')).toBeVisible()
        await expect(hero.locator(`a[href="${address(lang, '/solution/303')}"]`)).toBeVisible()
        const products = page.getByRole('main').locator(`a[href^="${address(lang, '/product/')}"]`)
        await expect(products).toHaveCount(3)
        for (const product of await products.all()) {
          await expect(product).toHaveAttribute('target', '_blank')
          await expect(product).toHaveAttribute('rel', 'noopener')
          await expect(product).toContainText(t.product.newTab)
        }
        await expect(page).toHaveTitle(`${name} | ${t.shell.siteName}`)
        await expect(page.getByRole('main').getByRole('table')).toBeVisible()
        await expect(page.getByRole('heading', { name: t.product.lineCasesTitle })).toBeVisible()
        await expect(page.getByRole('list', { name: t.product.cases }).getByRole('listitem')).toHaveCount(4)
      },
    )
  })

  test.describe(`product, ${lang}`, () => {
    look('every section of a full record, in order, and one h1', async ({ page, open, isMobile }) => {
      expect((await open(lang, full))?.status()).toBe(200)
      const hero = page.locator('[data-banner]').first()
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await expect(hero.locator('a[data-form="5001"]')).toBeVisible()
      await expect(hero.locator('a[data-document]')).toHaveAttribute('href', /product-overview\.\w+\.pdf$/)
      const ids = await page
        .getByRole('main')
        .locator('section[id]')
        .evaluateAll((sections) => sections.map((section) => section.id))
      expect(ids).toEqual([
        'overview',
        'demand',
        'values',
        'superiority',
        'functions',
        'blueprint',
        'scenes',
        'cases',
      ])
      await expect(
        page.locator('#overview').getByRole('img', { name: named(t.product.screenAlt, { name }) }),
      ).toBeVisible()
      await expect(page.locator('#demand').getByRole('listitem')).toHaveCount(4)
      await expect(page.locator('#values').getByRole('heading', { level: 3 }).nth(1)).toContainText('92%')
      await expect(page.getByRole('list', { name: t.product.scenes }).getByRole('listitem')).toHaveCount(4)
      await expect(page.getByRole('list', { name: t.product.cases }).getByRole('listitem')).toHaveCount(3)
      await expect(page.locator('#scenes button').first()).toBeVisible()
      const onThisPage = page.getByRole('navigation', { name: t.product.onThisPage })
      await expect(onThisPage.getByRole('link')).toHaveCount(isMobile ? 0 : 8)
    })

    look('the demand block shows only when isShowEnterpriseDemandTitle is true', async ({ page, open }) => {
      await open(lang, '/product/1009')
      await expect(page.locator('#values')).toBeVisible()
      await expect(page.locator('#demand')).toHaveCount(0)
    })

    test('tabs work by mouse and by keyboard, one panel at a time', { tag: '@motion' }, async ({
      page,
      open,
    }) => {
      await open(lang, full)
      const tabs = page.getByRole('tablist', { name: t.product.functions }).getByRole('tab')
      const panels = page.locator('#functions').getByRole('tabpanel')
      await expect(tabs).toHaveCount(4)
      await expect(panels).toHaveCount(1)
      await tabs.nth(1).click()
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowRight')
      await expect(tabs.nth(2)).toBeFocused()
      await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowRight')
      await expect(tabs.nth(0)).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await expect(tabs.nth(3)).toBeFocused()
      await page.keyboard.press('Home')
      await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true')
      await expect(panels).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(panels).toBeFocused()
      await expect(panels).toHaveAccessibleName((await tabs.nth(0).textContent()) ?? '')
    })

    test('an address with a panel’s hash opens it', async ({ page, open }) => {
      await open(lang, `${full}#blueprint-100162`)
      await expect(page.locator('#blueprint-100162')).toBeVisible()
      await expect(page.locator('#blueprint-100161')).toBeHidden()
      await expect(
        page.getByRole('tablist', { name: t.product.blueprint }).getByRole('tab').nth(1),
      ).toHaveAttribute('aria-selected', 'true')
    })

    test('pictures of closed tabs are not loaded before they open', async ({ page, open }) => {
      await open(lang, full)
      const picture = (index: number) =>
        page
          .locator('#blueprint img')
          .nth(index)
          .evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== '')
      await page.locator('#blueprint').scrollIntoViewIfNeeded()
      await expect.poll(() => picture(0)).toBe(true)
      expect(await picture(1)).toBe(false)
      await page.getByRole('tablist', { name: t.product.blueprint }).getByRole('tab').nth(1).click()
      await expect.poll(() => picture(1)).toBe(true)
    })

    look('a lean record has no empty boxes', async ({ page, open }) => {
      await open(lang, lean)
      const sections = page.getByRole('main').locator('section[id]')
      expect(await sections.evaluateAll((all) => all.map((section) => section.id))).toEqual([
        'overview',
        'demand',
        'functions',
        'cases',
      ])
      for (const section of await sections.all()) {
        await expect(section.getByRole('heading', { level: 2 })).toHaveText(/\S/)
      }
      expect(
        await page.getByRole('main').locator('ul:not(:has(li)), li:empty, p:empty, h3:empty').count(),
      ).toBe(0)
      await expect(page.getByRole('main').locator('a[data-form="5001"]')).toHaveCount(2)
    })

    look(
      'the language switch leads to the alternate, and both stand in hreflang links',
      async ({ page, open }) => {
        await open(lang, full)
        const other = lang === 'cn' ? 'en' : 'cn'
        await expect(page.locator(`header a[href="${address(other, full)}"]`).first()).toHaveCount(1)
        await expect(page.locator(`link[hreflang="${other === 'cn' ? 'zh-CN' : 'en'}"]`)).toHaveAttribute(
          'href',
          new RegExp(`${address(other, full)}$`),
        )
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,160}/)
      },
    )
  })

  test.describe(`product without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })

    look('shows every function and every blueprint, each under its name', async ({ page, open }) => {
      await open(lang, full)
      const names = page.locator('#functions h3')
      await expect(names).toHaveCount(4)
      for (const name of await names.all()) await expect(name).toBeVisible()
      const functions = page.locator('#functions h4')
      await expect(functions).toHaveCount(13)
      for (const item of await functions.all()) await expect(item).toBeVisible()
      for (const picture of await page.locator('#blueprint img').all()) await expect(picture).toBeVisible()
    })

    look('Back after an anchor shows the page it belongs to', { tag: '@motion' }, async ({ page, open }) => {
      await open(lang, '/product')
      await page.getByRole('navigation', { name: t.product.lines }).getByRole('link').nth(1).click()
      await expect(page).toHaveURL(/#/)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').last().click()
      await expect(page).toHaveURL(/\/product\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    })

    test('anchors of the list lead to their groups', { tag: '@motion' }, async ({ page, open }) => {
      await open(lang, '/product')
      const last = page.getByRole('navigation', { name: t.product.lines }).getByRole('link').last()
      await last.click()
      await expect(
        page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '' }),
      ).toBeInViewport()
    })
  })
}
