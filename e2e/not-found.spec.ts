import { expectAccessible } from './axe'
import { address } from './fixtures'
import { expect, test, texts } from './shared-page'

test.use({ expectedErrors: [/404/] })

for (const lang of ['cn', 'en'] as const) {
  for (const path of [
    '/nowhere',
    '/foo.bar',
    '/product/abc',
    '/product/1013',
    '/product/999999',
    '/product/1234567890123456',
    '/product-category/999',
    '/case-detail/419',
    '/case-detail/0x10',
    '/missing.html',
    '/ai/../x.php',
    '/case-detail/99999999999',
  ]) {
    // It is one page: how it looks on a phone is asked once.
    const tag = path === '/nowhere' ? [] : '@desktop'
    test(`${path} is the not-found page under HTTP 404, ${lang} (§2, D5)`, { tag }, async ({
      page,
      open,
    }) => {
      const response = await open(lang, path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops. The page not found.')
      await expect(
        page.getByRole('main').getByRole('link', { name: texts(lang).notFound.home }),
      ).toHaveAttribute('href', address(lang, '/'))
      await expect(page.getByRole('contentinfo')).toBeVisible()
      if (path === '/nowhere') await expectAccessible(page)
    })
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the not-found page is complete', async ({ page, open }) => {
    expect((await open('en', '/product/999999999'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops. The page not found.')
  })
})
