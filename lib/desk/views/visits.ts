import { withBefore } from '@/lib/enquiry/admin/figures'
import { capital } from '@/lib/enquiry/admin/words'
import { type Html, html, type Part } from '@/lib/html'
import { isLocale, localeConfigs } from '@/lib/i18n/locales'
import { events, OTHER, type VisitEvent } from '@/lib/measure/event'
import type { Funnel, VisitFigures } from '@/lib/measure/figures'
import type { MissedSearch } from '@/lib/measure/sample-figures'
import type { Desk } from '../desk'
import { barList, difference, largest, searchLink } from './bars'
import { dayChart } from './day-chart'
import { comparedText } from './figures'
import { list, number } from './parts'
import { spanLinks } from './spans'

const MOST_ROWS = 25
const nameOf = ({ t }: Desk, event: VisitEvent) => t(`desk.visit${capital(event)}s`)

const NO_SHARE = '–'

/** A share in percent as people say it: none of nothing, and never 0 % of something. */
export function share(part: number, whole: number): string {
  // Who blocks being counted submits without having opened anything.
  if (whole === 0 || part > whole) return NO_SHARE
  const percent = (part / whole) * 100
  if (part > 0 && percent < 0.1) return '< 0.1%'
  return `${percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)}%`
}

/** The whole way of all visitors: a bar a step, and which share of the step before it came so far. */
function funnelOf(desk: Desk, total: Funnel, totalBefore: Funnel | undefined): Html {
  const steps = events.map((event, index) => {
    const before = events[index - 1]
    const of = before && event !== 'gate' ? share(total[event], total[before]) : NO_SHARE
    const note = of !== NO_SHARE && desk.t('desk.shareOf', { share: of })
    const label = html`${nameOf(desk, event)} <small>${note}</small>`
    return { label, count: total[event], before: totalBefore?.[event] }
  })
  return barList(desk, desk.t('desk.funnel'), steps, 12)
}

/** `note` stands below the label; `before`: in the days before, if it was seen then. */
type Row = { label: string; note?: Part; funnel: Funnel; before?: Funnel | undefined }

/** Funnels side by side, the way to a submit in percent. */
function funnels(desk: Desk, title: string, first: string, rows: Row[], viewsName: string): Html {
  const { t } = desk
  const names = events.map((event) => (event === 'view' ? viewsName : nameOf(desk, event)))
  const heads = [first, ...names, t('desk.rate')]
  const lines = rows.slice(0, MOST_ROWS).map(({ label, note, funnel, before }) => {
    const cells = events.map(
      (event, at) =>
        html`<td data-label="${names[at]}">${before ? html`<span>${number(desk, funnel[event])}<small>${difference(desk, funnel[event], before[event])}</small></span>` : number(desk, funnel[event])}</td>`,
    )
    return html`<tr><th scope="row">${label}${note && html`<small>${note}</small>`}</th>${cells}<td data-label="${t('desk.rate')}">${share(funnel.submit, funnel.form)}</td></tr>`
  })
  const rest = rows.length - MOST_ROWS
  return html`<section><h2 class="over">${title}</h2>${list('health numbers', heads, lines)}${rest > 0 && html`<p class="soft">${t('desk.moreRows', { count: rest })}</p>`}</section>`
}

/** What visitors searched for and did not find. */
function searchesOf(desk: Desk, searches: readonly MissedSearch[]): Html {
  const { t } = desk
  const heads = [t('desk.searchWords'), t('desk.language'), t('desk.searchTimes')]
  const rows = searches.slice(0, MOST_ROWS).map(({ locale, words, count }) => {
    const language = isLocale(locale) ? localeConfigs[locale].name : locale
    return html`<tr><th scope="row">${words === OTHER ? t('desk.others') : words}</th><td data-label="${heads[1]}">${language}</td><td data-label="${heads[2]}">${number(desk, count)}</td></tr>`
  })
  const rest = searches.length - MOST_ROWS
  return html`<section><h2 class="over">${t('desk.searches')}</h2>${rows.length > 0 ? list('health', heads, rows) : html`<p class="soft">${t('desk.noSearches')}</p>`}${rest > 0 && html`<p class="soft">${t('desk.moreRows', { count: rest })}</p>`}<p class="soft">${t('desk.searchesNote')}</p></section>`
}

const viewsByPage = ({ pages }: VisitFigures) =>
  pages.flatMap(({ page, funnel }) => (funnel.view > 0 ? [{ of: page, count: funnel.view }] : []))

/** How many pages were shown, and how far visitors went from there, by campaign and by form; `before`: in as many days before. */
export function visitsView(
  desk: Desk,
  figures: VisitFigures,
  {
    days,
    forms,
    before,
    searches,
  }: {
    days: number
    forms: readonly { id: string; name: string }[]
    before: VisitFigures | undefined
    searches: readonly MissedSearch[]
  },
): Html {
  const { t, siteUrl, href } = desk
  const head = html`<h1>${t('desk.visits')}</h1>${spanLinks(desk, '/desk/visits', days)}<p><a href="${href('/desk/speed', { days: String(days) })}">${t('desk.speedLink')}</a></p>`
  const note = html`<p class="soft">${t('desk.visitsNote')}</p>`
  if (events.every((event) => figures.total[event] === 0))
    return html`${head}<div class="empty"><h2>${t('desk.noVisits')}</h2><p>${t('desk.noVisitsText')}</p></div>${searches.length > 0 && searchesOf(desk, searches)}${note}`
  const most = Math.max(...figures.days.map(({ count }) => count))
  const compared = before && comparedText(desk, { now: figures.total.view, before: before.total.view, days })
  const text = t('desk.viewsText', { days, total: figures.total.view, most })
  const sources = figures.sources.map(({ source, campaign, funnel }) => {
    const [kind = '', ...words] = source.split(' ')
    const last = before?.sources.find((one) => one.source === source && one.campaign === campaign)
    const funnels = { funnel, before: last?.funnel }
    const label = source === OTHER ? t('desk.others') : t('lead.sourceOf', { kind, name: words.join(' ') })
    if (campaign === OTHER) return { label, ...funnels, note: t('desk.others') }
    return {
      label,
      ...funnels,
      ...(campaign && { note: html`${campaign}${searchLink(desk, campaign, figures.days)}` }),
    }
  })
  const byForm = figures.forms.map(({ form, funnel }) => {
    const name = forms.find(({ id }) => id === form)?.name
    const funnels = { funnel, before: before?.forms.find((one) => one.form === form)?.funnel }
    if (form === OTHER) return { label: t('desk.others'), ...funnels }
    return { label: name ?? t('desk.formNo', { id: form }), ...funnels, ...(name && { note: form }) }
  })
  const pages = largest(withBefore(viewsByPage(figures), before && viewsByPage(before)), desk, (of) =>
    of === OTHER ? { label: t('desk.others') } : { label: of, href: `${siteUrl}${of}` },
  )
  return html`${head}${dayChart(desk, { title: t('desk.viewsPerDay'), text, compared, days: figures.days })}
<div class="halves">${funnelOf(desk, figures.total, before?.total)}${pages.length > 0 && barList(desk, t('desk.byPageViews'), pages)}</div>
${funnels(desk, t('desk.byCampaign'), t('desk.origin'), sources, t('desk.visitViews'))}
${byForm.length > 0 && funnels(desk, t('desk.byForm'), t('desk.form'), byForm, t('desk.viewsAround'))}
${searchesOf(desk, searches)}${note}`
}
