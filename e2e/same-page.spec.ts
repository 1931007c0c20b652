import { address, expect, test, texts } from './fixtures'
import { scrollLinkIntoView, settledScroll } from './settled'

const other = { cn: 'en', en: 'cn' } as const

for (const lang of ['cn', 'en'] as const) {
  test(`@motion a link to the page that is shown leads to its top, from below and from an #anchor, ${lang} (§2)`, async ({
    page,
    open,
  }) => {
    await open(lang, '/about-us')
    const link = page
      .getByRole('contentinfo')
      .locator(`a[href="${address(lang, '/about-us')}"]`)
      .first()
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => settledScroll(page)).toBeGreaterThan(300)
    await link.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await open(lang, '/product')
    await page.locator('main a[href^="#"]').nth(1).click()
    await expect(page).toHaveURL(/#/)
    // The gliding may begin some frames after the address has changed.
    await expect.poll(() => settledScroll(page)).toBeGreaterThan(100)
    await page.evaluate(
      (path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(),
      address(lang, '/product'),
    )
    await expect(page).toHaveURL((url) => url.pathname + url.hash === address(lang, '/product'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test(`the further pages of a list name their alternate where it has that page, ${lang} (D3)`, {
    tag: '@desktop',
  }, async ({ request }) => {
    const alternateOf = async (path: string) => {
      const html = await (await request.get(address(lang, path))).text()
      const bcp47 = lang === 'cn' ? 'en' : 'zh-CN'
      const link = new RegExp(`<link[^>]*hrefLang="${bcp47}"[^>]*>`, 'i').exec(html)?.[0] ?? ''
      const href = /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&')
      return href && new URL(href).pathname + new URL(href).search
    }
    for (const path of ['/about-us/news', '/about-us/news?type=AI', '/activity', '/media', '/periodical']) {
      const second = `${path}${path.includes('?') ? '&' : '?'}pageNo=2`
      expect(await alternateOf(second), second).toBe(address(other[lang], second))
    }
    expect(await alternateOf('/activity?pageNo=900')).toBeUndefined()
  })

  test(`the list view that was chosen stands from the first moment of a filtered list, ${lang} (D15)`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await open(lang, '/activity')
    await page.getByRole('button', { name: texts(lang).list.lines }).click()
    await expect(page.locator('#list')).toHaveAttribute('data-view', 'list')
    // What is painted: a look at every frame.
    const views = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen = new Set<string>()
          let after = 0
          const look = () => {
            seen.add(document.getElementById('list')?.dataset.view ?? 'none')
            if (location.search.includes('place=')) after += 1
            if (after > 20) resolve([...seen])
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    const menu = page.locator('details', { has: page.locator('input[name="place"]') })
    await menu.locator('summary').click()
    await menu.getByRole('checkbox').first().click()
    expect(await views).toEqual(['list'])
  })

  test(`a form's address without an id opens the language's form, ${lang} (D6, §9)`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await open(lang, '/activity/form?id=')
    await expect(page.getByRole('dialog').locator('form')).toBeVisible()
  })
}

for (const lang of ['cn', 'en'] as const)
  test(`@motion @phone Back to publications restores how far they were read, ${lang} (D15, D16)`, async ({
    page,
    open,
  }) => {
    await open(lang, '/periodical')
    const items = page.locator('#list > li:visible')
    await page.getByRole('button', { name: texts(lang).list.more }).scrollIntoViewIfNeeded()
    // Each load pushes the end of the list away again: a visitor goes on scrolling.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(items).toHaveCount(12, { timeout: 500 })
    }).toPass()
    const link = items.last().getByRole('link')
    const before = await scrollLinkIntoView(page, link)
    await link.click()
    await expect(page).toHaveURL(/\/periodical\/\d+$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(items).toHaveCount(12)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before - 60)
  })
