import { escapeHtml } from '@/lib/escape-html'
import type { PageContext } from '@/lib/i18n/page-context'
import { logFailure } from '../failure'
import { messagePage } from './message-page'
import type { PlainPost } from './read-plain'

const hidden = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`

/** 503 for a form that cannot be had just now: what was typed stands there to be read, and is sent again by one button (D24, D25). */
export function typedAgain(error: unknown, page: PageContext, { carried, values }: PlainPost): Response {
  logFailure(error)
  const label = escapeHtml(page.t('form.stillTyped'))
  const typed = Object.entries(values).flatMap(([name, value]) =>
    [value ?? '']
      .flat()
      .map(
        (text) =>
          `<textarea name="${escapeHtml(name)}" rows="1" readonly aria-label="${label}">\n${escapeHtml(text)}</textarea>`,
      ),
  )
  const body = `<form method="post" action="/api/enquiry?lang=${page.mark}" accept-charset="utf-8">${Object.entries(carried).map(hidden).join('')}${typed.join('')}<button type="submit">${escapeHtml(page.t('form.submit'))}</button></form>`
  const title = page.t('unavailable.title')
  const answer = messagePage(page, 503, { title, text: page.t('form.notStored'), body })
  answer.headers.set('Retry-After', '30')
  return answer
}
