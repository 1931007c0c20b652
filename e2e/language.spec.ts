import { address, expect, test, texts } from './fixtures'

const other = { cn: 'en', en: 'cn' } as const

for (const lang of ['cn', 'en'] as const) {
  test(`switching from ${lang} keeps path, query and hash and stores the language (D3, D4)`, async ({
    page,
    open,
    isMobile,
  }) => {
    await open(lang, '/?bd_vid=7#content')
    const messages = texts(lang)
    if (isMobile) await page.getByRole('button', { name: messages.shell.openMenu }).click()
    const scope = isMobile
      ? page.getByRole('dialog', { name: messages.shell.menu })
      : page.getByRole('banner')
    await scope.locator(`[data-language-switch="${other[lang]}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${lang === 'cn' ? '/en' : '/'}\\?bd_vid=7#content$`))
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'cn' ? 'en' : 'zh-CN')
    const stored = () =>
      page.evaluate(() => ({
        language: localStorage.getItem('NORTHBAY_LANG'),
        site: localStorage.getItem('NORTHBAY_LANG_ID'),
      }))
    const expected = lang === 'cn' ? { language: 'en', site: '2' } : { language: 'cn', site: '1' }
    await expect.poll(stored).toEqual(expected)
  })

  test(`closing a form at its own address leads to the home page, title and switch included; Back keeps it closed (D6), ${lang}`, async ({
    page,
    open,
  }) => {
    await open(lang, '/')
    const title = await page.title()
    await open(lang, '/form/5001?bd_vid=7')
    await expect(page).not.toHaveTitle(title)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${address(lang, '/')}\\?bd_vid=7$`))
    await expect(page).toHaveTitle(title)
    // In the bar and in the phone menu.
    const switches = page.locator('[data-language-switch]')
    await expect(switches).toHaveCount(2)
    for (const link of await switches.all())
      await expect(link).toHaveAttribute('href', new RegExp(`^${address(other[lang], '/')}(?:\\?|$)`))
    await page
      .getByRole('contentinfo')
      .locator(`a[href^="${address(lang, '/cases')}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(/cases/)
    await page.goBack()
    await expect(page).toHaveTitle(title)
    await expect(dialog).toHaveCount(0)
  })
}

test('the address alone decides the language: neither Accept-Language nor what is stored (D1, D4)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('NORTHBAY_LANG', 'en'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await context.close()
})

for (const [from, to] of [
  ['/cn', '/'],
  ['/cn/product?bd_vid=1', '/product?bd_vid=1'],
  ['/about_us', '/about-us'],
  ['/en/', '/en'],
  ['/media/701', '/Media/701'],
] as const) {
  test(`${from} → 308 ${to} (D1, D5)`, { tag: '@desktop' }, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    const location = new URL(answer.headers().location ?? '', 'http://localhost')
    expect(location.pathname + location.search).toBe(to)
  })
}
