import type { Page } from 'playwright/test'
import { defaultFormOf } from '@/lib/i18n/locales'
import { address, expect, type Lang, test, texts, untilReady } from './fixtures'

const openDialogs = (page: Page) => page.locator('dialog[open]')
const consult = (page: Page) => page.getByRole('complementary').locator('a[data-form]')

/** A page with another one before it: Back has somewhere to go. */
async function come(open: (lang: Lang, path: string) => Promise<unknown>, lang: Lang, path: string) {
  await open(lang, '/about-us/news')
  await open(lang, path)
}

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)
  const at = (path: string) => new RegExp(`${address(lang, path)}$`)

  const dialogs: [what: string, path: string, act: (page: Page) => Promise<void>][] = [
    ['a form', '/services', (page) => consult(page).click()],
    ['a video', '/solution', (page) => page.locator('main a[data-video]:visible').first().click()],
    ['the search', '/services', (page) => page.keyboard.press('/')],
    [
      'the phone menu',
      '/services',
      async (page) => {
        await page.setViewportSize({ width: 375, height: 812 })
        await page.getByRole('button', { name: t.shell.openMenu }).click()
      },
    ],
    [
      'the calendar',
      '/activity',
      async (page) => {
        await page.setViewportSize({ width: 375, height: 812 })
        await page.locator('main button[aria-haspopup=dialog]:visible').click()
      },
    ],
  ]
  for (const [what, path, act] of dialogs)
    test(`Back closes ${what} and then leaves the page; Forward opens nothing, ${lang}`, {
      tag: act === dialogs[0]?.[2] ? '@desktop' : ['@desktop', '@all'],
    }, async ({ page, open }) => {
      await come(open, lang, path)
      await act(page)
      await expect(openDialogs(page)).toHaveCount(1)
      await page.goBack()
      await expect(openDialogs(page)).toHaveCount(0)
      await expect(page).toHaveURL(at(path))
      await page.goForward()
      await expect.poll(() => page.evaluate(() => history.state?.openDialog)).toBeUndefined()
      await expect(openDialogs(page)).toHaveCount(0)
      // Closed by itself it leaves nothing behind either.
      await act(page)
      await expect(openDialogs(page)).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(openDialogs(page)).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => history.state?.openDialog)).toBeUndefined()
      await page.goBack()
      await expect(page).toHaveURL(at('/about-us/news'))
    })

  test(`Escape closes the phone menu in the moment in which it opens, ${lang}`, {
    tag: '@phone',
  }, async ({ page, open }) => {
    await open(lang, '/services')
    await untilReady(page)
    await page.getByRole('button', { name: t.shell.openMenu }).evaluate((button: HTMLElement) => {
      button.click()
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    await expect(openDialogs(page)).toHaveCount(0)
  })

  test(`Back closes a dialog where other listeners of the step change the page first, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await page.addInitScript(() =>
      addEventListener('popstate', () => document.body.append(document.createElement('i'))),
    )
    await come(open, lang, '/services')
    await consult(page).click()
    await expect(openDialogs(page)).toHaveCount(1)
    await page.goBack()
    await expect(openDialogs(page)).toHaveCount(0)
    await page.goForward()
    await expect.poll(() => page.evaluate(() => history.state?.openDialog)).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL(at('/about-us/news'))
  })

  test(`a page that a dialog leads to is one Back away from the page below it, ${lang} @phone`, async ({
    page,
    open,
  }) => {
    await come(open, lang, '/services')
    const menu = page.locator('#site-menu')
    const openMenu = () => page.getByRole('button', { name: t.shell.openMenu }).click()
    await openMenu()
    await menu.getByRole('link', { name: t.search.open }).click()
    await expect(page.locator('dialog input[type=search]')).toBeFocused()
    await page.keyboard.type('ERP')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=ERP/)
    await expect(openDialogs(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(at('/services'))
    await expect(openDialogs(page)).toHaveCount(0)
    await openMenu()
    await menu.locator('[data-language-switch]').click()
    await expect(page).toHaveURL(new RegExp(`${address(lang === 'cn' ? 'en' : 'cn', '/services')}$`))
    await untilReady(page)
    await page.goBack()
    await expect(page).toHaveURL(at('/services'))
    await untilReady(page)
    await page.goBack()
    await expect(page).toHaveURL(at('/about-us/news'))
  })

  test(`a menu that a reload leaves an entry of, opened again before the scripts, closes without a trace, ${lang} @phone @all`, async ({
    page,
    open,
  }) => {
    await come(open, lang, '/services')
    const openMenu = () => page.getByRole('button', { name: t.shell.openMenu }).click()
    await openMenu()
    await expect(openDialogs(page)).toHaveCount(1)
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await openMenu()
    await expect(openDialogs(page)).toHaveCount(1)
    release()
    await untilReady(page)
    await page.keyboard.press('Escape')
    await expect(openDialogs(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state?.openDialog)).toBeUndefined()
    await openMenu()
    await expect(openDialogs(page)).toHaveCount(1)
    await page.goBack()
    await expect(openDialogs(page)).toHaveCount(0)
    await expect(page).toHaveURL(at('/services'))
  })

  test(`a reload over an open dialog leaves no entry behind, a form that the address opens goes with its page, ${lang} @desktop @all`, async ({
    page,
    open,
  }) => {
    await come(open, lang, '/services')
    await consult(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await expect.poll(() => page.evaluate(() => history.state?.openDialog)).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL(at('/about-us/news'))
    for (const path of [
      `/form/${defaultFormOf(lang, '/')}`,
      `/product/1001/form?id=${defaultFormOf(lang, '/')}`,
    ]) {
      await come(open, lang, path)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(at('/about-us/news'))
    }
  })
}
