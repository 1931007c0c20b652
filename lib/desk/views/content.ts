import { type ContentStatus, previewPathOf, type RecordFile } from '@/lib/content/status'
import type { MenuItem } from '@/lib/content/status/menu-order'
import type { UsedBy } from '@/lib/content/status/used-by'
import { type Html, html } from '@/lib/html'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import type { Desk } from '../desk'
import { around, changeForm, list, moment } from './parts'

const MOST_ROWS = 100

/** What a record is, in a word. */
export const kindOf = ({ t }: Desk, { folder }: RecordFile) =>
  t('desk.kindOf', { kind: folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) || 'site' })
export const languageOf = ({ t }: Desk, locale: Locale) => t('lead.languageOf', { locale })

/** One click to the signed preview: a form, as only who is signed in may sign. */
function previewButton(desk: Desk, record: RecordFile): Html {
  const path = previewPathOf(record)
  if (!path) return html``
  const { t } = desk
  const button = html`<input type="hidden" name="path" value="${path}"><button class="button small" aria-label="${t('desk.previewOf', { title: record.title })}">${t('desk.preview')}</button>`
  return changeForm(desk, '/desk/preview', button, { target: '_blank', rel: 'noopener' })
}

function previewForm(desk: Desk): Html {
  const { t } = desk
  const field = html`<p class="field"><label for="path">${t('desk.address')}</label><input id="path" name="path" required maxlength="300" placeholder="/product/1013" autocapitalize="none" spellcheck="false"></p><button class="button main">${t('desk.preview')}</button>`
  return html`<section class="card"><h2>${t('desk.previewAny')}</h2><p class="soft">${t('desk.previewAnyText')}</p>
${changeForm(desk, '/desk/preview', field, { class: 'line' })}</section>`
}

/** Asks what leads to a record: a form that changes nothing, so its answer has an address. */
function usedByForm(desk: Desk, path = ''): Html {
  const { t, locale } = desk
  return html`<section class="card" id="used-by"><h2>${t('desk.usedBy')}</h2><p class="soft">${t('desk.usedByText')}</p>
<form class="line" action="/desk/used-by"><input type="hidden" name="lang" value="${locale}"><p class="field"><label for="used">${t('desk.address')}</label><input id="used" name="path" value="${path}" required maxlength="300" placeholder="/product/1013" autocapitalize="none" spellcheck="false"></p><button class="button main">${t('desk.usedBy')}</button></form></section>`
}

/** What leads to the record of an address; without `found` the address is of none. */
export function usedByView(desk: Desk, path: string, found: UsedBy | undefined): Html {
  const { t, href } = desk
  const head = html`<h1>${t('desk.usedBy')}</h1><p><a href="${href('/desk/content')}">${t('desk.content')}</a></p>${usedByForm(desk, path)}`
  if (!found) return head
  const { record, records, redirects } = found
  const rows = [
    ...records.map(
      (one) =>
        html`<tr>${named(desk, one.record)}<td data-label="${t('desk.usedField')}"><code>${one.fields.join(' ')}</code></td><td class="act">${previewButton(desk, one.record)}</td></tr>`,
    ),
    ...redirects.map(
      ({ line, from }) =>
        html`<tr><th scope="row">${from}<small>${t('desk.usedRedirect')} · <code>redirects.yaml:${line}</code></small></th><td data-label="${t('desk.usedField')}"><code>to</code></td><td class="act"></td></tr>`,
    ),
  ]
  const heads = [t('desk.record'), t('desk.usedField'), t('desk.preview')]
  const title = t('desk.usedByOf', {
    title: record.title,
    language: languageOf(desk, record.locale),
    count: rows.length,
  })
  return html`${head}${table(title, 'uses', t('desk.usedByNone'), heads, rows)}<p class="soft">${t('desk.usedByNote')}</p>`
}

function menu(desk: Desk, items: MenuItem[]): Html {
  const { t } = desk
  const rows = items.map(
    ({ record, text, address, position }) =>
      html`<tr><th scope="row">${text}<small><code>${address}</code> · <code>${record.file}</code></small></th><td data-label="${t('desk.language')}">${languageOf(desk, record.locale)}</td><td data-label="${t('desk.position')}">${position ?? t('desk.positionLast')}${record.isDraft && html` <span class="mark taken">${t('desk.isDraft')}</span>`}</td></tr>`,
  )
  const heads = [t('desk.record'), t('desk.language'), t('desk.position')]
  return table(t('desk.menuOrder'), 'menu', t('desk.menuOrderEmpty'), heads, rows, t('desk.menuOrderNote'))
}

const named = (desk: Desk, record: RecordFile): Html =>
  html`<th scope="row">${record.title}<small>${kindOf(desk, record)} · <code>${record.file}</code></small></th>`

