import { expectAccessible } from './axe'
import { expect, test, texts } from './fixtures'

// /product/1011 offers two files in one jump.
for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  test.describe(`a document with several files, ${lang}`, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })
      test(`offers each file by name and kind, and closes again, ${lang} (§3)`, async ({
        page,
        open,
        request,
      }) => {
        await open(lang, '/product/1011')
        const button = page.getByRole('main').locator('button[popovertarget]').first()
        const list = page.getByRole('dialog', { name: (await button.textContent()) ?? '' })
        await expect(list).toBeHidden()
        await button.click()
        await expect(list.getByText(t.jump.files.replace('{count}', '2'))).toBeVisible()
        const links = list.getByRole('link')
        await expect(links).toHaveCount(2)
        const files = await links.evaluateAll((items) =>
          items.map((item) => (item as HTMLAnchorElement).href),
        )
        expect(new Set(files).size).toBe(2)
        for (const file of files) {
          const answer = await request.head(file)
          expect([answer.status(), answer.headers()['content-type']], file).toEqual([200, 'application/pdf'])
        }
        await expect(links.first()).toContainText('PDF')
        await page.keyboard.press('Escape')
        await expect(list).toBeHidden()
        await button.click()
        await list.getByRole('button', { name: t.jump.closeFiles }).click()
        await expect(list).toBeHidden()
      })
    })

    test.describe('on iOS', () => {
      test.use({
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      })
      test(`the notice stands before the file that was chosen, ${lang} (§8)`, { tag: '@phone' }, async ({
        page,
        open,
      }) => {
        await page.clock.install()
        await open(lang, '/product/1011')
        await page.getByRole('main').locator('button[popovertarget]').first().click()
        const link = page.getByRole('dialog').getByRole('link').nth(1)
        await expect(link).toBeVisible()
        await expectAccessible(page)
        const asked: string[] = []
        page.on('request', (sent) => sent.url().endsWith('.pdf') && asked.push(sent.url()))
        const wanted = await link.evaluate((item) => (item as HTMLAnchorElement).href)
        await link.click()
        await expect(page.getByText(t.shell.largeFile)).toBeVisible()
        await page.clock.runFor(3100)
        await expect.poll(() => asked).toEqual([wanted])
      })
    })
  })
}
