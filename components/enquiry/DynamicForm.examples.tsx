import type { PageContext } from '@/lib/i18n/page-context'
import { type Examples, formFrom, longTitle } from '../examples'
import { DynamicForm } from './DynamicForm.client'
import { consultTexts } from './texts'
import type { FormDefinition, PreviewQuery } from './types'

const nothing = () => undefined
const show = (page: PageContext, form: FormDefinition, preview?: PreviewQuery) => (
  <DynamicForm
    consult={{ locale: page.locale, siteId: '1', texts: consultTexts(page) }}
    request={{ formId: '5001' }}
    form={form}
    preview={preview}
    onInvalid={nothing}
    onPassed={nothing}
  />
)

export const examples: Examples = {
  withoutFields: (page) => show(page, { name: 'Talk to us', formFields: [] }),
  usual: (page) => show(page, formFrom(100, 'Field')),
  preview: (page) => show(page, formFrom(200, 'Field'), { preview: 'true' }),
  long: (page) => show(page, formFrom(300, longTitle(page))),
}
