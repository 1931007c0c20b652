import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../scripts/lib/server'
import { expectAccessible } from './axe'
import { address, expect, test, texts } from './fixtures'
import { horizontalOverflow } from './horizontal-overflow'
import { signedInByProxy, signedInPage } from './signed-in-page'

for (const lang of ['cn', 'en'] as const) {
  const { desk } = texts(lang)

  test(`an editor sees what leads to a record, takes back what was published, and orders the menu, ${lang} @desktop @all (D31)`, async ({
    browser,
    atEnd,
  }) => {
    test.setTimeout(180_000)
    const place = mkdtempSync(join(tmpdir(), 'northbay-record-'))
    atEnd(() => rmSync(place, { recursive: true }))
    const content = join(place, 'content')
    cpSync('content', content, { recursive: true })
    const [file = ''] = readdirSync(join(content, lang, 'products'))
    const path = join(content, lang, 'products', file)
    const published = readFileSync(path, 'utf8')
    const site = await startServer({ CONTENT_DIR: content, STUDIO: 'on', ...signedInByProxy })
    atEnd(site.stop)
    const page = await signedInPage(browser, { javaScriptEnabled: false })
    atEnd(() => page.context().close())
    const id = file.split('-')[0] ?? ''
    const expectShown = (words: string) =>
      expect(async () => {
        await page.goto(site.url + address(lang, `/product/${id}`))
        await expect(page.getByRole('main')).toContainText(words, { timeout: 1000 })
      }).toPass()
    const [, headline = ''] = /^desc: (.+)$/m.exec(published) ?? []
    await expectShown(headline)

    // Found by its address, with what leads to it, and nothing stored that stood before.
    const find = async (words: string) => {
      await page.goto(`${site.url}/desk/content?lang=${lang}`)
      await page.getByLabel(desk.recordsWords).fill(words)
      await page.getByRole('button', { name: desk.recordsFind }).click()
    }
    await find(`${site.url}${address(lang, `/product/${id}`)}`)
    await expect(page.locator('#uses').getByRole('row')).not.toHaveCount(0)
    await expect(page.getByText(desk.earlierNone)).toBeVisible()

    writeFileSync(path, published.replace(/^desc: .*$/m, 'desc: A headline that nobody wanted'))
    await expectShown('A headline that nobody wanted')
    await find(id)
    await page
      .getByRole('row')
      .filter({ hasText: `${lang}/products/${file}` })
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByText(desk.earlierShow)).toBeVisible()
    const one = page.url()
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await horizontalOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0)
    }
    await page.getByText(desk.earlierShow).click()
    await expect(page.locator('pre')).toContainText(headline)
    await page.getByRole('button', { name: desk.putBack }).click()
    await expect(page.getByRole('status')).toHaveText(desk.donePutBack)
    expect(readFileSync(path, 'utf8')).toBe(published)
    await expectShown(headline)

    // What was taken back can be put back in turn; what somebody changed meanwhile is left as it is.
    await page.goto(one)
    const changed = `${published}# by a colleague\n`
    writeFileSync(path, changed)
    await page.getByRole('button', { name: desk.putBack }).click()
    await expect(page.getByRole('alert')).toHaveText(desk.fileChanged)
    expect(readFileSync(path, 'utf8')).toBe(changed)

    await find(address(lang, '/form/5001'))
    await expect(page.locator('#uses').getByRole('row')).not.toHaveCount(0)
    await find('no such record of any kind')
    await expect(page.getByText(desk.recordsNone)).toBeVisible()

    // The menu with its sub-menus, each a click from where its order is changed.
    await page.goto(`${site.url}/desk/content?lang=${lang}`)
    const sub = page
      .locator('#menu')
      .getByRole('row')
      .filter({ hasText: `${lang}/top-header/01-product.yaml` })
    await expect(sub.getByRole('listitem')).toHaveCount(4)
    await expect(sub.getByRole('link').last()).toHaveAttribute(
      'href',
      `/studio?lang=${lang}#/collections/top-header/entries/01-product`,
    )
  })

  test(`the page of a record and the list of records have nothing that axe or a narrow screen finds, ${lang} @all`, async ({
    browser,
    atEnd,
  }) => {
    test.setTimeout(120_000)
    const site = await startServer({ STUDIO: 'on', STUDIO_REPO: 'gitlab:acme/site', ...signedInByProxy })
    atEnd(site.stop)
    const page = await signedInPage(browser)
    atEnd(() => page.context().close())
    for (const path of [`record?file=${lang}/forms/5001-product-demo.yaml`, 'records?q=', 'content?q=']) {
      await page.goto(`${site.url}/desk/${path}&lang=${lang}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
    await page.goto(`${site.url}/desk/record?file=${lang}/footer.yaml&lang=${lang}`)
    await expect(page.locator('#earlier')).toContainText('gitlab:acme/site')
    await expect(page.getByRole('button', { name: desk.putBack })).toHaveCount(0)
  })
}
