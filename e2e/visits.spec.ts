import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright/test'
import { localeConfigs } from '@/lib/i18n/locales'
import { chromiumOptions } from '@/scripts/lib/chromium'
import { expectAccessible } from './axe'
import { deskAccount } from './desk-account'
import { dialogOf, fillAll, submitButton, takeTime, test } from './enquiry-form'
import { address, expect, type Lang, texts, untilReady } from './fixtures'
import { horizontalOverflow } from './horizontal-overflow'

// Visitors come with a browser that has a screen: those of tests are left out of the counts as what they are. The name is the whole
// browser's, as one of a page alone does not go with what is sent when it is left.
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const { args = [], ...options } = chromiumOptions()
test.use({ launchOptions: { ...options, args: [...args, `--user-agent=${agent}`] } })

async function visitor(browser: Browser, baseURL: string, isPhone: boolean) {
  const context = await browser.newContext({
    baseURL,
    viewport: isPhone ? { width: 375, height: 812 } : { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: {
      'x-forwarded-for': `198.19.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
  })
  const page = await context.newPage()
  await page.clock.install()
  return { page, leave: () => context.close() }
}

/** Comes by a campaign, goes on to a white paper and gets it by its form. */
async function visit(page: Page, lang: Lang, campaign: string) {
  await page.goto(address(lang, `/?utm_source=spring-letter&utm_campaign=${campaign}`))
  await untilReady(page)
  await page.evaluate(
    (to) => {
      const link = document.createElement('a')
      link.href = to
      document.querySelector('main')?.append(link)
      link.click()
    },
    address(lang, '/periodical/808'),
  )
  await expect(page).toHaveURL(new RegExp(`${address(lang, '/periodical/808')}`))
  await page.getByRole('main').locator('a[data-gate]').last().click()
  await expect(dialogOf(page)).toBeVisible()
  await fillAll(page, lang, '5002')
  await takeTime(page)
  const download = page.waitForEvent('download')
  await submitButton(page, lang).click()
  await page.clock.fastForward(2000)
  await download
  await page.goto('/robots.txt')
}

/** Signs in to a page of the desk; resolves when that is there, by its heading. */
async function signIn(page: Page, lang: Lang, path: string, heading: string) {
  await page.goto(`${path}?lang=${lang}`)
  await page.getByLabel(texts(lang).desk.name).fill('Mei')
  await page.getByLabel(texts(lang).desk.password).fill(deskAccount.password)
  await page.getByRole('button', { name: texts(lang).desk.signIn }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

for (const lang of ['cn', 'en'] as const) {
  const { desk } = texts(lang)

  test(`a visit shows in the funnel of its campaign, without a cookie, ${lang}`, async ({
    page,
    browser,
    baseURL,
    isMobile,
  }) => {
    const campaign = `c-${randomUUID()
      .slice(0, 8)
      .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
    const come = await visitor(browser, baseURL ?? '', isMobile)
    await visit(come.page, lang, campaign)
    expect(await come.page.context().cookies()).toEqual([])
    const unasked = await visitor(browser, baseURL ?? '', isMobile)
    await unasked.page.addInitScript(() => {
      Object.assign(navigator, { globalPrivacyControl: true })
      navigator.sendBeacon = (_, body) => {
        localStorage.setItem('sent', String(body))
        return true
      }
    })
    await unasked.page.goto(address(lang, `/?utm_source=spring-letter&utm_campaign=${campaign}`))
    await untilReady(unasked.page)
    await unasked.page.goto('/robots.txt')
    expect(await unasked.page.evaluate(() => localStorage.getItem('sent'))).toBeNull()
    await unasked.leave()

    await signIn(page, lang, '/desk/visits', desk.visits)
    const row = page.getByRole('row').filter({ hasText: campaign })
    await expect
      .poll(async () => {
        await page.reload()
        return row.getByRole('cell').allTextContents()
      })
      .toEqual(['2', '1', '1', '1', '100%'])
    // The form's own funnel, which visitors of other tests are in too.
    const byForm = page.locator('section').filter({ has: page.getByRole('heading', { name: desk.byForm }) })
    const ofForm = byForm.getByRole('row').filter({ hasText: '5002' }).getByRole('cell')
    for (const step of [1, 2, 3]) await expect(ofForm.nth(step)).toHaveText(/[1-9]/)
    await come.leave()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })

  test(`how fast a page was, and a search in vain, reach the desk, ${lang} @all`, async ({
    page,
    browser,
    baseURL,
    isMobile,
  }) => {
    const words = `zz${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: isMobile ? { width: 375, height: 812 } : { width: 1280, height: 800 },
    })
    const come = await context.newPage()
    await signIn(page, lang, '/desk/speed', desk.speed)
    const { name } = localeConfigs[lang]
    const row = page.getByRole('row').filter({ hasText: '/privacy' }).filter({ hasText: name })
    // Its code comes when the browser is idle: a page that is left before tells nothing.
    await expect(async () => {
      await come.goto(address(lang, '/privacy'))
      await untilReady(come)
      await come.waitForLoadState('networkidle')
      await come.locator('main').click({ position: { x: 5, y: 5 } })
      await come.goto(address(lang, `/search?q=${words}`))
      await page.reload()
      await expect(row.getByRole('cell').first()).toHaveText(/\d/, { timeout: 6000 })
    }).toPass()
    await expect(row.getByRole('cell').nth(3)).toHaveText(/\d/)
    await expect(page.getByRole('main')).toContainText('Chromium ≥ 140')
    await context.close()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await expect(async () => {
      await page.goto(`/desk/visits?lang=${lang}`)
      await expect(page.getByRole('row').filter({ hasText: words })).toContainText(name)
    }).toPass()
  })

  test(`the brand and the components in it, at phone and computer size, ${lang}`, async ({ page }) => {
    await signIn(page, lang, '/desk/brand', desk.brand)
    await expect(page.locator('iframe')).toHaveCount(2)
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    const components = page.frameLocator('iframe').first().locator('[data-example]')
    await page.locator('iframe').first().scrollIntoViewIfNeeded()
    await expect(components.filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test(`marketing sees what is to come and opens a draft, ${lang} (D14, D31)`, async ({ page }) => {
    await signIn(page, lang, '/desk/content', desk.content)
    const file = `${lang}/products/1013-carbon.yaml`
    const row = page.getByRole('row').filter({ hasText: file })
    await expect(row).toContainText(desk.isDraft)
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await row.getByRole('link', { name: desk.preview }).click()
    const preview = await opened
    // At both widths, each a page of its own to the browser.
    const frames = preview.frameLocator('iframe[width="375"], iframe[width="1280"]')
    for (const at of [0, 1]) {
      await preview.locator('iframe').nth(at).scrollIntoViewIfNeeded()
      await expect(frames.nth(at).getByRole('status').first()).toHaveText(texts(lang).preview.draft)
    }
    expect(await horizontalOverflow(preview)).toBeLessThanOrEqual(0)
    await preview.getByRole('link', { name: desk.brandAlone }).click()
    await expect(preview).toHaveURL(new RegExp(`${address(lang, '/product/1013/preview')}`))
    await expect(preview.getByRole('status').first()).toHaveText(texts(lang).preview.draft)
    const [answer] = await Promise.all([preview.waitForResponse(/preview/), preview.reload()])
    expect(answer.headers()['cache-control']).toContain('no-store')
    await preview.close()

    await page.goto(`/desk/preview?lang=${lang}&path=${address(lang, '/cases')}`)
    await expect(page.getByRole('alert')).toHaveText(desk.noPreview)
  })
}
