import { address, expect, test } from './fixtures'

for (const lang of ['cn', 'en'] as const)
  test(`the web app manifest names in the page’s language what a phone installs, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open, request }) => {
    await open(lang, '/cases')
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await request.get(href ?? '')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({
      lang: await page.locator('html').getAttribute('lang'),
      start_url: address(lang, '/'),
      scope: '/',
    })
    expect(manifest.name).not.toBe('')
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(src)
      expect(icon.status(), src).toBe(200)
      if (!src.endsWith('.png')) continue
      const bytes = await icon.body()
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })

test('an exception in another language carries its lang attribute', { tag: '@desktop' }, async ({
  request,
}) => {
  const html = await (await request.get('/nowhere')).text()
  expect(html).toMatch(/<h1>[^<]+<small lang="en">Oops/)
})
