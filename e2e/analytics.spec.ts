import { startServer } from '../scripts/lib/server'
import { expectAccessible } from './axe'
import { address, expect, test, texts, untilReady } from './fixtures'

test('a third party’s script is asked for only after consent, and forgotten when it is taken back (ADR 0038)', async ({
  page,
}) => {
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
  const queue = () =>
    page.evaluate(() => (window as unknown as { _paq?: unknown[][] })._paq?.map(([name]) => name))
  try {
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
      await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: t.no }).click()])
      await untilReady(page)
      expect(await queue()).toBeUndefined()
      await page.evaluate(() => localStorage.clear())
    }
  } finally {
    await site.stop()
  }
})
