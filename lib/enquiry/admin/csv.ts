import { recordKinds } from '@/lib/content-types/addresses'
import type { Translator } from '@/lib/i18n/translator'
import { gateText } from '@/lib/rules/gate/gate'
import { campaignAddress } from '@/lib/rules/gate/visit'
import { zonedTime } from '@/lib/rules/text/dates'
import { builtInTexts } from '../built-in-texts'
import { unlocked } from '../notice/facts'
import { lineOf } from '../notice/line'
import type { EnquiryContext } from '../store/enquiries'
import type { Enquiry } from './read'
import { kindName, stateName, statusName, targetName } from './words'

/** The campaign's usual parameters have their column always, the ten most frequent others when an enquiry has them. */
const usualCampaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const MOST_OTHERS = 10
const MOST_LABELS = 200

/** Where a cell may begin, also for a spreadsheet that separates by semicolons or tabs, and what a formula there begins with. */
const formula = /(?<=^|[;\t\r\n\v\f\x85\u2028\u2029])(?!\n)(?=[\s"]*[=+\-@＝＋－＠])/g

/** Signs beside digits in a date, a time or a power of ten that a spreadsheet recognises, in Chinese and English. */
const numberWords =
  /jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|[ap]\.?m?\.?$|e[+-]?(?=\d)|上午|下午|[年月日时時分秒]/g

/** What a spreadsheet would write otherwise: long numbers, zeros at their ends, amounts, dates, times, powers of ten, TRUE, #N/A. */
function isRewritten(value: string): boolean {
  const plain = value.normalize('NFKC').trim().toLowerCase()
  if (/^(?:true|false|#[\w/]+[!?]?)$/.test(plain)) return true
  const rest = plain.replace(numberWords, '')
  const isNumber = /^[\d\s.,:/()%$¥£€'-]+$/.test(rest) && /\d/.test(rest)
  return isNumber && (value.length > 11 || String(Number(value)) !== value)
}

/**
 * A cell that a spreadsheet shows as it is and never computes, whatever separates cells there: a formula gets an apostrophe before it,
 * what would be rewritten gets a tab behind it, which makes it text.
 */
export function csvCell(text: string): string {
  const value = isRewritten(text) ? `${text}\t` : text
  const safe = value.replace(formula, "'").replace(/^[\t\r\n]/, "'$&")
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const touchOf = ({ context }: Enquiry) => context.client?.firstTouch ?? {}

/** Values by name; several of one name are joined to one text. */
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

/** The kind of page that an enquiry came from. */
function sourceName(t: Translator, source: string): string {
  const [folder] = recordKinds.find(([, { formSource }]) => formSource === source) ?? []
  return folder ? kindName({ t }, folder) : t('desk.others')
}

/** What of an enquiry a cell needs besides: the zone of its times, the language, the title of what was unlocked. */
type Reading = { zone: string; t: Translator; opened: string | undefined }

/** The columns that every table has, by their names in `desk.columnName`. */
const fixedColumns: Record<string, (enquiry: Enquiry, reading: Reading) => string> = {
  id: ({ row }) => row.id,
  created: ({ row }) => new Date(row.created_at).toISOString(),
  localTime: ({ row }, { zone }) => zonedTime(row.created_at, zone),
  language: ({ context }, { t }) => t('lead.languageOf', { locale: context.mark }),
  site: ({ row }) => row.site_id,
  form: ({ row }) => row.form_id,
  formName: ({ context }) => context.formName,
  source: ({ body }, { t }) => sourceName(t, body.formTypeSource),
  sourceId: ({ body }) => String(body.sourceId ?? ''),
  page: ({ context }) => context.page ?? '',
  landing: (enquiry) => campaignAddress(touchOf(enquiry).landing ?? ''),
  referrer: (enquiry) => campaignAddress(touchOf(enquiry).referrer ?? ''),
  bdVid: ({ body }) => body.trafficAccessReq.bd_vid ?? '',
  extInfo: ({ body }) => body.trafficAccessReq.ext_info ?? '',
  logidUrl: ({ body }) => campaignAddress(body.trafficAccessReq.logidUrl),
  consentVersion: ({ context }) => context.consent?.version ?? '',
  consentTime: ({ context }, { zone }) => (context.consent ? zonedTime(context.consent.at, zone) : ''),
  gate: ({ context }, { t, opened }) => unlocked(context, { t, siteUrl: '', opened })?.value ?? '',
  deliveries: ({ deliveries }, { t }) =>
    deliveries
      .map(({ target, status }) => lineOf(t, targetName({ t }, target), statusName({ t }, status)))
      .join('; '),
  state: ({ row }, { t }) => stateName({ t }, row.state),
  stateBy: ({ row }) => row.state_by ?? '',
  stateTime: ({ row }, { zone }) => (row.state_at === null ? '' : zonedTime(row.state_at, zone)),
  assignee: ({ row }) => row.assignee ?? '',
}

/**
 * Enquiries as rows of texts in the language of `t`, the first the names of the columns: one per known utm parameter and per field
 * label, times in the zone too; what was unlocked by its title as far as `titleOf` knows it.
 * Addresses hold nothing but their campaign, in older rows too (D9). Reads twice: for the columns, then for the rows.
 */
export async function* enquiryTable(
  read: () => AsyncIterable<Enquiry>,
  zone: string,
  t = builtInTexts('en'),
  titleOf: (context: EnquiryContext) => Promise<string | undefined> = async () => undefined,
): AsyncGenerator<string[]> {
  const nameOf = (column: string) => t('desk.columnName', { column })
  const labels = new Set<string>()
  const others = new Map<string, number>()
  for await (const enquiry of read()) {
    for (const label of labelled(enquiry).keys()) labels.add(label)
    for (const name of campaignIn(enquiry).keys()) others.set(name, (others.get(name) ?? 0) + 1)
  }
  for (const name of usualCampaign) others.delete(name)
  const frequent = [...others].sort(([, a], [, b]) => b - a).map(([name]) => name)
  const campaign = columns([...usualCampaign, ...frequent], usualCampaign.length + MOST_OTHERS, 'utm_*')
  const fields = columns([...labels], MOST_LABELS, nameOf('otherFields'))
  yield [...Object.keys(fixedColumns).map(nameOf), ...campaign.head, ...fields.head]
  // A back end that is away is waited for once a title, not once a row.
  const titles = new Map<string, Promise<string | undefined>>()
  for await (const enquiry of read()) {
    const { context } = enquiry
    const key = context.gate ? context.mark + gateText(context.gate) : ''
    const title = titles.get(key) ?? titleOf(context)
    titles.set(key, title)
    const reading = { zone, t, opened: await title }
    const fixed = Object.values(fixedColumns).map((cell) => cell(enquiry, reading))
    yield [...fixed, ...campaign.cells(campaignIn(enquiry)), ...fields.cells(labelled(enquiry))]
  }
}

/** A table as CSV lines: UTF-8 with BOM, safe to open in a spreadsheet (D24). */
export async function* csvLines(table: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield '\uFEFF'
  for await (const cells of table) yield `${cells.map(csvCell).join(',')}\r\n`
}
