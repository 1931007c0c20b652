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
/** One column for all that have none: whoever invents names adds no columns. */
const REST = 'utm_*'

/** A cell that a spreadsheet shows and never computes: a leading = + - @ (also after blanks) gets an apostrophe. */
export function csvCell(value: string): string {
  const isFormula = /^[=+\-@＝＋－＠]/.test(value.trimStart()) || /^[\t\r\n]/.test(value)
  const safe = isFormula ? `'${value}` : value
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csvLine = (cells: string[]) => `${cells.map(csvCell).join(',')}\r\n`

const labelsIn = ({ body, context }: Enquiry) =>
  body.fieldValues.map(({ formFieldBO, value }) => ({
    label: context.labels[formFieldBO.id] ?? String(formFieldBO.id),
    value,
  }))

const touchOf = ({ context }: Enquiry) => context.client?.firstTouch ?? {}
const campaignIn = (enquiry: Enquiry) =>
  Object.entries(touchOf(enquiry)).filter(([name]) => name.startsWith('utm_'))

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
    landing,
    referrer,
    traffic.bd_vid ?? '',
    traffic.ext_info ?? '',
    traffic.logidUrl,
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
 * in a spreadsheet (D24). Reads twice: once for the columns, once for the rows.
 */
export async function* csvLines(read: () => AsyncIterable<Enquiry>, zone: string): AsyncGenerator<string> {
  const labels = new Set<string>()
  const others = new Map<string, number>()
  for await (const enquiry of read()) {
    for (const { label } of labelsIn(enquiry)) labels.add(label)
    for (const [name] of campaignIn(enquiry)) others.set(name, (others.get(name) ?? 0) + 1)
  }
  for (const name of usualCampaign) others.delete(name)
  const frequent = [...others].sort(([, a], [, b]) => b - a).slice(0, MOST_OTHERS)
  const campaign = [...usualCampaign, ...frequent.map(([name]) => name)]
  if (others.size > MOST_OTHERS) campaign.push(REST)
  yield `\uFEFF${csvLine([...fixedColumns, ...campaign, ...labels])}`
  for await (const enquiry of read()) {
    const values = new Map<string, string>()
    for (const { label, value } of labelsIn(enquiry))
      values.set(label, values.has(label) ? `${values.get(label)}; ${value}` : value)
    const touch = touchOf(enquiry)
    const rest = campaignIn(enquiry).filter(([name]) => !campaign.includes(name))
    const came = campaign.map((name) =>
      name === REST ? rest.map((one) => one.join('=')).join('; ') : touch[name],
    )
    yield csvLine([
      ...fixedCells(enquiry, zone),
      ...came.map((value) => value ?? ''),
      ...[...labels].map((label) => values.get(label) ?? ''),
    ])
  }
}
