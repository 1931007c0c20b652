import { previewPathOf, type RecordFile } from '@/lib/content/status'
import { kindName } from '@/lib/enquiry/admin/words'
import { type Html, html } from '@/lib/html'
import type { Locale } from '@/lib/i18n/locales'
import type { StudioNames } from '@/lib/studio/place-names'
import type { Desk } from '../desk'
import { around, inDeskLanguage, list, moment } from './parts'

/** What lists of records show at most. */
export const MOST_ROWS = 100

/** What a record is, in a word. */
export const kindOf = (desk: Pick<Desk, 't'>, { folder }: Pick<RecordFile, 'folder'>) =>
  kindName(desk, folder)
export const languageOf = ({ t }: Desk, locale: Locale) => t('lead.languageOf', { locale })

/** The desk's page of a record. */
export const recordHref = ({ href }: Desk, { file }: RecordFile) => href('/desk/record', { file })

/** The cell of a table that names a record and leads to its page. */
export const named = (desk: Desk, record: RecordFile): Html =>
  html`<th scope="row"><a href="${recordHref(desk, record)}">${record.title}</a><small>${kindOf(desk, record)} · <code translate="no">${record.file}</code></small></th>`

/** One click to the preview; nothing for a record without a page. */
export function previewLink(desk: Desk, record: RecordFile): Html {
  const path = previewPathOf(record)
  if (!path) return html``
  const { t, href } = desk
  return html`<a class="button small" href="${href('/desk/preview', { path })}" target="_blank" rel="noopener" aria-label="${t('desk.previewOf', { title: record.title })}">${t('desk.preview')}</a>`
}

/** To the studio's form of a record: files beside the folders are what it calls singletons. Nothing without a studio. */
export function editLink({ locale, t, hasStudio }: Desk, { folder, file, title }: RecordFile): Html {
  if (!hasStudio) return html``
  const name = encodeURIComponent(file.replace(/^.*\/|\.\w+$/g, ''))
  const address = `/studio?lang=${locale}#/collections/${folder || '_singletons'}/entries/${name}`
  return html`<a class="button small" href="${address}" aria-label="${t('desk.checkEditOf', { title })}">${t('desk.checkEdit')}</a>`
}

/** Whether a record is a draft, and when it comes and goes. */
export function standing(desk: Desk, { isDraft, publishAt, expireAt }: RecordFile): Html | false {
  const { t, now } = desk
  const words = [
    ...(isDraft ? [html`<span class="mark taken">${t('desk.isDraft')}</span>`] : []),
    ...(!isDraft && publishAt && publishAt > now
      ? [html`<span>${around(t('desk.from', { time: '\u0000' }), moment(desk, publishAt))}</span>`]
      : []),
    ...(expireAt
      ? [
          html`<span>${around(t(expireAt > now ? 'desk.to' : 'desk.wasExpired', { time: '\u0000' }), moment(desk, expireAt))}</span>`,
        ]
      : []),
  ]
  return words.length > 0 && html`<div>${words.map((word) => [word, ' '])}</div>`
}

/** What is wrong with a record's file, and what the site shows until it is right; nothing when it is right. */
export function wrongNote(desk: Desk, record: RecordFile, { placeOf }: StudioNames, more?: Html): Html {
  const { wrong } = record
  if (!wrong) return html``
  const lines = wrong.mistakes.map(
    ({ path, message }) =>
      html`<li>${path !== '$' && `${placeOf(record, path)} · `}${inDeskLanguage(desk, message)}</li>`,
  )
  const said = { count: lines.length, shows: wrong.shows.replaceAll(' ', '_') }
  return html`<div class="note alert" role="alert"><p>${desk.t('desk.recordWrong', said)}</p><ul>${lines}</ul>${more}</div>`
}

/** The row of a record with how it stands, and the way to its preview. */
export const standingRow = (desk: Desk, record: RecordFile): Html =>
  html`<tr>${named(desk, record)}<td data-label="${desk.t('desk.language')}">${languageOf(desk, record.locale)}</td><td class="words" data-label="${desk.t('desk.standing')}">${standing(desk, record)}</td><td class="act">${previewLink(desk, record)}</td></tr>`

/** A headed table of records, or a sentence where there are none. */
export function table(
  title: string,
  id: string,
  empty: string,
  heads: string[],
  rows: Html[],
  note?: string,
): Html {
  return html`<section id="${id}"><h2 class="over">${title}</h2>${rows.length > 0 ? html`${note && html`<p class="soft">${note}</p>`}${list('health records', heads, rows.slice(0, MOST_ROWS))}` : html`<p class="card soft">${empty}</p>`}</section>`
}
