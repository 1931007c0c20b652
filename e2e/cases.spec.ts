import { address, expect, test, texts } from './fixtures'
import { test as look } from './shared-page'

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  test.describe(`cases, ${lang}`, () => {
    look('are grouped by industry, three a row, two on phones (§2, §9)', async ({ page, open, isMobile }) => {
      await open(lang, '/cases')
      const group = page.getByRole('main').getByRole('region').first()
      const tops = await group
        .getByRole('article')
        .evaluateAll((cards) => cards.slice(0, 3).map((card) => Math.round(card.getBoundingClientRect().top)))
      expect(new Set(tops).size).toBe(isMobile ? 2 : 1)
    })

    test('the anchor list follows on PC; on phones each industry is a tab (§2)', { tag: '@motion' }, async ({
      page,
      open,
      isMobile,
    }) => {
      await open(lang, '/cases')
      const anchors = page.getByRole('navigation', { name: t.cases.industries }).getByRole('link')
      const closing = texts(lang).shell.closingTitle
      const groups = page.getByRole('main').getByRole('region').filter({ hasNotText: closing })
      await expect(groups).toHaveCount(isMobile ? 1 : await anchors.count())
      await expect(anchors.first()).toHaveAttribute('aria-current', 'true')
      await anchors.nth(2).click()
      await expect(anchors.nth(2)).toHaveAttribute('aria-current', 'true')
      const third = page.getByRole('region', { name: (await anchors.nth(2).textContent()) ?? '' })
      await expect(third).toBeVisible()
      await expect(groups).toHaveCount(isMobile ? 1 : await anchors.count())
      await page.goBack()
      await expect(anchors.first()).toHaveAttribute('aria-current', 'true')
      await expect(third).toBeVisible({ visible: !isMobile })
    })

    test('Back from a case leads to the industry it was opened in; a link from elsewhere to another one', {
      tag: '@motion',
    }, async ({ page, open }) => {
      await open(lang, '/cases')
      const anchors = page.getByRole('navigation', { name: t.cases.industries }).getByRole('link')
      const name = (await anchors.nth(2).textContent()) ?? ''
      const third = page.getByRole('region', { name })
      await expect(anchors.first()).toHaveAttribute('aria-current', 'true')
      await anchors.nth(2).click()
      await third.getByRole('heading', { level: 3 }).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/case-detail\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.goBack()
      await expect(page).toHaveURL(/\/cases#industry-\d+$/)
      await expect(third).toBeVisible()
      await expect(anchors.nth(2)).toHaveAttribute('aria-current', 'true')
      const href = (await anchors.nth(1).getAttribute('href')) ?? ''
      await open(lang, '/privacy')
      await page.evaluate(
        (to) => document.querySelector('main a, main p')?.insertAdjacentHTML('beforebegin', to),
        `<a href="${address(lang, `/cases${href}`)}" style="position:relative;z-index:99">there</a>`,
      )
      await page.getByRole('link', { name: 'there' }).click()
      await expect(page.getByRole('region').nth(0)).toBeVisible()
      await expect(anchors.nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(page.locator(href)).toBeInViewport()
    })

    look(
      'a case shows background, logo, content and its consult button, default text when it has none',
      async ({ page, open }) => {
        await open(lang, '/case-detail/402')
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('link', { name: t.cases.consult }).first()).toBeVisible()
        await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
        await expect(page.getByRole('heading', { name: t.cases.related })).toBeVisible()
      },
    )

    look('a lean case has no empty boxes', async ({ page, open }) => {
      expect((await open(lang, '/case-detail/409'))?.status()).toBe(200)
      await expect(page.getByRole('link', { name: t.cases.consult })).toHaveCount(0)
      await expect(page.getByRole('main').locator('img:not([src])')).toHaveCount(0)
    })

    test('the video of a case plays in the lightbox, and a click beside it closes it', async ({
      page,
      open,
    }) => {
      await open(lang, '/case-detail/401')
      await page.locator('[data-video]').first().click()
      const lightbox = page.getByRole('dialog')
      await expect(lightbox).toBeVisible()
      await page.mouse.click(4, 4)
      await expect(lightbox).toHaveCount(0)
    })
  })
}
