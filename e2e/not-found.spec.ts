import { expectAccessible } from './axe'
import { address, type Lang } from './fixtures'
import { expect, test, texts } from './shared-page'

test.use({ expectedErrors: [/404/] })

/** The page's own words, and those of the specification (§2). */
const headline = (lang: Lang) => `${texts(lang).notFound.title}Oops. The page not found.`

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
    const tag = path === '/nowhere' ? [] : ['@desktop', '@all']
    test(`${path} is the not-found page under HTTP 404, ${lang} (§2, D5)`, { tag }, async ({
      page,
      open,
    }) => {
      const response = await open(lang, path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline(lang))
      await expect(
        page.getByRole('main').getByRole('link', { name: texts(lang).notFound.home }),
      ).toHaveAttribute('href', address(lang, '/'))
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      if (path === '/nowhere') await expectAccessible(page)
    })
  }
}

test('client navigation to a record that is not there ends at the not-found page (ADR 0042)', {
  tag: '@desktop',
}, async ({ page, open }) => {
  await open('en', '/product')
  const answers: [number, string][] = []
  page.on('response', (response) => {
    if (response.url().includes('/product/999998'))
      answers.push([response.status(), response.request().resourceType()])
  })
  await page.getByRole('main').evaluate(
    (main, href) => {
      main.prepend(Object.assign(document.createElement('a'), { href, textContent: 'leads nowhere' }))
    },
    address('en', '/product/999998'),
  )
  // By the keyboard: the bar stands over the page's first line.
  await page.getByRole('link', { name: 'leads nowhere' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline('en'))
  expect(page.url()).toContain(address('en', '/product/999998'))
  expect(answers).toContainEqual([404, 'fetch'])
  expect(answers.at(-1)).toEqual([404, 'document'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the not-found page is complete', async ({ page, open }) => {
    expect((await open('en', '/product/999999999'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline('en'))
  })
})
