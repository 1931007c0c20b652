import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { compileForm, type FormLike, formOutline } from '@/lib/enquiry/compile-form'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { consultTexts } from '../texts'
import { ChoiceControl } from './ChoiceControl'
import { MultiSelectControl } from './MultiSelectControl.client'

const page = pageContext('cn', translatorFor('cn', messages.cn), 'Asia/Shanghai')
const texts = consultTexts(page)
const form = {
  id: 1,
  name: 'A form',
  formFields: [
    { id: 1, name: 'Several', type: 'CHECKBOX', fieldOptions: ['A', 'B', 'C'] },
    { id: 2, name: 'Many', type: 'CHECKBOX', fieldOptions: ['A', 'B', 'C'], displayForm: 'SELECT' },
  ],
} as FormLike
const [checkboxes, multiple] = formOutline(compileForm(form, texts, page.locale).fields, texts, false).fields
const aria = { 'aria-describedby': 'hint error', 'aria-invalid': 'true' } as const

function View({ outline, as: Control }: { outline: typeof checkboxes; as: typeof MultiSelectControl }) {
  const methods = useForm()
  if (!outline) return null
  return (
    <FormProvider {...methods}>
      <Control outline={outline} input={methods.register(outline.field.name)} aria={aria} texts={texts} />
    </FormProvider>
  )
}

describe('the error of a field that takes several', () => {
  it.each([
    ['checkboxes', checkboxes, ChoiceControl],
    ['a list that opens', multiple, MultiSelectControl],
  ])('is announced once, not with every box: %s', (_, outline, control) => {
    const html = renderToStaticMarkup(<View outline={outline} as={control} />)
    expect(html.match(/type="checkbox"/g)).toHaveLength(3)
    expect(html.match(/aria-describedby=/g)).toHaveLength(1)
    expect(html.match(/aria-invalid=/g)).toHaveLength(1)
  })
})
