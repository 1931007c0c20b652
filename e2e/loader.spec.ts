import type { Page } from 'playwright/test'
import { defaultFormOf } from '@/lib/i18n/locales'
import { address, expect, hydrated, type Lang, test, texts, untilReady } from './fixtures'
import { holdBack } from './hold-scripts'

test.use({ expectedErrors: [/ERR_FAILED/] })

/** When the page was painted, when its first script was asked for, and what ran late. */
const times = (page: Page) =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js/.test(name))
    return { paint, first: Math.min(...scripts.map(({ startTime }) => startTime)), count: scripts.length }
  })

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang)

  test(`scripts are requested after the first paint, and the page then navigates by script, ${lang}`, async ({
    page,
    open,
  }) => {
    for (const path of ['/product/1001', '/']) {
      const response = await open(lang, path)
      await hydrated(page)
      const { paint, first, count } = await times(page)
      expect(count, path).toBeGreaterThan(0)
      expect(first, path).toBeGreaterThan(paint)
      const policy = (await response?.headerValue('content-security-policy')) ?? ''
      expect(/script-src ([^;]*)/.exec(policy)?.[1], path).toMatch(/^'self' 'nonce-[\w-]{22}'$/)
    }
    await page.evaluate(() => {
      document.documentElement.dataset.same = ''
    })
    await page.getByRole('main').locator('a[href*="/solution"]:visible').first().click()
    await expect(page).toHaveURL(/\/solution/)
    await expect(page.locator('html')).toHaveAttribute('data-same', '')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${address(lang, '/')}$`))
    await expect(page.getByRole('complementary').locator('a[data-form]')).toBeVisible()
  })

  test(`a button and a link that opens something, clicked before the scripts come, act once when they do, ${lang}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const clicked: string[] = []
      Object.assign(window, { clicked })
      addEventListener('click', ({ target }) => clicked.push((target as Element).tagName))
    })
    const release = await holdBack(page)
    await page.goto(address(lang, '/'), { waitUntil: 'commit' })
    const [beforeTitle = ''] = t.carousel.goTo.replace('{number}', '2').split('{title}')
    const second = page.getByRole('button', { name: beforeTitle })
    const consult = page.getByRole('complementary').locator('a[data-form]')
    await second.click()
    await consult.click()
    await consult.click()
    await expect(consult).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('dialog').locator('form')).toBeVisible()
    await expect(second.and(page.locator('[aria-current=true]'))).toBeAttached()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'clicked'))).toEqual(['BUTTON', 'A'])
  })
  test(`a filter ticked before the scripts come applies when they do, ${lang}`, async ({ page }) => {
    const release = await holdBack(page)
    await page.goto(address(lang, '/activity'), { waitUntil: 'commit' })
    const box = page.locator('input[name="place"]').first()
    await page.locator('summary', { hasText: t.activity.places }).click()
    await box.click()
    release()
    await expect(page).toHaveURL(/[?&]place=/)
    await expect(box).toBeChecked()
  })

  test(`what is typed, followed or comes to nothing before the scripts come is not lost, ${lang}`, async ({
    page,
  }) => {
    const release = await holdBack(page)
    await page.goto(address(lang, `/form/${defaultFormOf(lang, '/')}`), { waitUntil: 'commit' })
    const field = page.locator('form#consult-form input[type=text]').first()
    await field.fill('typed early')
    release()
    await untilReady(page)
    await expect(field).toHaveValue('typed early')
    await page.unrouteAll({ behavior: 'wait' })

    // A plain link leads on at once, and takes along what every link carries (D9).
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
    await page.goto(`${address(lang, '/cases')}?bd_vid=77&other=1`)
    await page.locator('main a[href*="/case-detail/"]:visible').first().click()
    await expect(page).toHaveURL(/\/case-detail\/\d+\?bd_vid=77$/)

    // Where the scripts fail, a link that would open something leads on.
    await page.getByRole('complementary').locator('a[data-form]').last().click()
    await expect(page).toHaveURL(/\/form\/\d+/)
  })

  test(`a letter typed after / as the islands begin to answer is not lost, ${lang} @desktop @all`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!('ready' in document.documentElement.dataset)) return
        observer.disconnect()
        // Asked for before the loader asks for the frame in which it clicks again.
        requestAnimationFrame(() => {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'R', bubbles: true }))
        })
      }).observe(document, { subtree: true, attributeFilter: ['data-ready'] })
    })
    const release = await holdBack(page)
    await page.goto(address(lang, '/services'), { waitUntil: 'commit' })
    await expect(page.locator('footer')).toBeAttached()
    await page.keyboard.type('/E')
    release()
    await expect(page.locator('dialog input[type=search]')).toHaveValue('ER')
    await page.keyboard.type('P')
    await expect(page.locator('dialog input[type=search]')).toHaveValue('ERP')
  })

  test(`/ and letters before the scripts come open the search with them, by its page where the scripts fail, ${lang} @desktop`, async ({
    page,
  }) => {
    const ask = async (path: string) => {
      await page.goto(address(lang, path), { waitUntil: 'commit' })
      await expect(page.locator('footer')).toBeAttached()
      await page.keyboard.type('/ERP')
    }
    const release = await holdBack(page)
    await ask('/services')
    release()
    const field = page.getByRole('dialog', { name: t.search.label }).locator('input')
    await expect(field).toHaveValue('ERP')
    await page.unrouteAll({ behavior: 'wait' })

    const releaseOwn = await holdBack(page)
    await ask('/search')
    releaseOwn()
    await untilReady(page)
    await expect(page.locator('main [data-search-field]')).toHaveValue('ERP')
    await page.unrouteAll({ behavior: 'wait' })

    const fail = await holdBack(page, (route) => route.abort())
    await ask('/services?bd_vid=7')
    fail()
    await expect(page).toHaveURL(/\/search\?q=ERP&bd_vid=7$/)
  })
}
