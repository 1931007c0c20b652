import { randomUUID } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { checkContent } from '@/lib/content/sources/files/check'
import { otherLocale } from '@/lib/i18n/locales'
import { type RunningServer, startServer } from '../scripts/lib/server'
import { deskAccount } from './desk-account'
import { address, expect, type Lang, test, texts } from './fixtures'
import { editor, field, labelOf, openFolder, save } from './studio-editor'
import { savedDrafts, takeOut, textInFolder, withOwnFolder, writeFile } from './studio-folder'

test.use({ timezoneId: 'Europe/Amsterdam' })

const uploads = 'public/assets/uploads'

const products = readdirSync('content/cn/products')

// What the studio is set up to say is part of the tests of its configuration; these are its two journeys, in both languages.
for (const lang of ['cn', 'en'] as const) {
  test(`marketing changes a headline in both languages and adds an article with a picture, ${lang} @desktop (D31)`, async ({
    page,
    baseURL,
    atEnd,
  }, testInfo) => {
    // A browser that reads some two hundred files, on a machine that may be busy.
    test.setTimeout(300_000)
    const mark = randomUUID().slice(0, 8)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))

    const [file = ''] = products
    // By the desk's link to a record that the check found something in.
    const record = file.replace('.yaml', '')
    await withOwnFolder(page, `/studio?lang=${lang}#/collections/products/entries/${record}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'cn' ? 'zh-CN' : 'en-US')
    await page.getByRole('button', { name: editor(lang).work_with_local_repo }).click()

    // A product: the same field of both languages, side by side.
    for (const own of ['cn', 'en'] as const)
      await field(page, own, 'desc').getByRole('textbox').fill(`${own} ${mark}: one page`)
    await save(page, lang).click()
    await expect(save(page, lang)).toBeHidden()

    // An article: its number is given, its picture is put beside the others.
    await openFolder(page, labelOf(lang, 'news'))
    await page.getByRole('button', { name: editor(lang).create_new_entry }).click()
    const number = field(page, lang, 'id').locator('output')
    await expect(number).toHaveText(/\d/)
    const id = (await number.textContent())?.trim()
    for (const own of ['cn', 'en'] as const) {
      const cover = field(page, own, 'coverMaterial')
      await cover
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: `封面 Ärger (${mark}) ${own}.WEBP`,
          mimeType: 'image/webp',
          buffer: readFileSync(`public/assets/covers/news-503.${own}.webp`),
        })
      // The editor draws pictures where they are on the screen.
      await cover.scrollIntoViewIfNeeded()
      await expect(cover.locator('img')).toBeVisible()
    }
    // Last: what is typed within the first milliseconds of a new record's screen is emptied once more, the running text too.
    for (const own of ['cn', 'en'] as const) {
      await field(page, own, 'content').locator('[contenteditable]').fill(`Words of ${mark}`)
      await field(page, own, 'title').getByRole('textbox').fill(`News ${own} ${mark}`)
    }
    // An editor in Rotterdam picks the site's nine o'clock.
    const from = field(page, lang, 'createTime')
    await expect(from).toContainText('(+08:00) Shanghai')
    await expect(from).toContainText('Europe/Amsterdam')
    await from.locator('input').fill('2026-01-15T09:00')
    // What is new is a draft.
    for (const own of ['cn', 'en'] as const) {
      const published = field(page, own, 'published').getByRole('switch')
      await expect(published).not.toBeChecked()
      await published.click()
    }
    await save(page, lang).click()
    await expect(save(page, lang)).toBeHidden()

    const folder = testInfo.outputPath('folder')
    const pictures = ['cn', 'en'].map((own) => `${uploads}/封面-aerger-${mark}-${own}.webp`)
    // The editor's button goes before its last file is written; until then files come and go beneath who reads the folder.
    await expect(async () => {
      expect(await takeOut(page, folder)).toEqual([
        ...[`content/cn/news/${id}.md`, `content/cn/products/${file}`],
        ...[`content/en/news/${id}.md`, `content/en/products/${file}`, ...pictures],
      ])
    }).toPass({ timeout: 60_000 })
    expect(readFileSync(join(folder, `content/${lang}/news/${id}.md`), 'utf8')).toMatch(
      /^createTime: '?2026-01-15 09:00'?$/m,
    )
    const elsewhere = asked.filter((url) => !url.startsWith(`${baseURL}/`) && !/^(?:blob|data):/.test(url))
    expect(elsewhere, 'asked of other hosts').toEqual([])

    // The check and the site look for pictures in the site's own folder: they lie there for as long as it takes.
    const contentDirectory = join(folder, 'content')
    for (const picture of pictures) copyFileSync(join(folder, picture), picture)
    atEnd(() => {
      for (const picture of pictures) rmSync(picture)
    })
    const now = Date.now()
    const found = checkContent({ contentDirectory, publicDirectory: 'public', zone: 'Asia/Shanghai', now })
    expect(found.filter(({ isNote }) => !isNote)).toEqual([])
    const site = await startServer({ CONTENT_DIR: contentDirectory })
    atEnd(site.stop)
    await expectShown(page, site, { product: file.split('-')[0] ?? '', article: id ?? '', mark })
  })
}

/** The first product of the studio's list in a language: its file, the path of it, and its row. */
function firstProduct(page: Page, lang: Lang) {
  const [file = ''] = products
  const path = `content/${lang}/products/${file}`
  const [, name = ''] = /^name: (.+)$/m.exec(readFileSync(path, 'utf8')) ?? []
  return { file, path, row: page.getByRole('row').filter({ hasText: name }) }
}

/** Opens the studio on a folder of the browser's own, at the list of products. */
async function openProducts(page: Page, lang: Lang): Promise<void> {
  await withOwnFolder(page, `/studio?lang=${lang}`)
  await page.getByRole('button', { name: editor(lang).work_with_local_repo }).click()
  await openFolder(page, labelOf(lang, 'products'))
}

// By itself the editor keeps drafts of a folder not at all, and those of a repository only after half a second without a key.
for (const lang of ['cn', 'en'] as const)
  test(`whoever goes back right after typing finds what was typed, and no question after it is saved, ${lang} @desktop @all (D31)`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const words = editor(lang)
    const rowIn = (of: Lang) => firstProduct(page, of).row
    const questionIn = (of: Lang) => page.getByRole('alertdialog', { name: editor(of).restore_backup_title })
    const [row, question] = [rowIn(lang), questionIn(lang)]
    const text = field(page, lang, 'desc').getByRole('textbox')
    await openProducts(page, lang)
    // The studio is in the language that was asked for, whatever the browser's: the editor offers no other.
    await expect(page.getByText(/Sveltia CMS is now available|Sveltia CMS 现已/)).toHaveCount(0)

    // By the browser's button and by the editor's own.
    const ways = [() => page.goBack(), () => page.getByRole('button', { name: words.cancel_editing }).click()]
    for (const [index, leave] of ways.entries()) {
      await row.click()
      if (index > 0) await question.getByRole('button', { name: words.restore }).click()
      // The question fades, and the draft comes after it: nobody types into a field that still shows what was saved.
      await expect(question).toBeHidden()
      await expect(text).toHaveValue(index > 0 ? / typed 0$/ : /\S/)
      await text.press('End')
      await text.pressSequentially(` typed ${index}`)
      await leave()
      await expect(text).toBeHidden()
      await expect.poll(() => savedDrafts(page)).toBe(1)
    }
    // In the studio's other language too it is asked for.
    const other = otherLocale(lang)
    await page.goto(`/studio?lang=${other}`)
    await openFolder(page, labelOf(other, 'products'))
    await rowIn(other).click()
    await questionIn(other)
      .getByRole('button', { name: editor(other).restore })
      .click()
    await expect(text).toHaveValue(/ typed 0 typed 1$/)
    await text.press('End')
    await text.pressSequentially(', saved')
    await save(page, other).click()
    await expect(save(page, other)).toBeHidden()
    await rowIn(other).click()
    await expect(text).toHaveValue(/ typed 0 typed 1, saved$/)
    await expect.poll(() => savedDrafts(page)).toBe(0)
    await expect(questionIn(other)).toBeHidden()
  })

// By itself the editor fills such a language with what the other one says: "Published", and the text that its file was read from.
for (const lang of ['cn', 'en'] as const)
  test(`a language that is turned on later, and a duplicate, are drafts until they are published, ${lang} @desktop (D31)`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const words = editor(lang)
    const other = lang === 'cn' ? 'en' : 'cn'
    const record = '501-hangzhou-lab-opens'
    const place = (own: string, name = record) => `content/${own}/news/${name}.md`
    const article = readFileSync(place(lang), 'utf8').replace('---\n', '---\n# of this language\n')
    // What the editor writes in another way whenever the record is opened.
    const alone = `${article}\n1. *One*\n   - **71%**。\n\n| A | B |\n| --- | ---: |\n| | 1 |\n`
    await withOwnFolder(page, `/studio?lang=${lang}#/collections/news/entries/${record}`, {
      [place(lang)]: Buffer.from(alone).toString('base64'),
      [place(other)]: undefined,
    })
    await page.getByRole('button', { name: words.work_with_local_repo }).click()
    const [before = ''] = words.enable_x_locale.split('{')
    await page.locator(`[data-locale="${other}"]`).getByRole('button', { name: before }).click()
    const published = (own: 'cn' | 'en') => field(page, own, 'published').getByRole('switch')
    const saved = async () => {
      await save(page, lang).click()
      await expect(field(page, lang, 'title')).toBeHidden() // the editor closes what is saved
    }
    await expect(published(other)).not.toBeChecked()
    await expect(published(lang)).toBeChecked()
    await field(page, other, 'title').getByRole('textbox').fill('Added later')
    await saved()
    await expect(async () => {
      expect(await textInFolder(page, place(other))).toMatch(/^---\nid: 501\npublished: false\n/)
    }).toPass()
    expect(await textInFolder(page, place(lang))).toBe(alone)

    await page.goto(`/studio?lang=${lang}#/collections/news/entries/${record}`)
    await published(other).click()
    await saved()
    await expect.poll(() => textInFolder(page, place(other))).toContain('published: true')

    await page.goto(`/studio?lang=${lang}#/collections/news/entries/${record}`)
    await page.getByRole('button', { name: words.show_editor_options }).click()
    await page.getByRole('menuitem', { name: words.duplicate_entry }).click()
    const number = field(page, lang, 'id').locator('output')
    await expect(number).not.toHaveText('501')
    const id = (await number.textContent()) ?? ''
    for (const own of [lang, other] as const) {
      await expect(field(page, own, 'id')).toContainText(id)
      await expect(published(own)).not.toBeChecked()
    }
    await saved()
    await expect(async () => {
      for (const own of [lang, other])
        expect(await textInFolder(page, place(own, id))).toMatch(
          new RegExp(`^id: ${id}\n(?:.+\n)*published: false$`, 'm'),
        )
    }).toPass()
    expect(await textInFolder(page, place(lang))).toBe(alone)
    await page.getByRole('button', { name: words.create_new_entry }).click()
    await expect(number).toHaveText(String(Number(id) + 1))
  })

