import type { Locator, Page } from 'playwright/test'
import { type CompiledField, compileForm, type FormLike, formLabels } from '../lib/enquiry/compile-form'
import { test as base, expect, type Lang, texts } from './fixtures'

let visitors = Math.floor(Math.random() * 200)

/** Each test is a visitor with an address of its own: 20 submits a minute are one visitor's limit, not the suite's (D25). */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's names from here
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1
    await use({ 'x-forwarded-for': `198.18.${visitors % 250}.${Math.floor(Math.random() * 250)}` })
  },
})

export const siteIds = { cn: 1, en: 2 } as const

/** A form's definition as this site serves it, compiled by the visitor's own code. */
export async function formOf(page: Page, lang: Lang, id: string) {
  const answer = await page.request.get(`/api/internal/form/${id}?site[id]=${siteIds[lang]}`)
  const { data } = (await answer.json()) as { data: FormLike }
  const compiled = compileForm(
    data,
    formLabels((name) => texts(lang).form[name]),
    lang,
  )
  return { form: data, ...compiled }
}

export const dialogOf = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') })

/** The group or box of a field, by its label as visitors see it. */
export const groupOf = (dialog: Locator, field: CompiledField) =>
  dialog.getByRole(field.control === 'radio' ? 'radiogroup' : 'group', { name: field.label })
export const boxOf = (dialog: Locator, field: CompiledField) =>
  dialog.getByLabel(field.label, { exact: false }).and(dialog.locator(`#${field.name}`))

function sample({ check, label }: CompiledField): string {
  if (check === 'EMAIL') return 'ada@ocean.example'
  if (check === 'PHONE') return '13800138000'
  return check === 'PHONE_INTL' ? '+44 20 7946 0123' : `${label} 1`
}

/** Fills a field the way a visitor does and answers the value that POST form must carry. */
export async function fillField(dialog: Locator, field: CompiledField, lang: Lang): Promise<string> {
  const { options, other } = field
  const text = lang === 'cn' ? '造船' : 'Ships'
  const withOther = lang === 'cn' ? `${other}（${text}）` : `${other} (${text})`
  const fillOther = (within: Locator) =>
    within.getByRole('textbox', { name: texts(lang).form.otherHint }).fill(text)
  if (field.control === 'input' || field.control === 'textarea') {
    const value = sample(field)
    await boxOf(dialog, field).fill(value)
    // A number is sent as one dials it (D22).
    return field.check === 'PHONE_INTL' ? value.replaceAll(' ', '') : value
  }
  if (field.control === 'select') {
    const box = boxOf(dialog, field)
    await box.selectOption(other ?? options[1] ?? '')
    if (other === undefined) return options[1] ?? ''
    await fillOther(box.locator('..'))
    return withOther
  }
  const group = groupOf(dialog, field)
  if (field.control === 'multiselect') await group.locator('summary').click()
  const wanted = field.control === 'radio' ? [other ?? options[0]] : [options[0], other ?? options[1]]
  for (const option of wanted) await group.getByLabel(option ?? '', { exact: true }).check()
  if (other === undefined) return wanted.join(', ')
  await fillOther(group)
  return [...wanted.filter((option) => option !== other), withOther].join(', ')
}

/** The wire value of every field after all were filled in. */
export async function fillAll(page: Page, lang: Lang, id: string) {
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  const values: { formFieldBO: { id: string }; value: string }[] = []
  for (const field of (await formOf(page, lang, id)).fields)
    values.push({ formFieldBO: { id: String(field.id) }, value: await fillField(dialog, field, lang) })
  return values
}

/** Lets the time pass that a person needs to fill in a form (D25), without waiting for it. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(4000)
}

export const submitButton = (page: Page, lang: Lang) =>
  dialogOf(page).getByRole('button', { name: texts(lang).form.submit, exact: true })

/** The submits of a page, as they leave it. */
export function posts(page: Page) {
  const seen: { body: Record<string, unknown>; key: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !new URL(request.url()).pathname.endsWith('/api/internal/form')) return
    seen.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] })
  })
  return seen
}

export { expect, texts }
