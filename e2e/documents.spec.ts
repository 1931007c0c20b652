import { expect, test, texts } from './fixtures'

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
})

for (const lang of ['cn', 'en'] as const) {
  test(`on iOS a notice stands 3000 ms before a large file opens, ${lang} (§8)`, async ({ page, open }) => {
    await page.clock.install()
    await open(lang, '/go1688/supplier')
    // From here on only the test moves the clock: on a slow machine its own 3000 ms would pass as well.
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('.pdf') && asked.push(request.url()))
    await page.locator('a[href$=".pdf"]').click()
    await expect(page.getByText(texts(lang).shell.largeFile)).toBeVisible()
    await page.clock.runFor(2900)
    expect(asked).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  })
}
