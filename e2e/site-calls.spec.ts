import type { Page, Request } from 'playwright/test'
import { dialogOf, expect, fillAll, submitButton, takeTime, test, texts } from './enquiry-form'
import { address, hydrated, type Lang } from './fixtures'

const secret = 'SQLSTATE 23505: duplicate key'
const fault = { status: 500, json: { code: '500', msg: secret } }

test.use({ expectedErrors: [/500|ERR_FAILED|SQLSTATE/] })
test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** The lines the page writes to the console as errors. */
function consoleErrors(page: Page) {
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
  return lines
}

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang)

  test(`the browser's own calls send no-cache (§7), ${lang}`, { tag: '@phone' }, async ({ page, open }) => {
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    await open(lang, '/about-us/news')
    await hydrated(page)
    await page.getByRole('link', { name: t.list.more }).click()
    await expect(page.locator('[data-more]').first()).toBeVisible()
    await open(lang, '/periodical/808')
    const gated = page.getByRole('main').locator('a[data-form="5002"]').first()
    await gated.click()
    await fillAll(page, lang, '5002')
    await takeTime(page)
    const download = page.waitForEvent('download')
    await submitButton(page, lang).click()
    await expect(page.getByText(t.form.success)).toBeVisible()
    await page.clock.fastForward(1000)
    await download
    const again = page.waitForEvent('download')
    await gated.click()
    await again
    const own = asked.filter(
      (request) =>
        request.resourceType() === 'fetch' &&
        (/\/api\//.test(request.url()) || (/pageNo=2/.test(request.url()) && !request.headers().rsc)),
    )
    const calls = own.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
    for (const call of [
      `GET ${address(lang, '/about-us/news')}`,
      'GET /api/internal/form/5002',
      'POST /api/internal/form',
      'POST /api/gate',
    ])
      expect(calls).toContain(call)
    for (const request of own) expect(request.headers()['cache-control'], request.url()).toBe('no-cache')
  })

  test(`a server's HTTP 500 is logged with its address and shown in our words (§8), ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    const formId = lang === 'cn' ? '1' : '4001'
    const lines = consoleErrors(page)
    await page.route('**/api/internal/form', (route) => route.fulfill(fault))
    await open(lang, `/form/${formId}`)
    await fillAll(page, lang, formId)
    await takeTime(page)
    await submitButton(page, lang).click()
    await expect(dialogOf(page).getByRole('alert')).toHaveText(t.form.notStored)
    await expect(page.getByText(secret)).toHaveCount(0)
    await expect
      .poll(() => lines.some((line) => line.includes('/api/internal/form') && line.includes(secret)))
      .toBe(true)
    await page.route('**/api/internal/form/*', (route) => route.fulfill(fault))
    await open(lang, `/product/1001/form?id=${formId}`)
    await expect(page.getByRole('dialog', { name: t.form.loadFailed })).toBeVisible()
    await expect
      .poll(() => lines.some((line) => line.includes(`/form/${formId}?`) && line.includes(secret)))
      .toBe(true)
  })
}
