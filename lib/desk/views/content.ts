import type { ContentStatus } from '@/lib/content/status'
import type { MenuItem } from '@/lib/content/status/menu-order'
import { type Html, html } from '@/lib/html'
import { otherLocale } from '@/lib/i18n/locales'
import type { Desk } from '../desk'
import { changeForm, moment } from './parts'
import { editLink, languageOf, named, previewLink, recordHref, standingRow, table } from './record-parts'
import { recordsForm } from './records'

function previewForm({ t, locale }: Desk): Html {
  return html`<section class="card"><h2>${t('desk.previewAny')}</h2><p class="soft">${t('desk.previewAnyText')}</p>
<form class="line" action="/desk/preview"><input type="hidden" name="lang" value="${locale}"><p class="field"><label for="path">${t('desk.address')}</label><input id="path" name="path" required maxlength="300" placeholder="/product/1013" autocapitalize="none" spellcheck="false"></p><button class="button main">${t('desk.preview')}</button></form></section>`
}

function menu(desk: Desk, items: MenuItem[]): Html {
  const { t } = desk
  const rows = items.flatMap(({ record, text, address, position, isHidden, subMenu }) => {
    const marks = [
      record.isDraft && html` <span class="mark taken">${t('desk.isDraft')}</span>`,
      isHidden && html` <span class="mark done">${t('desk.notInMenu')}</span>`,
    ]
    const language = html`<td data-label="${t('desk.language')}">${languageOf(desk, record.locale)}</td>`
    const own = html`<tr><th scope="row"><a href="${recordHref(desk, record)}">${text}</a><small><code translate="no">${address}</code> · <code translate="no">${record.file}</code></small></th>${language}<td data-label="${t('desk.position')}">${position ?? t('desk.positionLast')}${marks}</td><td class="act">${editLink(desk, record)}</td></tr>`
    const sub =
      subMenu &&
      html`<tr><th scope="row"><a href="${recordHref(desk, subMenu.record)}">${t('desk.subMenuOf', { title: text })}</a><small><code translate="no">${subMenu.record.file}</code></small></th>${language}<td data-label="${t('desk.position')}"><ol>${subMenu.items.map((item) => html`<li>${item}</li>`)}</ol></td><td class="act">${editLink(desk, subMenu.record)}</td></tr>`
    return sub ? [own, sub] : [own]
  })
  const heads = [t('desk.record'), t('desk.language'), t('desk.position'), t('desk.checkEdit')]
  return table(t('desk.menuOrder'), 'menu', t('desk.menuOrderEmpty'), heads, rows, t('desk.menuOrderNote'))
}

function toCome(desk: Desk, { drafts, scheduled, expiring, expired }: ContentStatus): Html {
  const { t } = desk
  const all = [...new Set([...scheduled, ...expiring, ...drafts, ...expired])]
  const rows = all.map((record) => standingRow(desk, record))
  const heads = [t('desk.record'), t('desk.language'), t('desk.standing'), t('desk.preview')]
  return table(t('desk.toCome'), 'to-come', t('desk.toComeEmpty'), heads, rows)
}

function missing(desk: Desk, { missing: records }: ContentStatus): Html {
  const { t } = desk
  const rows = records.map(
    (record) =>
      html`<tr>${named(desk, record)}<td data-label="${t('desk.language')}">${languageOf(desk, record.locale)}</td><td data-label="${t('desk.lacks')}"><span class="status dead">${languageOf(desk, otherLocale(record.locale))}</span></td><td class="act">${previewLink(desk, record)}</td></tr>`,
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

/** What is to come, what waits for its translation, the menu's order, and the way to every record; without a status content lies in a back end. */
export function contentView(desk: Desk, status: (ContentStatus & { menu: MenuItem[] }) | undefined): Html {
  const { t, href } = desk
  const head = html`<h1>${t('desk.content')}</h1><p>${status && html`<a href="${href('/desk/check')}">${t('desk.check')}</a> · `}<a href="${href('/desk/ready')}">${t('desk.ready')}</a> · <a href="${href('/desk/brand')}">${t('desk.brand')}</a></p>`
  if (!status) return html`${head}<p class="soft">${t('desk.contentBackend')}</p>${previewForm(desk)}`
  return html`${head}${tiles(desk, status)}${recordsForm(desk)}${toCome(desk, status)}${changed(desk, status)}${missing(desk, status)}${menu(desk, status.menu)}`
}
