import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { compileForm, type FormLike } from '@/lib/enquiry/compile-form'
import { plainForm } from '@/lib/enquiry/no-script/form-view'
import { marks } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { DynamicForm } from './DynamicForm.client'
import { consultTexts } from './texts'

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
    field(7, 'SELECT', { fieldOptions: ['A', 'B'], promptText: 'Pick one' }),
  ],
} as FormLike

/** What a visitor meets, from top to bottom: every text, and every box with its type, name and what it suggests. */
function seen(html: string): string[] {
  const body = html.replace(/<input type="hidden"[^>]*>/g, '').replace(/<summary[\s\S]*?<\/summary>/g, '') // the dialog folds several choices into one line
  return [...body.matchAll(/<(input|select|textarea|a|button)\b([^>]*)>|([^<>]+)(?=<)/g)].flatMap(
    ([, tag, attributes = '', text]) => {
      if (tag === undefined) return text?.trim() ? [text.trim()] : []
      const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
      const told = ['type', 'name', 'value', 'placeholder', 'aria-label', 'aria-required', 'href']
      return [
        `<${tag}> ${told
          .map((name) => value(name))
          .filter(Boolean)
          .join(' ')}`,
      ]
    },
  )
}

describe.each(marks)('the form in %s', (mark) => {
  const page = pageContext(mark, translatorFor(mark, messages[mark]), 'Asia/Shanghai')
  const texts = consultTexts(page)
  const { fields } = compileForm(form, texts)

  it.each([undefined, { preview: 'true' as const }])(
    'is the same in the dialog and without scripts: fields, labels, hints, order, required marks, privacy line (preview: %j)',
    (preview) => {
      const dialog = renderToStaticMarkup(
        <DynamicForm
          consult={{ mark, siteId: '1', texts }}
          request={{ formId: '5001' }}
          form={form}
          preview={preview}
          onInvalid={() => undefined}
          onPassed={() => undefined}
        />,
      )
      const plain = plainForm({ fields, values: {}, errors: {}, carried: { form: '5001', ...preview } }, page)
      expect(seen(plain)).toEqual(seen(dialog))
      expect(seen(plain)).toContain(`<a> ${page.href('/privacy')}`)
      expect(seen(plain)).toContain(texts.privacy)
      expect(seen(plain)).toContain(texts.requiredNote)
    },
  )
})
