import type { Page } from 'playwright/test'
import { address, expect, test, texts, untilReady } from './fixtures'
import { holdBack, scripts } from './hold-scripts'

test.use({ expectedErrors: [/^uncaught: $|ERR_FAILED|getEntriesByType/] })

/** A script that no browser can read: of it only the window hears. */
const unreadable = { contentType: 'text/javascript', body: 'class { static }' }
/** One that does nothing: the browser read it, and nothing began. */
const idle = { contentType: 'text/javascript', body: '' }

/** What Chromium 92 and Safari 15.3 do not have: commands, and here dialogs too. */
function withoutDialogs() {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
  for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
}

const html = (page: Page) => page.locator('html')
const menu = (page: Page) => page.locator('#site-menu')

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)
  const pager = (page: Page) => page.getByRole('navigation', { name: t.list.pager })

  for (const [what, body] of [
    ['cannot be read', unreadable],
    ['do nothing', idle],
    ['are gone', undefined],
  ] as const)
    test(`where the page's scripts ${what} it reads as one without: all items, pages by links, the menu a list of links, ${lang}`, async ({
      page,
      isMobile,
    }) => {
      await page.route(scripts, (route) => (body ? route.fulfill(body) : route.abort()))
      await page.goto(address(lang, '/periodical'))
      await expect(html(page)).not.toHaveAttribute('data-scripts')
      await expect(page.locator('#list > li:visible')).toHaveCount(10)
      await pager(page).getByRole('link', { name: t.list.next }).click()
      await expect(page).toHaveURL(/pageNo=2$/)
      if (!isMobile) return
      await page.getByRole('link', { name: t.shell.openMenu }).click()
      await expect(menu(page)).toBeVisible()
      await menu(page).getByRole('link', { name: t.shell.closeMenu }).click()
      await expect(menu(page)).toBeHidden()
      await page.getByRole('link', { name: t.shell.openMenu }).click()
      await menu(page).locator('summary').first().click()
      await menu(page).locator('details a[href]:visible').first().click()
      await expect(page).not.toHaveURL(/periodical/)
    })

  test(`where the start of the scripts throws the page reads as one without, ${lang}`, async ({ page }) => {
    await page.addInitScript(() =>
      Reflect.deleteProperty(performance.constructor.prototype, 'getEntriesByType'),
    )
    await page.goto(address(lang, '/periodical'))
    await expect(html(page)).not.toHaveAttribute('data-scripts')
    await expect(page.locator('#list > li:visible')).toHaveCount(10)
    await expect(pager(page)).toBeVisible()
  })

  test(`a slow line alone takes no scripts away, a tap that waits 3 s does, and a late start brings them back, ${lang}`, async ({
    page,
    isMobile,
  }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const release = await holdBack(page)
    await page.goto(address(lang, '/periodical'), { waitUntil: 'commit' })
    await page.clock.runFor(30_000)
    await expect(html(page)).toHaveAttribute('data-scripts', '')
    const items = page.locator('#list > li:visible')
    const held = isMobile
      ? page.getByRole('button', { name: t.list.more })
      : page.getByRole('navigation', { name: t.shell.mainNavigation }).getByRole('button').first()
    if (isMobile) await expect(items).toHaveCount(1)
    await held.click()
    await page.clock.runFor(2900)
    await expect(html(page)).toHaveAttribute('data-scripts', '')
    await page.clock.runFor(200)
    await expect(html(page)).not.toHaveAttribute('data-scripts')
    await expect(items).toHaveCount(10)
    await expect(pager(page)).toBeVisible()
    release()
    await untilReady(page)
    await expect(html(page)).toHaveAttribute('data-scripts', '')
    if (isMobile) await expect(pager(page)).toBeHidden()
  })

  test(`the phone menu opens and closes before the scripts, by them and without any dialog, ${lang} @phone`, async ({
    page,
  }) => {
    await page.addInitScript(withoutDialogs)
    const release = await holdBack(page)
    await page.goto(address(lang, '/services'), { waitUntil: 'commit' })
    const openAndClose = async () => {
      await page.getByRole('button', { name: t.shell.openMenu }).click()
      await expect(menu(page)).toBeVisible()
      await menu(page).getByRole('button', { name: t.shell.closeMenu }).click()
      await expect(menu(page)).toBeHidden()
    }
    await openAndClose()
    release()
    await untilReady(page)
    await openAndClose()
    expect(new URL(page.url()).hash).toBe('')
  })

  test(`a menu that is open when the scripts are given up stays, and closes by its link, ${lang} @phone`, async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement'))
    const release = await holdBack(page, (route) => route.fulfill(idle))
    await page.goto(address(lang, '/services'), { waitUntil: 'commit' })
    await page.getByRole('button', { name: t.shell.openMenu }).click()
    await expect(menu(page)).toBeVisible()
    release()
    await expect(html(page)).not.toHaveAttribute('data-scripts')
    await expect(menu(page)).toBeVisible()
    await menu(page).getByRole('link', { name: t.shell.closeMenu }).click()
    await expect(menu(page)).toBeHidden()
  })

  test(`a page whose answer hangs is followed as a plain link after ten seconds, ${lang}`, async ({
    page,
    open,
  }) => {
    await page.clock.install()
    await open(lang, '/periodical')
    await page.evaluate(() => {
      document.documentElement.dataset.same = ''
    })
    await page.route(
      ({ searchParams }) => searchParams.has('_rsc'),
      () => undefined,
    )
    await page.locator('#list a:visible').first().click()
    await page.clock.runFor(9000)
    await expect(page).toHaveURL(new RegExp(`${address(lang, '/periodical')}$`))
    await page.clock.runFor(2000)
    await expect(page).toHaveURL(/\/periodical\/\d+$/)
    await expect(html(page)).not.toHaveAttribute('data-same')
  })
}
