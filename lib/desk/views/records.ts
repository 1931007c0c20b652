import type { RecordFile } from '@/lib/content/status'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { crumb } from './parts'
import { MOST_ROWS, standingRow, table } from './record-parts'

/** Asks for records: a form that changes nothing, so its answer has an address. */
export function recordsForm({ t, locale }: Desk, words?: string): Html {
  return html`<section class="card">${words === undefined && html`<h2>${t('desk.records')}</h2>`}<p class="soft">${t('desk.recordsText')}</p>
<form class="line" action="/desk/records"><input type="hidden" name="lang" value="${locale}"><p class="field"><label for="q">${t('desk.recordsWords')}</label><input id="q" name="q" value="${words}" maxlength="300" placeholder="/product/1013" autocapitalize="none" spellcheck="false"></p><button class="button main">${t('desk.recordsFind')}</button></form></section>`
}

/** The records that were asked for, each with the way to its page. */
export function recordsView(desk: Desk, words: string, found: RecordFile[]): Html {
  const { t } = desk
  const heads = [t('desk.record'), t('desk.language'), t('desk.standing'), t('desk.preview')]
  const rows = found.slice(0, MOST_ROWS).map((record) => standingRow(desk, record))
  const more = found.length > MOST_ROWS ? t('desk.recordsMore', { count: MOST_ROWS }) : undefined
  const title = t('desk.recordsFound', { count: found.length })
  return html`${crumb(desk, 'content')}<h1>${t('desk.records')}</h1>${recordsForm(desk, words)}${table(title, 'found', t('desk.recordsNone'), heads, rows, more)}`
}