// By itself the editor fails there: it fills a language from the first one of its configuration.
test.describe('the language of the studio itself', () => {
  test.use({
    expectedErrors: [/^uncaught: (?:$|\w+Error: (?:"undefined" is|Cannot \w+ properties of undefined))/],
  })
  for (const lang of ['cn', 'en'] as const)
    test(`is turned on for a record that lacks it, ${lang} @desktop @all (D31)`, async ({ page }) => {
      test.setTimeout(120_000)
      const words = editor(lang)
      const record = '501-hangzhou-lab-opens'
      const own = `content/${lang}/news/${record}.md`
      await withOwnFolder(page, `/studio?lang=${lang}#/collections/news/entries/${record}`, {
        [own]: undefined,
      })
      page.on('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: words.work_with_local_repo }).click()
      const [before = ''] = words.enable_x_locale.split('{')
      const turnOn = page.locator(`[data-locale="${lang}"]`).getByRole('button', { name: before })
      const title = field(page, otherLocale(lang), 'title').getByRole('textbox')
      await title.press('End')
      await title.pressSequentially(', typed before')
      await turnOn.click()
      await page.waitForURL(/first=/)
      await page
        .getByRole('alertdialog', { name: words.restore_backup_title })
        .getByRole('button', { name: words.restore })
        .click()
      await expect(title).toHaveValue(/, typed before$/)
      await turnOn.click()
      await expect(field(page, lang, 'id')).toContainText('501')
      await field(page, lang, 'title').getByRole('textbox').fill('Added later')
      await save(page, lang).click()
      await expect(field(page, lang, 'title')).toBeHidden() // the editor closes what is saved
      await expect(async () => {
        expect(await textInFolder(page, own)).toMatch(/^---\nid: 501\npublished: false\n/)
      }).toPass()
    })
})

const saveAnyway = { cn: '仍要保存', en: 'Save Anyway' }

// By itself the editor writes over what came into the folder since it was read; a renamed file is moved, then written.
test.describe('pictures of the studio', () => {
  test.use({ expectedErrors: [/others have uploaded hero\.webp/] })
  for (const lang of ['cn', 'en'] as const)
    test(`a picture that is renamed keeps its record, one that a colleague uploaded since stays, ${lang} @desktop @all (D31)`, async ({
      page,
    }) => {
      test.setTimeout(60_000)
      const words = editor(lang)
      const [article = ''] = readdirSync(`content/${lang}/news`)
      const path = `content/${lang}/news/${article}`
      const picture = readFileSync('public/assets/covers/news-529.en.webp')
      const shown = readFileSync(path, 'utf8').replace(
        /^coverMaterial: .*$/m,
        'coverMaterial: /assets/uploads/old.webp',
      )
      await withOwnFolder(page, `/studio?lang=${lang}`, {
        [path]: Buffer.from(shown).toString('base64'),
        'public/assets/uploads/old.webp': picture.toString('base64'),
      })
      await page.getByRole('button', { name: words.work_with_local_repo }).click()
      await openFolder(page, labelOf(lang, 'news'))
      await page.goto(`/studio?lang=${lang}#/assets/public/assets/uploads`)
      await page.getByText('old.webp', { exact: true }).first().click()
      await page.getByRole('button', { name: words.show_edit_options }).first().click()
      await page.getByRole('menuitem', { name: words.rename }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('new.webp')
      await page.getByRole('dialog').getByRole('button', { name: words.rename, exact: true }).click()
      await expect(async () => {
        expect(await textInFolder(page, path)).toContain('/assets/uploads/new.webp')
      }).toPass()

      // Of one name with a colleague's, uploaded after the folder was read.
      const theirs = 'public/assets/uploads/hero.webp'
      const colleague = await page.context().newPage()
      await colleague.goto('/icon.svg')
      await writeFile(colleague, theirs, 'by a colleague')
      await page.getByRole('button', { name: words.upload_assets }).click()
      const file = { name: 'hero.webp', mimeType: 'image/webp', buffer: picture }
      await page.locator('dialog[open] input[type=file]').setInputFiles(file)
      await page.getByRole('alertdialog').getByRole('button', { name: words.upload, exact: true }).click()
      await expect(page.getByText(words.uploading_files_failed)).toBeVisible()
      expect(await textInFolder(page, theirs)).toBe('by a colleague')
    })
})

// By itself the editor asks about what changed since it read a record, not since a draft of another day was made of it.
for (const lang of ['cn', 'en'] as const)
  test(`a draft of another day saves over what others have written since for who is asked alone, ${lang} @desktop @all (D31)`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const words = editor(lang)
    const { path, row } = firstProduct(page, lang)
    const text = field(page, lang, 'desc').getByRole('textbox')
    await openProducts(page, lang)
    await row.click()
    await text.press('End')
    await text.pressSequentially(' typed')
    await expect.poll(() => savedDrafts(page)).toBe(1)
    await textInFolder(page, path, '# by a colleague\n')
    await page.goto(`/studio?lang=${lang}&again`)
    await openFolder(page, labelOf(lang, 'products'))
    await row.click()
    await page
      .getByRole('alertdialog', { name: words.restore_backup_title })
      .getByRole('button', { name: words.restore })
      .click()
    await expect(text).toHaveValue(/ typed$/)
    await save(page, lang).click()
    const goOn = page.getByRole('alertdialog').getByRole('button', { name: saveAnyway[lang] })
    await expect(goOn).toBeVisible()
    expect(await textInFolder(page, path)).toContain('# by a colleague')
    await goOn.click()
    await expect(async () => {
      expect(await textInFolder(page, path)).toContain(' typed')
    }).toPass()
  })

// By itself the editor looks at a folder's files once, and saves over what is written into them later.
for (const lang of ['cn', 'en'] as const)
  test(`what others wrote into the folder meanwhile is saved over by who is asked alone, ${lang} @desktop @all (D31)`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const words = editor(lang)
    const { file, path, row } = firstProduct(page, lang)
    const saveTyped = async (typed: string) => {
      await row.click()
      await field(page, lang, 'desc').getByRole('textbox').fill(typed)
      await save(page, lang).click()
    }
    await openProducts(page, lang)
    // Nobody is asked about what the studio itself wrote.
    for (const typed of ['Saved once', 'Saved twice']) {
      await saveTyped(typed)
      await expect(field(page, lang, 'desc')).toBeHidden() // the editor closes what is saved
    }
    await textInFolder(page, path, '# by a colleague\n')
    await saveTyped('Typed meanwhile')
    const goOn = page.getByRole('alertdialog').getByRole('button', { name: saveAnyway[lang] })
    // Who cancels is asked again, by the button as by the keyboard.
    for (const again of [() => save(page, lang).click(), () => page.keyboard.press('ControlOrMeta+s')]) {
      await expect(goOn).toBeVisible()
      await page.getByRole('alertdialog').getByRole('button', { name: words.cancel }).click()
      await expect(goOn).toBeHidden()
      await again()
    }
    await expect(goOn).toBeVisible()
    expect(await textInFolder(page, path)).toContain('# by a colleague')
    await goOn.click()
    await expect(async () => {
      expect(await textInFolder(page, path)).toContain('desc: Typed meanwhile')
    }).toPass()

    // A new record, by a number that a colleague has taken since.
    await row.click()
    await page.getByRole('button', { name: words.show_editor_options }).click()
    await page.getByRole('menuitem', { name: words.duplicate_entry }).click()
    const number = field(page, lang, 'id').locator('output')
    await expect(number).not.toHaveText(file.split('-')[0] ?? '')
    const id = (await number.textContent()) ?? ''
    const taken = `${id}.yaml`
    const writtenByColleague = (taken: string) =>
      writeFile(page, `content/${lang}/products/${taken}`, 'name: By a colleague')
    await writtenByColleague(taken)
    await save(page, lang).click()
    const told = page.getByRole('alertdialog').filter({ hasText: id })
    await told.getByRole('button').click()
    const next = String(Number(id) + 1)
    await expect(number).toHaveText(next)
    await save(page, lang).click()
    await expect(async () => {
      expect(await textInFolder(page, `content/${lang}/products/${next}.yaml`)).toContain(`id: ${next}`)
    }).toPass()
    expect(await textInFolder(page, `content/${lang}/products/${taken}`)).toBe('name: By a colleague')

    // What a colleague wrote before it was opened is no number of it from the beginning.
    await writtenByColleague(`${Number(next) + 1}.yaml`)
    await row.first().click()
    await page.getByRole('button', { name: words.show_editor_options }).click()
    await page.getByRole('menuitem', { name: words.duplicate_entry }).click()
    await expect(number).toHaveText(String(Number(next) + 2))
  })

