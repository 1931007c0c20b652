import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startServer } from '../scripts/lib/server'
import { address, expect, test, texts, untilReady } from './fixtures'

const SDK = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
/** Keeps what the page passes on, as a person who shares it would send it. */
const sdk = `window.told = {}
window.wx = {
  config: (account) => Object.assign(told, { account }),
  ready: (act) => act(),
  updateAppMessageShareData: (shared) => Object.assign(told, { shared }),
  updateTimelineShareData: () => undefined,
}`
const agent =
  'Mozilla/5.0 (Linux; Android 14; V2307A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50'

test.describe('in WeChat', () => {
  test.use({ userAgent: agent })

  test('a page shares its title, words and picture by the JS-SDK where the site has an account there @desktop', async ({
    page,
    atEnd,
  }) => {
    test.setTimeout(120_000)
    const standIn = createServer((request, response) => {
      const isToken = request.url === '/cgi-bin/stable_token'
      response.end(
        JSON.stringify(isToken ? { access_token: 'a' } : { errcode: 0, ticket: 't', expires_in: 7200 }),
      )
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => standIn.once('listening', resolve))
    atEnd(() => void standIn.close())
    await page.route(SDK, (route) => route.fulfill({ contentType: 'text/javascript', body: sdk }))
    const site = await startServer({
      WECHAT_APP_ID: 'wx0123456789abcdef',
      WECHAT_APP_SECRET: 'secret-of-32-letters-0123456789a',
      WECHAT_API_URL: `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`,
    })
    atEnd(site.stop)
    for (const lang of ['cn', 'en'] as const) {
      const answer = await page.goto(site.url + address(lang, '/product/1001#overview'))
      await untilReady(page)
      expect(answer?.headers()['content-security-policy']).toContain(' https://res.wx.qq.com;')
      const told = () => page.evaluate(() => Reflect.get(window, 'told'))
      const title = await page.title()
      await expect.poll(told).toMatchObject({
        account: { appId: 'wx0123456789abcdef', signature: expect.stringMatching(/^[0-9a-f]{40}$/) },
        shared: { link: site.url + address(lang, '/product/1001') },
      })
      const { shared } = await told()
      expect(title).toContain(shared.title)
      expect(shared.desc).not.toBe('')
      expect(shared.imgUrl).toMatch(/^http/)
      await page.goto(site.url + address(lang, '/activity'))
      await untilReady(page)
      await page.locator('summary', { hasText: texts(lang).activity.places }).click()
      await page.locator('input[name="place"]').first().click()
      await expect(page).toHaveURL(/\?.*place=/)
      await expect.poll(told).toMatchObject({ shared: { link: page.url() } })
      await page.goBack()
      await expect.poll(told).toMatchObject({ shared: { link: site.url + address(lang, '/activity') } })
    }
    const foreign = await page.request.get(
      `${site.url}/api/wechat?url=${encodeURIComponent('https://evil.example/')}`,
    )
    expect(foreign.status()).toBe(400)
  })

  for (const lang of ['cn', 'en'] as const)
    test(`without an account nothing of it is loaded, and a file shows how another browser opens it, ${lang}`, {
      tag: '@desktop',
    }, async ({ page, open }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const answer = await open(lang, '/activity/601')
      expect(answer?.headers()['content-security-policy']).not.toContain('wx.qq.com')
      expect((await page.request.get('/api/wechat?url=http://localhost/')).status()).toBeGreaterThanOrEqual(
        400,
      )
      await page.evaluate(() => {
        const link = document.createElement('a')
        Object.assign(link, { href: '/assets/a.pdf', target: '_self', textContent: 'PDF' })
        link.dataset.document = ''
        addEventListener('click', (event) => event.preventDefault())
        document.querySelector('main')?.append(link)
        link.click()
      })
      await expect(page.getByRole('status').filter({ hasText: texts(lang).shell.wechatFile })).toBeVisible()
      expect(asked.filter((url) => /wx\.qq\.com|wechat/.test(url))).toEqual([])
    })
})

test.describe('in WeChat on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.40',
  })

  for (const lang of ['cn', 'en'] as const)
    test(`before a file stands the notice of iOS, and how another browser opens it, ${lang}`, {
      tag: '@phone',
    }, async ({ page, open }) => {
      await page.clock.install()
      await open(lang, '/product/1011')
      await page.getByRole('main').locator('button[popovertarget]').first().click()
      await page.getByRole('dialog').getByRole('link').first().click()
      const { largeFile, wechatFile } = texts(lang).shell
      await expect(page.getByRole('status').filter({ hasText: largeFile })).toContainText(wechatFile)
      const asked = page.waitForRequest(/\.pdf$/)
      await page.clock.runFor(3000)
      await asked
    })
})
