import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { compileForm, type FormLike, type FormValues, formOutline } from '@/lib/enquiry/compile-form'
import { plainForm } from '@/lib/enquiry/no-script/form-view'
import { verifyValues } from '@/lib/enquiry/submit'
import { type Locale, locales } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { DynamicForm } from './DynamicForm.client'
import { Field } from './fields/Field.client'
import { type ConsultTexts, consultTexts } from './texts'

// D25: the dialog and the page without scripts are one form.
const field = (id: number, type: string, more: object = {}) => ({ id, name: `Field ${id}`, type, ...more })
const form = {
  id: 5001,
  name: 'A form',
  formFields: [
    field(1, 'INPUT', { explain: 'As on your licence', promptText: 'Company' }),
    field(2, 'INPUT', { validate: 'EMAIL', required: false }),
    field(3, 'TEXTAREA', { required: false, explain: 'A few words' }),
    field(4, 'RADIO', { fieldOptions: ['A', 'B'], openOther: 'TURNON', explain: 'One of them' }),
    field(5, 'CHECKBOX', { fieldOptions: ['A', 'B'], required: false }),
    field(6, 'CHECKBOX', { fieldOptions: ['A', 'B'], displayForm: 'SELECT', openOther: 'TURNON' }),
    field(7, 'SELECT', { fieldOptions: ['A', 'B  B'], promptText: 'Pick one' }),
    field(8, 'INPUT', { name: 'Full name', validate: 'PHONE', required: false }),
    field(9, 'INPUT', { name: 'Company', required: false }),
    field(10, 'SELECT', { fieldOptions: ['A'], openOther: 'TURNON', required: false }),
    field(11, 'SELECT', { name: 'Nothing to choose', fieldOptions: [] }),
    field(12, 'RADIO', { name: 'Nothing to choose', fieldOptions: [' '] }),
  ],
} as FormLike

const compared = [
  ...['type', 'name', 'value', 'placeholder', 'maxlength', 'autocomplete', 'inputmode', 'href', 'role'],
  ...['aria-label', 'aria-required', 'aria-invalid', 'aria-describedby'],
]

/** What a visitor meets, from top to bottom: every text, and every box with all that it says and asks for. */
function seen(html: string): string[] {
  const textOf = (id: string) => new RegExp(`<p[^>]* id="${id}"[^>]*>([^<]*)`).exec(html)?.[1] ?? `no ${id}`
  const body = html
    .replace(/<input type="hidden"[^>]*>/g, '')
    // The dialog folds several choices into one line, which is described in place of the first of them.
    .replace(/<summary([^>]*)>[\s\S]*?<\/summary>([\s\S]*?<input)/g, (_, line: string, first: string) =>
      [first, ...(/ aria-describedby="[^"]*"/.exec(line) ?? [])].join(''),
    )
  return [
    ...body.matchAll(/<(input|select|option|textarea|fieldset|a|button)\b([^>]*)>|([^<>]+)(?=<)/g),
  ].flatMap(([, tag, attributes = '', text]) => {
    if (tag === undefined) return text?.trim() ? [text.trim()] : []
    const said = compared.flatMap((name) => {
      const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(attributes)?.[1]
      if (!value) return []
      return [`${name}=${name === 'aria-describedby' ? value.split(' ').map(textOf).join(' ') : value}`]
    })
    return [`<${tag}> ${said.join(' ')}`.trim()]
  })
}

/** The dialog's fields after it has refused these values: the words come by the resolver that the dialog uses. */
type RefusedProps = { values: FormValues; texts: ConsultTexts; locale: Locale }

function Refused({ values, texts, locale }: RefusedProps) {
  const { fields, schema } = compileForm(form, texts, locale)
  const issues = schema.safeParse(values).error?.issues ?? []
  const errors = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), { type: 'custom', message }]),
  )
  const methods = useForm<FormValues>({ errors })
  return (
    <FormProvider {...methods}>
      {formOutline(fields, texts, false).fields.map((outline) => (
        <Field key={outline.field.name} outline={outline} texts={texts} />
      ))}
    </FormProvider>
  )
}

const long = 'x'.repeat(2001)
const good = { f1: 'A', f4: 'A', f6: ['A'], f7: 'A' }
/** Something wrong with every kind of field. */
const bad: [string, FormValues][] = [
  ['nothing at all', {}],
  ['an e-mail that is none', { ...good, f2: 'ada@ocean' }],
  ['a phone that is none', { ...good, f8: '12345' }],
  ['texts that are too long', { ...good, f1: long, f3: long, f10: 'Other', f10_other: long }],
  ['what is not offered', { f1: 'A', f4: 'C', f5: ['A', 'C'], f6: ['C'], f7: 'C' }],
  ['two of a single choice', { ...good, f4: ['A', 'B'], f7: ['A', 'B  B'] }],
]

describe.each(locales)('the form in %s', (locale) => {
  const page = pageContext(locale, translatorFor(locale, messages[locale]), 'Asia/Shanghai')
  const texts = consultTexts(page)
  const { fields } = compileForm(form, texts, locale)

  it.each([undefined, { preview: 'true' as const }])(
    'is the same in the dialog and without scripts: fields, labels, hints, order, required marks, privacy line (preview: %j)',
    (preview) => {
      const dialog = renderToStaticMarkup(
        <DynamicForm
          consult={{ locale, siteId: '1', texts }}
          request={{ formId: '5001' }}
          form={form}
          preview={preview}
          onInvalid={() => undefined}
          onPassed={() => undefined}
        />,
      )
      const plain = plainForm(
        { fields, values: {}, errors: {}, carried: { form: '5001', ...preview } },
        page,
      ).text
      expect(seen(plain)).toEqual(seen(dialog))
      expect(seen(plain)).toContain(`<a> href=${page.href('/privacy')}`)
      expect(seen(plain)).toContain(texts.privacy)
      expect(seen(plain)).toContain(texts.requiredNote)
      expect(plain).not.toContain('Nothing to choose')
    },
  )

  it.each(bad)('refuses %s in the same words at the same boxes', (_name, values) => {
    const verified = verifyValues({ form, labels: texts, locale }, values)
    const errors = 'errors' in verified ? verified.errors : {}
    const { text: plain } = plainForm({ fields, values: {}, errors, carried: { form: '5001' } }, page)
    const dialog = renderToStaticMarkup(<Refused values={values} texts={texts} locale={locale} />)
    const [first, last] = [plain.search(/<[^<]*class="field"/), plain.lastIndexOf('<p class="note">')]
    expect(seen(plain.slice(first, last))).toEqual(seen(dialog))
    expect(seen(dialog)).toEqual(expect.arrayContaining(Object.values(errors)))
    expect(errors).not.toEqual({})
  })
})
