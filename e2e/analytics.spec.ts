import type { Page } from 'playwright/test'
import { startServer } from '../scripts/lib/server'
import { providerCases } from './analytics-providers'
import { expectAccessible } from './axe'
import { address, expect, test, texts, untilReady } from './fixtures'

test('a third party’s script is requested only after consent, and no more after its withdrawal (ADR 0038)', async ({
  page,
  atEnd,
}) => {
  // A site of its own, and five pages in each language.
  test.setTimeout(180_000)
  const matomo = 'https://matomo.example'
  const asked: string[] = []
  await page.route(`${matomo}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'window.counted = (window.counted ?? 0) + 1',
    })
  })
  const site = await startServer({ ANALYTICS_PROVIDER: 'matomo', ANALYTICS_ID: '3', ANALYTICS_URL: matomo })
  atEnd(site.stop)
  const queue = () =>
    page.evaluate(() => (window as unknown as { _paq?: unknown[][] })._paq?.map(([name]) => name))
  for (const lang of ['cn', 'en'] as const) {
    const t = texts(lang).analytics
    asked.length = 0
    const answer = await page.goto(site.url + address(lang, '/services'))
    await untilReady(page)
    expect(answer?.headers()['content-security-policy']).toContain(`connect-src 'self' ${matomo};`)
    const notice = page.getByRole('region', { name: t.label })
    await expect(notice).toContainText('Matomo')
    await expectAccessible(page)
    const place = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.querySelector('h1')?.getBoundingClientRect().top,
      ])
    const before = await place()
    await notice.getByRole('button', { name: t.no }).focus()
    await page.keyboard.press('Enter')
    await expect(notice).toBeHidden()
    await expect.poll(place).toEqual(before)
    await page.reload()
    await untilReady(page)
    await expect(notice).toBeHidden()
    expect(asked).toEqual([])

    await page.getByRole('button', { name: t.again }).click()
    await expect(notice.getByRole('button', { name: t.no })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => asked).toEqual(['/matomo.js'])
    await expect.poll(async () => (await queue())?.at(-1)).toBe('trackPageView')

    await page.getByRole('button', { name: t.again }).click()
    await Promise.all([
      page.waitForEvent('load'),
      notice.getByRole('button', { name: t.no, exact: true }).click(),
    ])
    await untilReady(page)
    expect(await queue()).toBeUndefined()
    await page.evaluate(() => localStorage.clear())
  }
})

/** Whether the page may load a script from a host and call it; what it may not is told by the policy itself. */
const mayUse = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const script = document.createElement('script')
    const isLoaded = new Promise<boolean>((resolve) => {
      script.onload = () => resolve(true)
      script.onerror = () => resolve(false)
    })
    script.src = address
    document.head.append(script)
    const isCalled = fetch(address, { mode: 'no-cors' }).then(
      () => true,
      () => false,
    )
    return [await isLoaded, await isCalled]
  }, url)

test.describe('each provider', () => {
  // What the policy stops, and what nobody answers any more, is told in the console.
  test.use({ expectedErrors: [/evil\.example/] })

  for (const { name, settings, script, count, policy, standIn } of providerCases)
    test(`${name} counts pages that are shown after consent and only then, from its own hosts, in both languages (ADR 0038)`, {
      tag: ['@desktop', '@all'],
    }, async ({ page, atEnd }) => {
      test.setTimeout(180_000)
      const asked: string[] = []
      await page.route(
        (url) => url.hostname !== 'localhost',
        (route) => {
          asked.push(route.request().url())
          return route.fulfill({ contentType: 'text/javascript', body: standIn })
        },
      )
      const site = await startServer(settings)
      atEnd(site.stop)
      for (const lang of ['cn', 'en'] as const) {
        const t = texts(lang).analytics
        const counted = (path: string) => count + encodeURIComponent(site.url + address(lang, path))
        const answer = await page.goto(`${site.url}${address(lang, '/services')}?utm_source=letter`)
        await untilReady(page)
        const csp = answer?.headers()['content-security-policy'] ?? ''
        expect(/script-src 'self' 'nonce-[\w-]+'([^;]*)/.exec(csp)?.[1]).toBe(policy.scripts)
        expect(/connect-src 'self'([^;]*)/.exec(csp)?.[1]).toBe(policy.connects)

        // Asked, and not answered yet: the next page asks again, and nothing was loaded.
        const notice = page.getByRole('region', { name: t.label })
        await expect(notice).toBeVisible()
        await notice.getByRole('link', { name: t.privacy }).click()
        await expect(page).toHaveURL(/\/privacy$/)
        await expect(notice).toBeVisible()
        expect(asked).toEqual([])

        await notice.getByRole('button', { name: t.yes, exact: true }).click()
        await expect(notice).toBeHidden()
        await expect.poll(() => asked).toEqual([script, counted('/privacy')])
        await page.goBack()
        await expect.poll(() => asked.at(-1)).toBe(counted('/services?utm_source=letter'))
        expect(asked).toHaveLength(3)
        expect(await mayUse(page, 'https://evil.example/other.js')).toEqual([false, false])
        expect(asked).toHaveLength(3)

        // A page loaded anew counts without being asked; taken back, neither this page nor the next one does.
        await page.reload()
        await expect.poll(() => asked.slice(3)).toEqual([script, counted('/services?utm_source=letter')])
        await page.getByRole('button', { name: t.again }).click()
        await Promise.all([
          page.waitForEvent('load'),
          notice.getByRole('button', { name: t.no, exact: true }).click(),
        ])
        await untilReady(page)
        await page.goto(site.url + address(lang, '/cases'))
        await untilReady(page)
        await expect(notice).toBeHidden()
        expect(asked).toHaveLength(5)
        asked.length = 0
        await page.evaluate(() => localStorage.clear())
      }
    })
})