for (const lang of ['cn', 'en'] as const)
  test(`a draft opens from the studio as its preview for who signs in at the desk, ${lang} @desktop @all (D14)`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    const { desk, preview } = texts(lang)
    const draft = products.find((file) => file.startsWith('1013-'))
    const [, name = ''] =
      /^name: (.+)$/m.exec(readFileSync(`content/${lang}/products/${draft}`, 'utf8')) ?? []
    await withOwnFolder(page, `/studio?lang=${lang}`)
    await page.getByRole('button', { name: editor(lang).work_with_local_repo }).click()
    await openFolder(page, labelOf(lang, 'products'))
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText(desk.isDraft)
    await row.click()
    const button = page.getByRole('button', { name: desk.preview, exact: true })
    const opened = async () => {
      const [other] = await Promise.all([context.waitForEvent('page'), button.click()])
      return other
    }

    // Only who is signed in at the desk is shown it; the sign-in leads on to it.
    const first = await opened()
    await first.getByLabel(desk.name).fill('Mei Lin')
    await first.getByLabel(desk.password).fill(deskAccount.password)
    await first.getByRole('button', { name: desk.signIn }).click()
    await expect(first.frameLocator('iframe[width="375"]').getByText(preview.draft)).toBeVisible()

    const second = await opened()
    await expect(second.locator(`iframe[src*="${address(lang, '/product/1013/preview')}"]`)).toHaveCount(2)
  })

