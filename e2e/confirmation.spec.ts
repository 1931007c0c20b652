import { referenceOf } from '../lib/rules/form/reference'
import { expectAccessible } from './axe'
import {
  dialogOf,
  expect,
  fillAll,
  fillField,
  formOf,
  submitButton,
  takeTime,
  test,
  texts,
} from './enquiry-form'
import { address, type Lang } from './fixtures'

const other = { cn: 'en', en: 'cn' } as const
const defaultForm = { cn: '1', en: '4001' } as const

for (const lang of ['cn', 'en'] as const satisfies readonly Lang[]) {
  const t = texts(lang).form
  const id = defaultForm[lang]

  test(`a success stays until it is closed, with its reference and what happens next (ADR 0039), ${lang}`, async ({
    page,
    open,
  }) => {
    await page.clock.install()
    await open(lang, '/services')
    const consult = page.getByRole('complementary').locator(`a[data-form="${id}"]`)
    await consult.click()
    await fillAll(page, lang, id)
    await takeTime(page)
    const answered = page.waitForResponse('**/api/internal/form')
    await submitButton(page, lang).click()
    const { data } = (await (await answered).json()) as { data: { id: string } }
    const confirmation = page.getByRole('region', { name: t.received })
    await expect(confirmation.getByRole('heading', { name: t.received })).toBeFocused()
    await expect(dialogOf(page)).toHaveCount(0)
    const reference = referenceOf(data.id) ?? 'none'
    expect(reference).toMatch(/^[0-9A-F]{8}$/)
    await expect(confirmation).toContainText(reference)
    const { form } = await formOf(page, lang, id)
    await expect(confirmation.getByRole('listitem')).toHaveText(form.nextSteps ?? ['none'])
    await expect(confirmation.getByRole('link', { name: t.stories })).toHaveAttribute(
      'href',
      address(lang, '/cases'),
    )
    await expectAccessible(page, 'section:has(> button)')
    // The toast goes, and so does the page: the confirmation does not.
    await page.clock.runFor(20_000)
    await expect(page.getByText(t.success)).toBeHidden()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/services/)
    await expect(confirmation).toBeVisible()
    await confirmation.getByRole('button', { name: t.close }).click()
    await expect(confirmation).toHaveCount(0)
  })

  test(`beside the page under a form's own address it stays too, and the language switch leads to the other home page, ${lang} @all`, async ({
    page,
    open,
    isMobile,
  }) => {
    await page.clock.install()
    await open(lang, '/form/5001')
    await fillAll(page, lang, '5001')
    await takeTime(page)
    await submitButton(page, lang).click()
    const heading = page.getByRole('heading', { name: t.received })
    await expect(page).toHaveURL(new RegExp(`${address(lang, '/')}$`))
    const home = address(other[lang], '/')
    await expect(page.locator('[data-language-switch]').first()).toHaveAttribute('href', home)
    await expect(heading).toBeFocused()
    const { shell } = texts(lang)
    if (isMobile) await page.getByRole('button', { name: shell.openMenu }).click()
    const scope = isMobile ? page.getByRole('dialog', { name: shell.menu }) : page.getByRole('banner')
    await expect(heading, 'until the visitor leaves').toBeAttached()
    await scope.locator('[data-language-switch]').click()
    await expect(page).toHaveURL(new RegExp(`${home}$`))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(`Escape closes the confirmation, and the focus is back where it was, ${lang}`, {
    tag: '@desktop',
  }, async ({ page, open }) => {
    await page.clock.install()
    await open(lang, '/services')
    const consult = page.getByRole('complementary').locator(`a[data-form="${id}"]`)
    await consult.click()
    await fillAll(page, lang, id)
    await takeTime(page)
    await submitButton(page, lang).click()
    const heading = page.getByRole('heading', { name: t.received })
    await expect(heading).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(heading).toHaveCount(0)
    await expect(consult).toBeFocused()
  })

  test.describe(`without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })

    test('the page after a form shows what happens next, with its reference (D25, ADR 0039)', async ({
      page,
      open,
    }) => {
      await open(lang, `/form/${id}`)
      const { fields, form: definition } = await formOf(page, lang, id)
      const form = page.locator('form[method=post]')
      for (const field of fields) await fillField(form, field, lang)
      await form.getByRole('button', { name: t.submit }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success)
      await expect(page.getByRole('listitem')).toHaveText(definition.nextSteps ?? ['none'])
      await expect(page.getByText(/[0-9A-F]{8}/)).toBeVisible()
    })
  })
}
