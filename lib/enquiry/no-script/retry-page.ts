import { html } from '@/lib/html'
import type { PageContext } from '@/lib/i18n/page-context'
import { logFailure } from '../failure'
import { hiddenFields } from './form-view'
import { messagePage } from './message-page'
import type { PlainPost } from './read-plain'

/** 503 for a form that cannot be had just now: what was typed is shown, and is sent again by one button (D24, D25). */
export function retryPage(error: unknown, page: PageContext, { carried, values }: PlainPost): Response {
  logFailure(error)
  const { t } = page
  const typed = Object.entries(values).flatMap(([name, value]) =>
    [value ?? '']
      .flat()
      .map(
        (text) =>
          html`<textarea name="${name}" rows="1" readonly aria-label="${t('form.stillTyped')}">\n${text}</textarea>`,
      ),
  )
  const body = html`<form method="post" action="/api/enquiry?lang=${page.locale}" accept-charset="utf-8">${hiddenFields(carried)}${typed}<button type="submit">${t('form.submit')}</button></form>`
  const answer = messagePage(page, 503, { title: t('unavailable.title'), text: t('form.notStored'), body })
  answer.headers.set('Retry-After', '30')
  return answer
}