type Edited = { product: string; article: string; mark: string }

/** A site over this content shows what was edited: the headline and the article with its picture, in both languages. */
async function expectShown(page: Page, site: RunningServer, { product, article, mark }: Edited) {
  for (const lang of ['cn', 'en'] as const) {
    await page.goto(site.url + address(lang, `/product/${product}`))
    await expect(page.getByRole('main').getByText(`${lang} ${mark}: one page`).first()).toBeVisible()
    await page.goto(site.url + address(lang, `/article-detail/news/${article}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`News ${lang} ${mark}`)
    await expect(page.getByText(`Words of ${mark}`)).toBeVisible()
    const cover = page.locator(`main img[src*="aerger-${mark}-${lang}"]`)
    await expect(cover).toBeVisible()
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
}

test('the studio is cached by nobody, sends nothing to other hosts and is found by no crawler @desktop (S3)', async ({
  request,
}) => {
  const page = await request.get('/studio')
  const headers = page.headers()
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(headers['content-security-policy']).toContain("connect-src 'self' blob: data:;")
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  const [, code = ''] = /src="(\/studio\/files\/[^"]+)"/.exec(await page.text()) ?? []
  expect((await request.get(code)).headers()['cache-control']).toContain('immutable')
  for (const path of [
    '/studio/files/nothing.js',
    '/studio/files/..%2fserver.mjs',
    '/studio/server.mjs',
    '/en/studio',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})
