import type { Enquiry } from './read'

const fixedColumns = [
  'id',
  'created',
  'language',
  'site',
  'form',
  'form name',
  'source',
  'source id',
  'page',
  'bd_vid',
  'ext_info',
  'gate',
  'deliveries',
]

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

function fixedCells({ row, body, context, deliveries }: Enquiry): string[] {
  const { trafficAccessReq: traffic } = body
  return [
    row.id,
    new Date(row.created_at).toISOString(),
    context.mark,
    row.site_id,
    row.form_id,
    context.formName,
    body.formTypeSource,
    String(body.sourceId ?? ''),
    traffic.logidUrl,
    traffic.bd_vid ?? '',
    traffic.ext_info ?? '',
    context.gate ? [context.gate.type, context.gate.id, context.gate.jump].join('~') : '',
    deliveries.map(({ target, status }) => `${target}: ${status}`).join(' '),
  ]
}

/**
 * Enquiries as CSV lines: UTF-8 with BOM, a column per field label, safe to open in a spreadsheet (D24).
 * Reads twice: once for the columns, once for the rows.
 */
export async function* csvLines(read: () => AsyncIterable<Enquiry>): AsyncGenerator<string> {
  const labels = new Set<string>()
  for await (const enquiry of read()) for (const { label } of labelsIn(enquiry)) labels.add(label)
  yield `\uFEFF${csvLine([...fixedColumns, ...labels])}`
  for await (const enquiry of read()) {
    const values = new Map<string, string>()
    for (const { label, value } of labelsIn(enquiry))
      values.set(label, values.has(label) ? `${values.get(label)}; ${value}` : value)
    yield csvLine([...fixedCells(enquiry), ...[...labels].map((label) => values.get(label) ?? '')])
  }
}
