import { spanOfDays } from '@/lib/enquiry/admin/figures'
import { allEnquiries, type Enquiry } from '@/lib/enquiry/admin/read'
import { pageOf, sourceOf } from '@/lib/enquiry/notice/facts'
import type { Store } from '@/lib/enquiry/store/tables'
import { localePath, splitPrefix } from '@/lib/i18n/address'
import { defaultLocale } from '@/lib/i18n/locales'
import { withoutFormSuffix } from '@/lib/i18n/routes'
import { reportedEvents, type Visit, type VisitEvent } from './event'
import { countedSource, withoutPersonalData } from './read'

/** How often each thing of the funnel happened. */
export type Funnel = Record<VisitEvent, number>
export type VisitFigures = {
  total: Funnel
  /** Views by day, oldest first. */
  days: { of: string; count: number }[]
  sources: { source: string; campaign: string; funnel: Funnel }[]
  /** `view`: how often the pages were shown on which the form was opened. */
  forms: { form: string; funnel: Funnel }[]
  pages: { page: string; funnel: Funnel }[]
}

const none = (): Funnel => ({ view: 0, form: 0, submit: 0, gate: 0 })

/** Funnels by a name. */
class Funnels {
  readonly all = new Map<string, Funnel>()
  add(name: string, event: string, count: number): void {
    const funnel = this.all.get(name) ?? none()
    if (event in funnel) funnel[event as VisitEvent] += count
    this.all.set(name, funnel)
  }
}

/** What browsers reported: submits that older releases took from them are left out. */
const counts = ({ db }: Store, days: readonly string[]) =>
  db
    .selectFrom('visit_counts')
    .where('day', '>=', days[0] ?? '')
    .where('day', '<=', days.at(-1) ?? '')
    .where('event', 'in', reportedEvents)
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))

/** What an enquiry is counted as; none of one that is spam. */
function submitOf({ row, body, context }: Enquiry): Omit<Visit, 'event'> | undefined {
  if (row.state === 'spam') return undefined
  const { kind, name } = sourceOf(body, context)
  const page = pageOf(body, context)
  const { prefix, rest } = splitPrefix(page)
  return {
    page: localePath(prefix ?? defaultLocale, withoutFormSuffix(rest)),
    form: row.form_id,
    source: countedSource(kind, name),
    campaign: withoutPersonalData(context.client?.firstTouch?.utm_campaign ?? ''),
  }
}

/** What was counted on some days of the zone (`YYYY-MM-DD`, oldest first, one after the other); submits are the stored enquiries. */
export async function visitFigures(
  store: Store,
  days: readonly string[],
  zone: string,
): Promise<VisitFigures> {
  const [perDay, perSource, perPage] = await Promise.all([
    counts(store, days).select(['day', 'event']).groupBy(['day', 'event']).execute(),
    counts(store, days)
      .select(['source', 'campaign', 'event'])
      .groupBy(['source', 'campaign', 'event'])
      .execute(),
    counts(store, days).select(['page', 'form', 'event']).groupBy(['page', 'form', 'event']).execute(),
  ])
  const [total, sources, forms, pages] = [new Funnels(), new Funnels(), new Funnels(), new Funnels()]
  for (const { event, count } of perDay) total.add('', event, Number(count))
  for (const { source, campaign, event, count } of perSource)
    sources.add(JSON.stringify([source, campaign]), event, Number(count))
  const seenOn = new Map<string, Set<string>>()
  for (const { page, form, event, count } of perPage) {
    pages.add(page, event, Number(count))
    if (form === '') continue
    forms.add(form, event, Number(count))
    if (event === 'form') seenOn.set(form, (seenOn.get(form) ?? new Set()).add(page))
  }
  for await (const enquiry of allEnquiries(store, undefined, spanOfDays(days, zone))) {
    const submit = submitOf(enquiry)
    if (!submit) continue
    const { page, form, source, campaign } = submit
    total.add('', 'submit', 1)
    sources.add(JSON.stringify([source, campaign]), 'submit', 1)
    pages.add(page, 'submit', 1)
    forms.add(form, 'submit', 1)
  }
  const viewsOf = (form: string) =>
    [...(seenOn.get(form) ?? [])].reduce((sum, page) => sum + (pages.all.get(page)?.view ?? 0), 0)
  const views = new Map(perDay.filter(({ event }) => event === 'view').map(({ day, count }) => [day, count]))
  const byViews = <T extends { funnel: Funnel }>(list: T[]) =>
    list.sort((a, b) => b.funnel.view - a.funnel.view || b.funnel.form - a.funnel.form)
  return {
    total: total.all.get('') ?? none(),
    days: days.map((of) => ({ of, count: Number(views.get(of) ?? 0) })),
    sources: byViews(
      [...sources.all].map(([name, funnel]) => {
        const [source = '', campaign = ''] = JSON.parse(name) as string[]
        return { source, campaign, funnel }
      }),
    ),
    forms: [...forms.all]
      .map(([form, funnel]) => ({ form, funnel: { ...funnel, view: viewsOf(form) } }))
      .sort((a, b) => b.funnel.form - a.funnel.form),
    pages: byViews([...pages.all].map(([page, funnel]) => ({ page, funnel }))),
  }
}
