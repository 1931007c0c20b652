import { randomUUID } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { checkContent } from '@/lib/content/embedded/check'
import { expect, type Lang, test } from './fixtures'
import { takeOut, withOwnFolder } from './studio-folder'

const uploads = 'public/assets/uploads'

/** What the editor itself says, in the language of its interface. */
const editor = (lang: Lang) =>
  JSON.parse(
    readFileSync(`node_modules/@sveltia/cms/locales/${lang === 'cn' ? 'zh-CN' : 'en-US'}.json`, 'utf8'),
  ) as { save: string; work_with_local_repo: string; create_new_entry: string }

const exactly = (text: string) => new RegExp(`^\\s*${text}\\s*$`)

/** A field of the record that is open, in one of its two languages. */
const field = (page: Page, lang: Lang, name: string) =>
  page.locator(`[data-locale="${lang}"] section[data-key-path="${name}"]`)

const save = (page: Page, lang: Lang) => page.getByRole('button', { name: exactly(editor(lang).save) })

const products = readdirSync('content/cn/products')

// What the studio is set up to say is part of the tests of its configuration; these are its two journeys, in both languages.
for (const lang of ['cn', 'en'] as const) {
  const { config } = JSON.parse(readFileSync(`lib/studio/config.${lang}.json`, 'utf8'))
  const labelOf = (name: string) =>
    config.collections.find((one: { name: string }) => one.name === name).label as string

  test(`marketing changes a headline in both languages and adds an article with a picture, ${lang} @desktop (D31)`, async ({
    page,
    baseURL,
  }, testInfo) => {
    // A browser that reads some two hundred files, on a machine that may be busy.
    test.setTimeout(180_000)
    const mark = randomUUID().slice(0, 8)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))

    const openFolder = (folder: string) =>
      page
        .getByRole('treeitem')
        .filter({ has: page.getByText(labelOf(folder), { exact: true }) })
        .click()

    const [file = ''] = products
    await withOwnFolder(page, `/studio?lang=${lang}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'cn' ? 'zh-CN' : 'en-US')
    await page.getByRole('button', { name: editor(lang).work_with_local_repo }).click()

    // A product: the same field of both languages, side by side.
    await openFolder('products')
    const [, name = ''] = /^name: (.+)$/m.exec(readFileSync(`content/cn/products/${file}`, 'utf8')) ?? []
    await page.getByRole('row').filter({ hasText: name }).click()
    for (const own of ['cn', 'en'] as const)
      await field(page, own, 'desc').getByRole('textbox').fill(`${own} ${mark}: one page`)
    await save(page, lang).click()
    await expect(save(page, lang)).toBeHidden()

    // An article: its number is given, its picture is put beside the others.
    await openFolder('news')
    await page.getByRole('button', { name: editor(lang).create_new_entry }).click()
    for (const own of ['cn', 'en'] as const) {
      await field(page, own, 'title').getByRole('textbox').fill(`News ${own} ${mark}`)
      await field(page, own, 'content').locator('[contenteditable]').fill(`Words of ${mark}`)
      const cover = field(page, own, 'coverMaterial')
      await cover
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: `cover-${mark}-${own}.webp`,
          mimeType: 'image/webp',
          buffer: readFileSync(`public/assets/covers/news-503.${own}.webp`),
        })
      await expect(cover.locator('img')).toBeVisible()
    }
    const number = field(page, lang, 'id').locator('output')
    await expect(number).toHaveText(/\d/)
    const id = (await number.textContent())?.trim()
    await save(page, lang).click()
    await expect(save(page, lang)).toBeHidden()

    const folder = testInfo.outputPath('folder')
    const pictures = ['cn', 'en'].map((own) => `${uploads}/cover-${mark}-${own}.webp`)
    // The editor's button goes before its last file is written.
    await expect
      .poll(() => takeOut(page, folder), { timeout: 30_000 })
      .toEqual([
        ...[`content/cn/news/${id}.md`, `content/cn/products/${file}`],
        ...[`content/en/news/${id}.md`, `content/en/products/${file}`, ...pictures],
      ])
    const elsewhere = asked.filter((url) => !url.startsWith(`${baseURL}/`) && !/^(?:blob|data):/.test(url))
    expect(elsewhere, 'asked of other hosts').toEqual([])

    // The check looks for pictures in the site's own folder: they lie there for as long as it takes.
    for (const picture of pictures) copyFileSync(join(folder, picture), picture)
    const contentDirectory = join(folder, 'content')
    const found = checkContent({
      contentDirectory,
      publicDirectory: 'public',
      zone: 'Asia/Shanghai',
      now: Date.now(),
    })
    for (const picture of pictures) rmSync(picture)
    expect(found.filter(({ isNote }) => !isNote)).toEqual([])
  })
}

test('the studio is kept by nobody, says nothing to other hosts and is found by no crawler @desktop (S3)', async ({
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
