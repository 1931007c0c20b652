import { type Count, withBefore } from '@/lib/enquiry/admin/figures'
import { type Html, html } from '@/lib/html'
import { isLocale, localeConfigs } from '@/lib/i18n/locales'
import { readBrowser } from '@/lib/measure/browser'
import { OTHER } from '@/lib/measure/event'
import { type VitalName, vitalNames, vitals } from '@/lib/measure/sample'
import type { Cause, SampleFigures, VitalRow } from '@/lib/measure/sample-figures'
import type { Desk } from '../desk'
import { barList } from './bars'
import { crumb, list, number } from './parts'
import { spanLinks } from './spans'
import { share } from './visits'

const MOST_ROWS = 40
const MOST_CAUSES = 8

/** A vital as people write it: 0.08, 180 ms, 2.1 s. */
export function vitalText({ locale }: Desk, name: VitalName, value: number): string {
  const { bcp47 } = localeConfigs[locale]
  if (name === 'CLS') return (value / 1000).toFixed(2)
  const isLong = value >= 1000
  return new Intl.NumberFormat(bcp47, {
    ...{ style: 'unit', unit: isLong ? 'second' : 'millisecond', unitDisplay: 'short' },
    maximumFractionDigits: isLong ? 1 : 0,
  }).format(isLong ? value / 1000 : value)
}

const marks = { good: 'delivered', fair: 'pending', poor: 'dead' } as const

function rating(name: VitalName, value: number): keyof typeof marks {
  const { good, poor } = vitals[name]
  return value <= good ? 'good' : value <= poor ? 'fair' : 'poor'
}

function vitalCell(desk: Desk, name: VitalName, value: number | undefined, before?: number): Html {
  if (value === undefined) return html`<td data-label="${name}">–</td>`
  const rated = rating(name, value)
  return html`<td data-label="${name}"><span>${vitalText(desk, name, value)} <span class="status ${marks[rated]}">${desk.t('desk.speedRating', { rated })}</span>${before !== undefined && html`<small>${desk.t('desk.speedBefore', { value: vitalText(desk, name, before) })}</small>`}</span></td>`
}

function vitalTable(
  desk: Desk,
  title: string,
  first: string,
  rows: { name: Html; row: VitalRow; before?: VitalRow | undefined }[],
): Html {
  const { t } = desk
  const heads = [first, ...vitalNames, t('desk.loads')]
  const lines = rows.slice(0, MOST_ROWS).map(({ name, row, before }) => {
    const cells = vitalNames.map((vital) => vitalCell(desk, vital, row.p75[vital], before?.p75[vital]))
    return html`<tr><th scope="row">${name}</th>${cells}<td data-label="${t('desk.loads')}">${number(desk, row.loads)}</td></tr>`
  })
  const rest = rows.length - MOST_ROWS
  return html`<section><h2 class="over">${title}</h2>${list('health numbers', heads, lines)}${rest > 0 && html`<p class="soft">${t('desk.moreRows', { count: rest })}</p>`}</section>`
}

function causeName({ t }: Desk, cause: string): string {
  const words = cause.split(' ')
  const [region, part] = words.slice(-2)
  if (!region || !part) return t('desk.others')
  const where = t('desk.causeOf', { region, part })
  return words.length < 3 ? where : t('desk.interactionOf', { way: words[0] ?? '', where })
}

/** What vitals of many loads come from, and how slow that is. */
function causesOf(desk: Desk, title: string, vital: 'LCP' | 'INP', causes: readonly Cause[]): Html {
  const { t } = desk
  const all = causes.reduce((sum, { count }) => sum + count, 0)
  const heads = [t('desk.causeHead', { vital }), t('desk.share'), vital]
  const lines = causes
    .slice(0, MOST_CAUSES)
    .map(
      ({ name, count, p75 }) =>
        html`<tr><th scope="row">${causeName(desk, name)}</th><td data-label="${heads[1]}">${share(count, all)}</td>${vitalCell(desk, vital, p75)}</tr>`,
    )
  return html`<section><h2 class="over">${title}</h2>${lines.length > 0 ? list('health', heads, lines) : html`<p class="soft">${t('desk.noCauses')}</p>`}</section>`
}

/** Engine and versions as `docs/browsers.md` writes them. */
function browserLabel(desk: Desk, name: string): string {
  const browser = readBrowser(name)
  if (!browser) return desk.t('desk.others')
  const { engine, from, next } = browser
  if (next === undefined) return `${engine} ≥ ${from}`
  return from === 0 ? `${engine} < ${next}` : `${engine} ${from}–${next - 1}`
}

function browsersOf(desk: Desk, browsers: Count<string>[]): Html {
  const { t } = desk
  const all = browsers.reduce((sum, { count }) => sum + count, 0)
  const full = browsers.filter(({ of }) => readBrowser(of)?.isFull).reduce((sum, { count }) => sum + count, 0)
  const bars = browsers.map(({ of, ...counted }) => ({ label: browserLabel(desk, of), ...counted }))
  return html`${barList(desk, t('desk.browsers'), bars)}<p class="soft">${t('desk.browsersFull', { share: share(full, all) })}</p>`
}

const isSame = (a: VitalRow) => (b: VitalRow) =>
  a.page === b.page && a.locale === b.locale && a.device === b.device

/** How fast pages were for real visitors, what made them slow, and which browsers came; `before`: in as many days before. */
export function speedView(
  desk: Desk,
  figures: SampleFigures,
  { days, before }: { days: number; before: SampleFigures },
): Html {
  const { t } = desk
  const head = html`${crumb(desk, 'visits')}<h1>${t('desk.speed')}</h1>${spanLinks(desk, '/desk/speed', days)}`
  const note = html`<p class="soft">${t('desk.speedNote')}</p>`
  if (figures.pages.length === 0)
    return html`${head}<div class="empty"><h2>${t('desk.noSpeed')}</h2><p>${t('desk.noSpeedText')}</p></div>${note}`
  const device = (name: string) => t('desk.device', { name })
  const devices = figures.devices.map((row) => ({
    name: html`${device(row.device)}`,
    row,
    before: before.devices.find(isSame(row)),
  }))
  const pages = figures.pages.map((row) => {
    const page =
      row.page === OTHER || row.page === 'other'
        ? t('desk.others')
        : row.page === 'home'
          ? '/'
          : `/${row.page}`
    const language = isLocale(row.locale) ? localeConfigs[row.locale].name : row.locale
    return { name: html`${page}<small>${language} · ${device(row.device)}</small>`, row }
  })
  return html`${head}${vitalTable(desk, t('desk.speedOverall'), t('desk.deviceHead'), devices)}
${vitalTable(desk, t('desk.speedByPage'), t('desk.pageKind'), pages)}
<div class="halves">${causesOf(desk, t('desk.slowestElements'), 'LCP', figures.causes.LCP)}${causesOf(desk, t('desk.slowestInteractions'), 'INP', figures.causes.INP)}</div>
${browsersOf(desk, withBefore(figures.browsers, before.browsers))}${note}`
}
