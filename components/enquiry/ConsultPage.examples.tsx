import type { PageContext } from '@/lib/i18n/page-context'
import { type Examples, formFrom, longTitle } from '../examples'
import { wordsOf } from '../examples/records'
import { ConsultPage } from './ConsultPage.client'
import { consultTexts } from './texts'
import type { FormDefinition } from './types'

/** Keeps the dialog, which covers the screen, within its own frame. */
const show = (page: PageContext, form: FormDefinition, gate?: string) => (
  <div style={{ contain: 'layout', minHeight: 640 }}>
    <ConsultPage
      consult={{ locale: page.locale, siteId: '1', texts: consultTexts(page) }}
      request={{ formId: '5001', gate }}
      form={form}
      leave={page.href('/')}
    />
  </div>
)

export const examples: Examples = {
  withoutFields: (page) => show(page, { name: wordsOf(page).title, formFields: [] }),
  usual: (page) => show(page, formFrom(1100, wordsOf(page).kind)),
  gated: (page) => show(page, formFrom(1200, wordsOf(page).kind), 'corporate/publications~801'),
  long: (page) => show(page, formFrom(1300, longTitle(page))),
}
