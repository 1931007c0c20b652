import type { Page } from 'playwright/test'
import { defaultFormOf } from '@/lib/i18n/locales'
import { boxOf, dialogOf, expect, fillAll, formOf, submitButton, takeTime, test, texts } from './enquiry-form'
import { address } from './fixtures'

/** Translates the page as browsers do: elements stand where texts stood, from now on also where texts come or change. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const put = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea')) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.textContent = text.data
    }
    const all = (node: Node) => {
      if (node instanceof Text) return put(node)
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
      found.forEach(put)
    }
    all(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) all(node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

test.use({ expectedErrors: [/ERR_FAILED/] })

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)
  const formId = defaultFormOf(lang, '/')

  for (const [where, path] of [
    ['of its own page', `/form/${formId}`],
    ['over a page', '/services'],
  ] as const)
    test(`a translated form ${where}${path === '/services' ? '' : ' @all'} keeps what was typed at its errors, and is sent, ${lang} (D22)`, async ({
      page,
      open,
    }) => {
      await page.clock.install()
      await open(lang, path)
      await translate(page)
      if (path === '/services') await page.getByRole('complementary').locator('a[data-form]').click()
      const dialog = dialogOf(page)
      const toast = dialog.getByRole('status')
      const { fields } = await formOf(page, lang, formId)
      const [first] = fields
      if (!first) throw new Error('the form has no field')
      await expect(dialog.locator('h2 font font')).toBeVisible()

      await boxOf(dialog, first).fill('Ada')
      // A toast stands for a second: none passes by itself.
      await page.clock.pauseAt(Date.now() + 60_000)
      for (let times = 0; times < 2; times += 1) {
        await submitButton(page, lang).click()
        // The task after the tap.
        await page.clock.runFor(100)
        await expect(toast).toHaveText(t.form.invalid)
        await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused()
        await page.clock.runFor(1500)
        await expect(toast).toBeEmpty()
      }
      await page.clock.resume()
      await expect(boxOf(dialog, first)).toHaveValue('Ada')
      await fillAll(page, lang, formId)
      await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0)
      await takeTime(page)
      await page.route('**/api/internal/form', (route) => route.abort())
      await submitButton(page, lang).click()
      await expect(dialog.getByRole('alert')).toHaveText(t.form.offline)
      await page.unrouteAll()
      await submitButton(page, lang).click()
      await expect(page.getByRole('heading', { name: t.form.received })).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(page.locator('.toast')).toHaveCount(0)
      await page.getByRole('heading', { name: t.form.received }).locator('..').getByRole('button').click()
      await expect(page.getByRole('heading', { name: t.form.received })).toHaveCount(0)
    })

  test(`translated lists are filtered, loaded and searched, and announce what they show, ${lang}`, async ({
    page,
    open,
    isMobile,
  }) => {
    await open(lang, '/activity')
    await translate(page)
    const total = page.locator('[data-filter-form] + div [role=status]')
    const before = (await total.textContent()) ?? ''
    const menu = page.locator('details', { has: page.locator('input[name="place"]') })
    for (let times = 0; times < 2; times += 1) {
      await menu.locator('summary').click()
      await menu.getByRole('checkbox').nth(times).click()
      await expect(menu.locator('[data-count]')).toHaveText(String(times + 1))
      await expect(total).not.toHaveText(before)
      await page.keyboard.press('Escape')
    }
    await page.locator('[data-filter-clear]').first().click()
    await expect(total).toHaveText(before)
    await expect(page.locator('[data-filter-clear]')).toHaveCount(0)
    if (isMobile) {
      await page.locator('main [aria-haspopup=dialog]').click()
      const sheet = page.getByRole('dialog', { name: t.filter.dates })
      const days = sheet.getByRole('gridcell').getByRole('button')
      await days.nth(3).click()
      await days.nth(9).click()
      await expect(sheet.getByRole('status').last()).toContainText('–')
      await sheet.getByRole('button', { name: t.filter.nextMonth }).click()
      await sheet.getByRole('button', { name: t.filter.apply }).click()
      await expect(page).toHaveURL(/startDate=/)
      await expect(page.locator('main [aria-haspopup=dialog]')).toContainText('–')
      await page.locator('[data-filter-clear]').first().click()
      await expect(total).toHaveText(before)
      const shown = page.locator('#list + nav + div [role=status], #list ~ div [role=status]')
      const few = (await shown.textContent()) ?? ''
      await shown.scrollIntoViewIfNeeded()
      await expect(shown).not.toHaveText(few)
    }

    await open(lang, '/search')
    await translate(page)
    const field = page
      .getByRole('main')
      .getByRole('combobox')
      .or(page.getByRole('main').getByRole('searchbox'))
    for (const q of lang === 'cn' ? ['排', '排程', '仓储'] : ['pla', 'planning', 'warehouse']) {
      await field.fill(q)
      await expect(page.locator('[role=option] mark').first()).toHaveText(new RegExp(q, 'i'))
    }
    for (const q of lang === 'cn' ? ['排程', '仓储'] : ['planning', 'warehouse']) {
      await field.fill(q)
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(q)
      await expect(page.locator('main article mark').first()).toHaveText(new RegExp(q, 'i'))
    }
    await page.goto(address(lang, '/'))
  })
}
