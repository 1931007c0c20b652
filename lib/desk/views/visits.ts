import { type Html, html } from '@/lib/html'
import { events, OTHER, type VisitEvent } from '@/lib/measure/event'
import type { Funnel, VisitFigures } from '@/lib/measure/figures'
import type { Desk } from '../desk'
import { barList, largest } from './bars'
import { dayChart } from './day-chart'
import { capital, list, number } from './parts'
import { spanLinks } from './spans'

const MOST_ROWS = 25
const nameOf = ({ t }: Desk, event: VisitEvent) => t(`desk.visit${capital(event)}s`)

/** A share in percent as people say it: none of nothing, and never 0 % of something. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  if (part > 0 && percent < 0.1) return '< 0.1%'
  return `${percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)}%`
}

/** The whole way of all visitors: a bar a step, and which share of the step before it came so far. */
function funnelOf(desk: Desk, total: Funnel): Html {
  const steps = events.map((event, index) => {
    const before = events[index - 1]
    const of = before && event !== 'gate' ? share(total[event], total[before]) : undefined
    const note = of && desk.t('desk.shareOf', { share: of })
    return { label: html`${nameOf(desk, event)} <small>${note}</small>`, count: total[event] }
  })
  return barList(desk, desk.t('desk.funnel'), steps, 12)
}

/** `note` stands below the label; `enquiries`: where those it brought are listed. */
type Row = { label: string; note?: string; enquiries?: string; funnel: Funnel }

/** Funnels side by side, the way to a submit in percent. */
function funnels(desk: Desk, title: string, first: string, rows: Row[], viewsName: string): Html {
  const { t } = desk
  const names = events.map((event) => (event === 'view' ? viewsName : nameOf(desk, event)))
  const heads = [first, ...names, t('desk.rate')]
  const lines = rows.slice(0, MOST_ROWS).map(({ label, note, enquiries, funnel }) => {
    const cells = events.map(
      (event, at) => html`<td data-label="${names[at]}">${number(desk, funnel[event])}</td>`,
    )
    return html`<tr><th scope="row">${label}${note && html`<small>${enquiries ? html`<a href="${enquiries}">${note}</a>` : note}</small>`}</th>${cells}<td data-label="${t('desk.rate')}">${share(funnel.submit, funnel.form)}</td></tr>`
  })
  const rest = rows.length - MOST_ROWS
  return html`<section><h2 class="over">${title}</h2>${list('health numbers', heads, lines)}${rest > 0 && html`<p class="soft">${t('desk.moreRows', { count: rest })}</p>`}</section>`
}

/** How many pages were shown, and how far visitors went from there, by campaign and by form. */
export function visitsView(
  desk: Desk,
  figures: VisitFigures,
  { days, forms }: { days: number; forms: readonly { id: string; name: string }[] },
): Html {
  const { t, siteUrl, href } = desk
  const head = html`<h1>${t('desk.visits')}</h1>${spanLinks(desk, '/desk/visits', days)}`
  const note = html`<p class="soft">${t('desk.visitsNote')}</p>`
  if (events.every((event) => figures.total[event] === 0))
    return html`${head}<div class="empty"><h2>${t('desk.noVisits')}</h2><p>${t('desk.noVisitsText')}</p></div>${note}`
  const most = Math.max(...figures.days.map(({ count }) => count))
  const text = t('desk.viewsText', { days, total: figures.total.view, most })
  const sources = figures.sources.map(({ source, campaign, funnel }) => {
    const [kind = '', ...words] = source.split(' ')
    const label = source === OTHER ? t('desk.others') : t('lead.sourceOf', { kind, name: words.join(' ') })
    if (campaign === OTHER) return { label, funnel, note: t('desk.others') }
    return { label, funnel, ...(campaign && { note: campaign, enquiries: href('/desk', { q: campaign }) }) }
  })
  const byForm = figures.forms.map(({ form, funnel }) => {
    const name = forms.find(({ id }) => id === form)?.name
    if (form === OTHER) return { label: t('desk.others'), funnel }
    return { label: name ?? t('desk.formNo', { id: form }), funnel, ...(name && { note: form }) }
  })
  const pages = largest(
    figures.pages.map(({ page, funnel }) => ({ of: page, count: funnel.view })),
    desk,
    (of) => (of === OTHER ? { label: t('desk.others') } : { label: of, href: `${siteUrl}${of}` }),
  )
  return html`${head}${dayChart(desk, { title: t('desk.viewsPerDay'), text, days: figures.days })}
<div class="halves">${funnelOf(desk, figures.total)}${barList(desk, t('desk.byPageViews'), pages)}</div>
${funnels(desk, t('desk.byCampaign'), t('desk.origin'), sources, t('desk.visitViews'))}
${byForm.length > 0 && funnels(desk, t('desk.byForm'), t('desk.form'), byForm, t('desk.viewsAround'))}${note}`
}
