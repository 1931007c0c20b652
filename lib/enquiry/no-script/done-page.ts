import { html } from '@/lib/html'
import type { PageContext } from '@/lib/i18n/page-context'
import { submittedFormIn } from '../find-form'
import { messagePage } from './message-page'

const gatePath = /^\/api\/gate\/[\w.-]{1,600}$/
const referencePattern = /^[0-9A-F]{8}$/

/** The result of a submit without script (D25, ADR 0039): what the form opened, a video in its player, or what happens next; and the reference to quote. */
export async function donePage(page: PageContext, query: URLSearchParams, formId: string): Promise<Response> {
  const { t } = page
  const gate = query.get('gate') ?? ''
  const reference = referencePattern.exec(query.get('done') ?? '')?.[0]
  const [before, after] = t.raw('form.reference').split('{reference}')
  const note =
    reference && html`<p class="note">${before}<span translate="no">${reference}</span>${after}</p>`
  const shown = { title: t('form.success'), text: t('form.resultText') }
  if (gatePath.test(gate)) {
    if (query.has('video'))
      return messagePage(page, 200, {
        ...shown,
        body: html`<video src="${gate}" controls playsinline preload="metadata"></video>${note}`,
      })
    const links = [{ href: gate, label: t('form.open') }]
    return messagePage(page, 200, { ...shown, body: note, links })
  }
  const steps = await nextSteps(page, formId)
  const body = html`<h2>${t('form.receivedNext')}</h2><ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>${note}`
  const links = page.absent.includes('/cases')
    ? []
    : [{ href: page.href('/cases'), label: t('form.stories') }]
  return messagePage(page, 200, { ...shown, body, links })
}

/** The form's own steps; without them, or while the form cannot be read, the site's. */
async function nextSteps(page: PageContext, formId: string): Promise<string[]> {
  const found = formId ? await submittedFormIn(page.locale, formId).catch(() => undefined) : undefined
  return found?.form.nextSteps ?? [page.t('form.next2')]
}
