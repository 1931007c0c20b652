import type { Page } from 'playwright/test'
import { dialogOf, expect, fillAll, posts, submitButton, takeTime, test, texts } from './enquiry-form'
import { address, hydrated } from './fixtures'

const landing = '/product-category/101?utm_source=mail&utm_campaign=spring&bd_vid=7&email=ada%40ocean.example'
const referer = 'https://search.example/'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Opens the contact form of a page by its floating button, fills it in and sends it. */
async function submit(page: Page, lang: 'cn' | 'en', formId: string) {
  const sent = posts(page)
  await page.getByRole('complementary').locator(`a[data-form="${formId}"]`).click()
  await fillAll(page, lang, formId)
  await takeTime(page)
  await submitButton(page, lang).click()
  await expect(page.getByText(texts(lang).form.success)).toBeVisible()
  return sent[0]?.body as { client: { firstTouch: Record<string, string> }; trafficAccessReq: object }
}

for (const [lang, formId] of [
  ['cn', '1'],
  ['en', '4001'],
] as const) {
  for (const button of ['left', 'middle'] as const)
    test(`the first touch is there in a new tab of a ${button} click, without what is personal (§2, D9), ${lang}`, {
      tag: button === 'left' ? '@desktop' : ['@desktop', '@all'],
    }, async ({ page, context }) => {
      await page.goto(address(lang, landing), { referer })
      await hydrated(page)
      const tab = context.waitForEvent('page')
      // Products open in a new tab by themselves (§2); a case opens in one by the middle button.
      const kind = button === 'left' ? '/product/' : '/case-detail/'
      await page.getByRole('main').locator(`a[href*="${kind}"]`).first().click({ button })
      const opened = await tab
      await hydrated(opened)
      const { client, trafficAccessReq } = await submit(opened, lang, formId)
      expect(client.firstTouch).toMatchObject({
        utm_source: 'mail',
        utm_campaign: 'spring',
        bd_vid: '7',
        referrer: referer,
        landing: expect.stringContaining(address(lang, '/product-category/101?utm_source=mail')),
      })
      expect(trafficAccessReq).toMatchObject({
        bd_vid: '7',
        logidUrl: expect.stringContaining('product-category'),
      })
      expect(JSON.stringify({ client, trafficAccessReq })).not.toContain('ada')
    })

  test(`decodes a campaign in GBK and stores its address byte for byte (D9), ${lang}`, {
    tag: ['@desktop', '@all'],
  }, async ({ page, open }) => {
    const advert = '/product?utm_source=baidu&utm_term=%B2%D6%B4%A2%B9%DC%C0%ED&bd_vid=112233&ext_info=%C4%E3'
    await open(lang, advert)
    await hydrated(page)
    const product = page.getByRole('main').locator('a[href*="/product/"]').first()
    await expect(product).toHaveAttribute('href', /\?bd_vid=112233&ext_info=%C4%E3$/)
    await page.getByRole('banner').locator('a[href*="/cases"]').first().click()
    await expect(page).toHaveURL(/\/cases\?bd_vid=112233&ext_info=%C4%E3$/)
    const { client, trafficAccessReq } = await submit(page, lang, formId)
    expect(client.firstTouch).toMatchObject({
      landing: expect.stringMatching(new RegExp(`${address(lang, advert).replaceAll('?', '\\?')}$`)),
      utm_term: '仓储管理',
      ext_info: '你',
    })
    expect(trafficAccessReq).toMatchObject({ ext_info: '你', logidUrl: client.firstTouch.landing })
  })

  test(`half an hour without the visitor ends it, and he who stays keeps it (D9), ${lang}`, {
    tag: ['@desktop', '@all'],
  }, async ({ page, open, context }) => {
    await open(lang, '/services?utm_source=mail')
    await hydrated(page)
    for (const minutes of [20, 20]) {
      await page.clock.fastForward(minutes * 60_000)
      await page.keyboard.press('Shift')
    }
    const second = await context.newPage()
    await second.goto(address(lang, '/join-us'))
    await hydrated(second)
    expect((await submit(second, lang, formId)).client.firstTouch).toMatchObject({ utm_source: 'mail' })
    await page.clock.fastForward(31 * 60_000)
    const third = await context.newPage()
    await third.goto(address(lang, '/cases'))
    await hydrated(third)
    const { firstTouch } = (await submit(third, lang, formId)).client
    expect(firstTouch).not.toHaveProperty('utm_source')
    expect(firstTouch.landing).toContain('/cases')
  })

  test(`a gate passed in one tab opens in another, until half an hour has gone (D23), ${lang}`, async ({
    page,
    open,
    context,
  }) => {
    const gated = (tab: Page) => tab.getByRole('main').locator('a[data-form="5002"]').first()
    await open(lang, '/periodical/808')
    await gated(page).click()
    await fillAll(page, lang, '5002')
    await takeTime(page)
    const first = page.waitForEvent('download')
    await submitButton(page, lang).click()
    await expect(page.getByText(texts(lang).form.success)).toBeVisible()
    await page.clock.fastForward(1000)
    await first
    const other = await context.newPage()
    await other.emulateMedia({ reducedMotion: 'reduce' })
    await other.goto(address(lang, '/periodical/808'))
    await hydrated(other)
    const again = other.waitForEvent('download')
    await gated(other).click()
    expect((await again).suggestedFilename()).toMatch(/\.pdf$/)
    const kept = await other.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(kept).toContain('808')
    expect(kept).not.toContain('ocean.example')
    await other.clock.fastForward(31 * 60_000)
    await gated(other).click()
    await expect(dialogOf(other)).toBeVisible()
  })
}
