import { campaignAddress } from '@/lib/rules/gate/visit'
import { zonedTime } from '@/lib/rules/text/dates'
import type { Enquiry } from './read'

const fixedColumns = [
  'id',
  'created',
  'local time',
  'language',
  'site',
  'form',
  'form name',
  'source',
  'source id',
  'page',
  'landing',
  'referrer',
  'bd_vid',
  'ext_info',
  'logid url',
  'consent version',
  'consent time',
  'gate',
  'deliveries',
  'state',
  'state by',
  'state time',
]
/** The campaign's usual parameters have their column always, the ten most frequent others when an enquiry has them. */
const usualCampaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const MOST_OTHERS = 10
const MOST_LABELS = 200

/** Where a cell may begin, also for a spreadsheet that separates by semicolons or tabs, and what a formula there begins with. */
const formula = /(?<=^|[;\t\r\n\v\f\x85\u2028\u2029])(?!\n)(?=[\s"]*[=+\-@＝＋－＠])/g

/** Digits that a spreadsheet would write otherwise: long numbers, zeros at their ends, dates, times, powers of ten. */
const isRewritten = (value: string) =>
  /^\s*\d[\d.,:/\s-]*(?:e\d+|%)?$/i.test(value) && (value.length > 11 || String(Number(value)) !== value)

/**
 * A cell that a spreadsheet shows as it is and never computes, whatever separates cells there: a formula gets an apostrophe before it,
 * digits that would be rewritten get a tab behind them, which makes them text.
 */
export function csvCell(text: string): string {
  const value = isRewritten(text) ? `${text}\t` : text
  const safe = value.replace(formula, "'").replace(/^[\t\r\n]/, "'$&")
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csvLine = (cells: string[]) => `${cells.map(csvCell).join(',')}\r\n`

const touchOf = ({ context }: Enquiry) => context.client?.firstTouch ?? {}

/** Values by name; several of one name stand in one text. */
function byName(pairs: [name: string, value: string][]): Map<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of pairs) values.set(name, [values.get(name) ?? [], value].flat().join('; '))
  return values
}

const campaignIn = (enquiry: Enquiry) =>
  byName(Object.entries(touchOf(enquiry)).filter(([name]) => name.startsWith('utm_')))
const labelled = ({ body: { fieldValues }, context: { labels } }: Enquiry) =>
  byName(fieldValues.map(({ formFieldBO: { id }, value }) => [labels[String(id)] ?? String(id), value]))

/** The first `most` names have a column of their own, all others one together: whoever invents names adds no columns. */
function columns(all: string[], most: number, rest: string) {
  const names = all.slice(0, most)
  const hasRest = all.length > most
  const cells = (values: Map<string, string>) => {
    const others = [...values].filter(([name]) => !names.includes(name)).map((pair) => pair.join('='))
    return [...names.map((name) => values.get(name) ?? ''), ...(hasRest ? [others.join('; ')] : [])]
  }
  return { head: hasRest ? [...names, rest] : names, cells }
}

function fixedCells(enquiry: Enquiry, zone: string): string[] {
  const { row, body, context, deliveries } = enquiry
  const { trafficAccessReq: traffic } = body
  const { landing = '', referrer = '' } = touchOf(enquiry)
  return [
    row.id,
    new Date(row.created_at).toISOString(),
    zonedTime(row.created_at, zone),
    context.mark,
    row.site_id,
    row.form_id,
    context.formName,
    body.formTypeSource,
    String(body.sourceId ?? ''),
    context.page ?? '',
    campaignAddress(landing),
    campaignAddress(referrer),
    traffic.bd_vid ?? '',
    traffic.ext_info ?? '',
    campaignAddress(traffic.logidUrl),
    context.consent?.version ?? '',
    context.consent ? zonedTime(context.consent.at, zone) : '',
    context.gate ? [context.gate.type, context.gate.id, context.gate.jump].join('~') : '',
    deliveries.map(({ target, status }) => `${target}: ${status}`).join(' '),
    row.state,
    row.state_by ?? '',
    row.state_at === null ? '' : zonedTime(row.state_at, zone),
  ]
}

/**
 * Enquiries as CSV lines: UTF-8 with BOM, a column per known utm parameter and per field label, times in the zone too, safe to open
 * in a spreadsheet (D24). Addresses hold nothing but their campaign, in older rows too (D9). Reads twice: for the columns, then for the rows.
 */
export async function* csvLines(read: () => AsyncIterable<Enquiry>, zone: string): AsyncGenerator<string> {
  const labels = new Set<string>()
  const others = new Map<string, number>()
  for await (const enquiry of read()) {
    for (const label of labelled(enquiry).keys()) labels.add(label)
    for (const name of campaignIn(enquiry).keys()) others.set(name, (others.get(name) ?? 0) + 1)
  }
  for (const name of usualCampaign) others.delete(name)
  const frequent = [...others].sort(([, a], [, b]) => b - a).map(([name]) => name)
  const campaign = columns([...usualCampaign, ...frequent], usualCampaign.length + MOST_OTHERS, 'utm_*')
  const fields = columns([...labels], MOST_LABELS, 'other fields')
  yield `\uFEFF${csvLine([...fixedColumns, ...campaign.head, ...fields.head])}`
  for await (const enquiry of read()) {
    const cells = [...campaign.cells(campaignIn(enquiry)), ...fields.cells(labelled(enquiry))]
    yield csvLine([...fixedCells(enquiry, zone), ...cells])
  }
}
