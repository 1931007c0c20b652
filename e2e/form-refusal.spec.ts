import type { Page } from 'playwright/test'
import { boxOf, dialogOf, expect, fillAll, formOf, submitButton, test, texts } from './enquiry-form'

/** What a form on the page holds, by input name as it would be sent, and what each refused field is told. */
const shown = (page: Page) =>
  page.locator('form[action^="/api/enquiry?"]').evaluate((form: HTMLFormElement) => ({
    held: [...new FormData(form)].filter(([name]) => /^f\d/.test(name)),
    told: [...form.querySelectorAll('[aria-invalid=true]')].map((refused) => {
      const whole = refused.closest('fieldset') ?? refused.parentElement
      const described = whole?.querySelectorAll('[aria-describedby]') ?? []
      const ids = [whole, ...described].flatMap(
        (one) => one?.getAttribute('aria-describedby')?.split(' ') ?? [],
      )
      return ids.map((id) => document.getElementById(id)?.textContent)
    }),
  }))

// D22, D25: who sends without scripts is told the same as in the dialog, and loses as little.
for (const lang of ['cn', 'en'] as const)
  test(`a refused form keeps what was typed and shows the same errors with scripts and without, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await open(lang, '/form/5004')
    await fillAll(page, lang, '5004')
    const { fields } = await formOf(page, lang, '5004')
    expect(new Set(fields.map(({ control }) => control))).toEqual(
      new Set(['input', 'textarea', 'radio', 'checkbox', 'select', 'multiselect']),
    )
    const [name] = fields
    const wrong = fields.filter((field) => field === name || field.check)
    for (const field of wrong) await boxOf(dialogOf(page), field).fill(field.check ? 'ada@' : '')
    for (const field of fields.filter(({ control }) => control === 'textarea'))
      await boxOf(dialogOf(page), field).fill('<b>&amp;\n\n  "x"')
    await submitButton(page, lang).click()
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(wrong.length)
    const dialog = await shown(page)
    expect(dialog.held.length).toBeGreaterThan(fields.length)

    const form = new URLSearchParams({ form: '5004', lang })
    for (const [name, value] of dialog.held) form.append(name, String(value))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await page.request.post('/api/enquiry', { data: String(form), headers })
    expect(answer.status()).toBe(400)
    // A page of its own: the policy of the one with the dialog knows nothing of this one's style sheet.
    const plain = await page.context().newPage()
    await plain.setContent(await answer.text())
    expect(await shown(plain)).toEqual(dialog)
  })

for (const lang of ['cn', 'en'] as const)
  test(`an answer near its limit shows while typing how much may still be written, announced in steps, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await open(lang, '/form/5004')
    const { fields } = await formOf(page, lang, '5004')
    const message = fields.find(({ control }) => control === 'textarea')
    if (!message) throw new Error('the form has no text area')
    const box = boxOf(dialogOf(page), message)
    const field = box.locator('..')
    const { roomLeft, roomOver } = texts(lang).form
    const left = (count: number) => roomLeft.replace('{count}', String(count))
    await box.fill('x'.repeat(1799))
    await expect(field.locator('p[aria-hidden]')).toHaveCount(0)
    await expect(field.locator('[aria-live]')).toBeEmpty()
    await box.press('End')
    await box.press('x')
    await expect(field.locator('p[aria-hidden]')).toHaveText(left(200))
    await expect(field.locator('[aria-live]')).toHaveText(left(200))
    await box.press('x')
    await expect(field.locator('p[aria-hidden]')).toHaveText(left(199))
    await expect(field.locator('[aria-live]')).toHaveText(left(200))
    await box.fill('x'.repeat(2003))
    await expect(field.locator('p[aria-hidden]')).toHaveText(roomOver.replace('{count}', '3'))
    await expect(field.locator('[aria-live]')).toHaveText(roomOver.replace('{count}', '3'))
  })