function table(title: string, id: string, empty: string, heads: string[], rows: Html[], note?: string): Html {
  return html`<section id="${id}"><h2 class="over">${title}</h2>${rows.length > 0 ? html`${note && html`<p class="soft">${note}</p>`}${list('health records', heads, rows.slice(0, MOST_ROWS))}` : html`<p class="card soft">${empty}</p>`}</section>`
}

function toCome(desk: Desk, { drafts, scheduled, expiring, expired }: ContentStatus): Html {
  const { t, now } = desk
  const words = ({ isDraft, publishAt, expireAt }: RecordFile): Html[] => [
    ...(isDraft ? [html`<span class="mark taken">${t('desk.isDraft')}</span>`] : []),
    ...(publishAt && publishAt > now
      ? [html`<span>${around(t('desk.from', { time: '\u0000' }), moment(desk, publishAt))}</span>`]
      : []),
    ...(expireAt
      ? [
          html`<span>${around(t(expireAt > now ? 'desk.to' : 'desk.wasExpired', { time: '\u0000' }), moment(desk, expireAt))}</span>`,
        ]
      : []),
  ]
  const all = [...new Set([...scheduled, ...expiring, ...drafts, ...expired])]
  const rows = all.map(
    (record) =>
      html`<tr>${named(desk, record)}<td data-label="${t('desk.language')}">${languageOf(desk, record.locale)}</td><td class="words" data-label="${t('desk.standing')}"><div>${words(record)}</div></td><td class="act">${previewButton(desk, record)}</td></tr>`,
  )
  const heads = [t('desk.record'), t('desk.language'), t('desk.standing'), t('desk.preview')]
  return table(t('desk.toCome'), 'to-come', t('desk.toComeEmpty'), heads, rows)
}

function missing(desk: Desk, { missing: records }: ContentStatus): Html {
  const { t } = desk
  const rows = records.map(
    (record) =>
      html`<tr>${named(desk, record)}<td data-label="${t('desk.language')}">${languageOf(desk, record.locale)}</td><td data-label="${t('desk.lacks')}"><span class="status dead">${languageOf(desk, otherLocale(record.locale))}</span></td><td class="act">${previewButton(desk, record)}</td></tr>`,
  )
  const heads = [t('desk.record'), t('desk.language'), t('desk.lacks'), t('desk.preview')]
  return table(t('desk.missing'), 'missing', t('desk.missingEmpty'), heads, rows)
}

function changed(desk: Desk, { changed: pairs, by }: ContentStatus): Html {
  const { t } = desk
  const rows = pairs.map(({ pair, ahead, at }) => {
    const record = pair[desk.locale === 'cn' ? 'cn' : 'en']
    const fine = changeForm(
      desk,
      '/desk/content',
      html`<input type="hidden" name="key" value="${record.key}"><button class="button small" aria-label="${t('desk.inStepOf', { title: record.title })}">${t('desk.inStep')}</button>`,
    )
    return html`<tr>${named(desk, record)}<td data-label="${t('desk.standing')}">${t('desk.changedIn', { language: languageOf(desk, ahead) })}</td><td data-label="${t('desk.changedWhen')}">${moment(desk, at)}</td><td class="act">${fine}</td></tr>`
  })
  const heads = [t('desk.record'), t('desk.standing'), t('desk.changedWhen'), t('desk.inStep')]
  const note = t(by === 'git' ? 'desk.byGit' : 'desk.byContent')
  return table(t('desk.changed'), 'changed', t('desk.changedEmpty'), heads, rows, note)
}

function tiles({ t }: Desk, status: ContentStatus): Html {
  const tile = (label: string, count: number, to: string) =>
    html`<li><a class="tile" href="#${to}"><span>${label}</span><strong>${count}</strong></a></li>`
  return html`<ul class="tiles five">${tile(t('desk.tileMissing'), status.missing.length, 'missing')}${tile(t('desk.tileChanged'), status.changed.length, 'changed')}${tile(t('desk.tileDrafts'), status.drafts.length, 'to-come')}${tile(t('desk.tileScheduled'), status.scheduled.length, 'to-come')}${tile(t('desk.tileExpiring'), status.expiring.length, 'to-come')}</ul>`
}

/** What is to come, what waits for its translation, the menu's order, and the way to every preview; without a status content lies in a back end. */
export function contentView(desk: Desk, status: (ContentStatus & { menu: MenuItem[] }) | undefined): Html {
  const { t, href } = desk
  const head = html`<h1>${t('desk.content')}</h1><p>${status && html`<a href="${href('/desk/check')}">${t('desk.check')}</a> · `}<a href="${href('/desk/ready')}">${t('desk.ready')}</a> · <a href="${href('/desk/brand')}">${t('desk.brand')}</a></p>`
  if (!status) return html`${head}<p class="soft">${t('desk.contentBackend')}</p>${previewForm(desk)}`
  return html`${head}${tiles(desk, status)}<div class="halves">${previewForm(desk)}${usedByForm(desk)}</div>${toCome(desk, status)}${changed(desk, status)}${missing(desk, status)}${menu(desk, status.menu)}`
}
