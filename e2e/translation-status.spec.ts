import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { translatorFor } from '@/lib/i18n/translator'
import { startServer } from '../scripts/lib/server'
import { expectAccessible } from './axe'
import { expect, test, texts } from './fixtures'
import { signedInByProxy, signedInPage } from './signed-in-page'

for (const lang of ['cn', 'en'] as const) {
  const { desk } = texts(lang)
  const other = lang === 'cn' ? 'en' : 'cn'

  test(`the desk lists records without their other language, changed in one alone, or about to expire, ${lang} @desktop (D31)`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const place = mkdtempSync(join(tmpdir(), 'northbay-status-'))
    const content = join(place, 'content')
    cpSync('content', content, { recursive: true })
    const [changed = '', expiring = ''] = readdirSync(join(content, lang, 'products'))
    const [lacking = ''] = readdirSync(join(content, lang, 'news'))
    rmSync(join(content, other, 'news', lacking))
    const site = await startServer({ CONTENT_DIR: content, STUDIO: 'on', ...signedInByProxy })
    try {
      const page = await signedInPage(browser)
      const rowOf = (id: string, file: string) =>
        page
          .locator(`#${id}`)
          .getByRole('row')
          .filter({ hasText: `${lang}/${file}` })
      await page.goto(`${site.url}/desk/content?lang=${lang}`)
      await expect(rowOf('missing', `news/${lacking}`).locator('.status')).toHaveText(
        translatorFor(lang, texts(lang))('lead.languageOf', { locale: other }),
      )
      await expect(rowOf('changed', `products/${changed}`)).toHaveCount(0)

      // An editor at work: a headline in one language, an end for a page.
      const edit = (file: string, change: (text: string) => string) => {
        const path = join(content, lang, 'products', file)
        writeFileSync(path, change(readFileSync(path, 'utf8')))
      }
      edit(changed, (text) => text.replace(/^desc: .*$/m, 'desc: Another headline'))
      edit(expiring, (text) => `expireAt: today+2d 09:00\n${text}`)
      await page.reload()
      await expect(rowOf('changed', `products/${changed}`)).toBeVisible()
      await expect(rowOf('to-come', `products/${expiring}`).locator('time')).toBeVisible()
      await expectAccessible(page)

      // The same lack among all that the check finds, with the way to where it is mended.
      await page.getByRole('link', { name: desk.check, exact: true }).click()
      const found = rowOf('language', `news/${lacking}`)
      await expect(async () => {
        await page.reload()
        await expect(found).toHaveCount(1)
      }).toPass()
      const name = lacking.replace('.md', '')
      await expect(found.getByRole('link').last()).toHaveAttribute(
        'href',
        `/studio?lang=${lang}#/collections/news/entries/${encodeURIComponent(name)}`,
      )
      await expectAccessible(page)
      await page.goBack()

      // The other language was looked at and needs no change.
      await rowOf('changed', `products/${changed}`).getByRole('button').click()
      await expect(page.getByRole('status')).toHaveText(desk.doneContent)
      await expect(rowOf('changed', `products/${changed}`)).toHaveCount(0)
      await page.context().close()
    } finally {
      await site.stop()
      rmSync(place, { recursive: true })
    }
  })
}
