import type { RecordFile } from '@/lib/content/status'
import type { UsedBy } from '@/lib/content/status/used-by'
import { type Html, html } from '@/lib/html'
import type { StudioNames } from '@/lib/studio/place-names'
import type { Desk } from '../desk'
import { around, changeForm, crumb, moment } from './parts'
import { editLink, kindOf, languageOf, named, previewLink, standing, table, wrongNote } from './record-parts'

/** Characters of an earlier version that are shown; it is put back whole. */
const MOST_TEXT = 20_000

/** What stood in a record's file before, the repository where that is asked for, or nothing. */
type Earlier = { earlier: Buffer; seen: string } | { repository: string } | undefined

function uses(desk: Desk, { records, redirects, isDefaultForm }: UsedBy, { placeOf }: StudioNames): Html {
  const { t } = desk
  const field = t('desk.usedField')
  const rows = [
    ...records.map(
      (one) =>
        html`<tr>${named(desk, one.record)}<td data-label="${field}">${one.fields.map((path) => placeOf(one.record, path)).join(' · ')}</td><td class="act">${previewLink(desk, one.record)}</td></tr>`,
    ),
    ...redirects.map(
      ({ line, from }) =>
        html`<tr><th scope="row">${from}<small>${t('desk.usedRedirect')} · <code translate="no">redirects.yaml:${line}</code></small></th><td data-label="${field}">${placeOf({ folder: 'redirects', file: '' }, 'redirects.to')}</td><td class="act"></td></tr>`,
    ),
  ]
  const title = t('desk.usedByCount', { count: rows.length })
  const everywhere = isDefaultForm && html`<p class="note alert">${t('desk.usedByButtons')}</p>`
  return html`${table(title, 'uses', t('desk.usedByNone'), [t('desk.record'), field, t('desk.preview')], rows)}${everywhere}<p class="soft">${t('desk.usedByNote')}</p>`
}

function earlierPart(desk: Desk, { file, at }: RecordFile, earlier: Earlier): Html {
  const { t } = desk
  if (!earlier) return html`<p class="soft">${t('desk.earlierNone')}</p>`
  if ('repository' in earlier)
    return html`<p class="soft">${t('desk.earlierRepository', { repository: earlier.repository })}</p>`
  const text = earlier.earlier.toString('utf8')
  const cut = text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text
  const button = html`<input type="hidden" name="file" value="${file}"><input type="hidden" name="seen" value="${earlier.seen}"><button class="button main">${t('desk.putBack')}</button>`
  return html`<p class="soft">${around(t('desk.earlierText', { time: '\u0000' }), moment(desk, at))}</p><details><summary>${t('desk.earlierShow')}</summary><pre>${cut}</pre></details>${changeForm(desk, '/desk/record', button)}`
}

/** One record: how it stands, what leads to it, and its earlier version. */
export function recordView(
  desk: Desk,
  record: RecordFile,
  { used, earlier, names }: { used: UsedBy; earlier: Earlier; names: StudioNames },
): Html {
  const { t } = desk
  const { title, file, locale } = record
  return html`${crumb(desk, 'content')}<h1>${title}</h1><p class="soft under">${kindOf(desk, record)} · ${languageOf(desk, locale)} · <code translate="no">${file}</code></p>${standing(desk, record)}${wrongNote(desk, record, names)}<p class="acts">${previewLink(desk, record)}${editLink(desk, record)}</p>${uses(desk, used, names)}<section class="card" id="earlier"><h2>${t('desk.earlier')}</h2>${earlierPart(desk, record, earlier)}</section>`
}
