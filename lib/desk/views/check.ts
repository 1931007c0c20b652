import { wallTime } from '@/lib/clock'
import type { RecordFile } from '@/lib/content/status'
import type { Finding } from '@/lib/content-check/findings'
import type { OutsideLinks } from '@/lib/content-check/outside-links'
import type { Checked } from '@/lib/content-check/recent'
import { type Html, html } from '@/lib/html'
import type { StudioNames } from '@/lib/studio/place-names'
import type { Desk } from '../desk'
import { around, crumb, inDeskLanguage, list, moment, pager, writtenPlace } from './parts'
import { editLink, kindOf, languageOf, recordHref } from './record-parts'

/** The groups of findings, worst first. */
const groups = ['mistake', 'language', 'unreached', 'picture', 'search', 'outside', 'note'] as const
type Group = (typeof groups)[number]
/** Findings of a group on the page of all, and on a page of its own. */
const FIRST = 20
const PAGE = 100

export type ShownCheck = {
  last: Checked | undefined
  isRunning: boolean
  /** What was found of links to other sites, which a timer asks. */
  outside: OutsideLinks | undefined
  names: StudioNames
  /** The record of a finding's file. */
  recordOf: (file: string) => RecordFile | undefined
  /** The group that is asked for alone. */
  of: string | undefined
  pageNo: number
}

const groupOf = ({ isNote, topic }: Finding): Group => (isNote ? (topic ?? 'note') : 'mistake')

/** The keys of a place as findings write it: `$.fonts[2].file`. */
const keysOf = (path: string) =>
  [...path.matchAll(/\[(\d+)\]|[^$.[\]]+/g)].map(([key, index]) => (index ? Number(index) : key))

function row(desk: Desk, { recordOf, names }: ShownCheck, finding: Finding, heads: string[]): Html {
  const { file, line, path, message, folder } = finding
  const record = recordOf(file)
  const said = folder ? message.replace(folder, () => names.folderOf(folder)) : message
  const place = html`<code translate="no">${record?.file ?? file}:${line}</code>`
  return html`<tr><th scope="row">${record ? html`<a href="${recordHref(desk, record)}">${record.title}</a><small>${kindOf(desk, record)} · ${place}</small>` : place}</th><td data-label="${heads[1]}">${record ? languageOf(desk, record.locale) : '–'}</td><td data-label="${heads[2]}"><div>${inDeskLanguage(desk, said)}${path !== '$' && html`<small>${record ? names.placeOf(record, path) : writtenPlace(desk, keysOf(path))}</small>`}</div></td><td class="act">${record && editLink(desk, record)}</td></tr>`
}

function section(desk: Desk, shown: ShownCheck, group: Group, found: Finding[]): Html {
  const { t, href } = desk
  const { of, pageNo } = shown
  const hrefOf = (page: number) => href('/desk/check', { of: group, pageNo: String(page) })
  const pages = Math.ceil(found.length / PAGE)
  const from = (Math.min(pageNo, pages) - 1) * PAGE
  const some = of === group ? found.slice(from, from + PAGE) : found.slice(0, FIRST)
  const heads = [t('desk.record'), t('desk.language'), t('desk.checkFound'), t('desk.checkEdit')]
  const rows = some.map((finding) => row(desk, shown, finding, heads))
  const rest =
    of === group
      ? pager(desk, { pageNo: Math.min(pageNo, pages), pages, hrefOf })
      : some.length < found.length &&
        html`<p class="soft"><a class="button" href="${hrefOf(1)}">${t('desk.checkAll', { count: found.length })}</a></p>`
  return html`<section id="${group}"><h2 class="over">${t('desk.checkGroup', { group })} · ${found.length}</h2>${list('health records found', heads, rows)}${rest}</section>`
}

/** What `content:check` finds, by what it is about; the first of each group, and a page for the others. */
export function checkView(desk: Desk, shown: ShownCheck): Html {
  const { t, href } = desk
  const { last, isRunning, outside } = shown
  const of = groups.find((group) => group === shown.of)
  const again = html` <a href="${href('/desk/check')}">${t('desk.checkAgain')}</a>`
  const running = isRunning && html`<p class="note" role="status">${t('desk.checkRunning')}${again}</p>`
  const head = html`${crumb(desk, 'content')}<h1>${t('desk.check')}</h1><p class="soft">${t('desk.checkText')}</p>${running}`
  if (!last) return head
  const all = [...last.findings, ...(outside?.findings ?? [])]
  const found = groups.map((group) => ({
    group,
    findings: all.filter((finding) => groupOf(finding) === group),
  }))
  const tiles = found.map(
    ({ group, findings: { length } }) =>
      html`<li><a class="tile" href="${of ? href('/desk/check') : ''}#${group}"><span>${t('desk.checkGroup', { group })}</span><strong>${length}</strong></a></li>`,
  )
  const asked = outside
    ? around(t('desk.checkOutside', { time: '\u0000', count: outside.asked }), moment(desk, outside.at))
    : t('desk.checkOutsideNever')
  const when = html`<p class="soft">${around(t('desk.checkAt', { time: '\u0000' }), moment(desk, wallTime(last.at)))}</p><p class="soft">${asked}</p>`
  const parts = found
    .filter(({ group, findings }) => findings.length > 0 && (of === undefined || of === group))
    .map(({ group, findings }) => section(desk, shown, group, findings))
  // A check that is under way may find something yet.
  const none = !isRunning && html`<div class="empty"><p>${t('desk.checkFine')}</p></div>`
  return html`${head}${when}<ul class="tiles">${tiles}</ul>${parts.length > 0 ? parts : none}`
}
