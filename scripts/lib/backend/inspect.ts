import type { z } from 'zod'
import { deadLinks } from '@/lib/content/client/dead-links'
import { addressPlaces, gatedFields } from '@/lib/content/shared/gated-fields'
import { GATED_CALL } from '@/lib/content/shared/gated-files'
import { activity, unshownText } from '@/lib/contract/activities'
import { bounds } from '@/lib/contract/bounds'
import { sharedTypes } from '@/lib/contract/company'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import type { ContractIssue } from '@/lib/contract/errors'
import { emptyChoices, form } from '@/lib/contract/forms'
import { lossesIn } from '@/lib/contract/html-losses'
import { article, missingContent } from '@/lib/contract/news'
import { jsonPath, strictIssues, typeName } from '@/lib/contract/read'
import { resource } from '@/lib/contract/resource'
import { isShownAt, jumpTypeOf, publicationStatusOf } from '@/lib/contract/restrict'
import { isOptional, layers, schemaAt } from '@/lib/contract/schema'
import { isLimited } from '@/lib/http/retry-after'
import type { Locale } from '@/lib/i18n/locales'
import { usableTexts } from '@/lib/i18n/usable-texts'
import { isObject } from '@/lib/is-object'
import { readJson, writeJson } from '@/lib/json'

/** Something that is not as the contract says. An error loses content or a page; a warning is lived with. */
export type Finding = { isError: boolean; path: string; message: string }

export const error = (path: string, message: string): Finding => ({ isError: true, path, message })
export const warning = (path: string, message: string): Finding => ({ isError: false, path, message })

/** What an answer comes to: its payload, or why there is none. */
export type Answered = {
  payload?: unknown
  findings: Finding[]
  isNotFound?: boolean
  isUnauthorized?: boolean
  /** A gateway turns calls away until there are fewer (429). */
  isLimited?: boolean
}

const unauthorized: Answered = { findings: [], isUnauthorized: true }

/** Reads the envelope of an answer (contract, "Envelope and transport"). */
export function readEnvelope(status: number, text: string): Answered {
  if (status === 401 || status === 403) return unauthorized
  let body: unknown
  try {
    body = readJson(text)
  } catch {
    const what = /^\s*</.test(text) ? 'HTML' : text.trim() === '' ? 'nothing' : 'broken JSON'
    return {
      findings: [error('$', `HTTP ${status} with ${what}; expected JSON`)],
      isLimited: isLimited(status, body),
    }
  }
  if (isLimited(status, body)) return { findings: [], isLimited: true }
  if (isObject(body) && body.code !== undefined && body.code !== null) {
    if (body.code === '200' && status < 300) return { payload: body.data, findings: [] }
    if (body.code === '404' && (status === 200 || status === 404))
      return { findings: [error('$.code', 'code "404"')], isNotFound: true }
    if (/^40[13]$/.test(String(body.code))) return unauthorized
    const message = String(body.msg ?? body.message ?? '')
    const received = typeName(body.code).replace(/^the \w+ /, '')
    return {
      findings: [
        error('$.code', `code ${received} under HTTP ${status}; expected the string "200". ${message}`),
      ],
    }
  }
  if (status < 200 || status > 299)
    return { findings: [error('$', `HTTP ${status} without an answer of the contract`)] }
  return {
    payload: body,
    findings: [warning('$', 'no envelope {code, data, msg}; read as the payload itself')],
  }
}

/** What was asked for, beside the call itself. */
type Asked = {
  id?: string | undefined
  pageSize?: number | undefined
  isPreview?: boolean
  locale?: Locale | undefined
}
/** U+FFFD stands where bytes are no UTF-8. */
const NO_TEXT =
  'signs that were lost (U+FFFD): the answer is not UTF-8; write UTF-8, or name the charset (GBK, GB18030) in Content-Type'

type Inspection = (endpoint: Endpoint, payload: unknown, asked: Asked) => Finding[]

/** Each looks at a payload for one kind of difference; a new kind is one line. */
const inspections: Inspection[] = [
  ({ output }, payload) => fieldFindings(output, payload),
  ({ output }, payload) =>
    lossesIn(output, payload).map(({ path, losses }) =>
      warning(jsonPath(path), `left out of the text: ${losses.join(', ')}`),
    ),
  ({ output }, payload) => deadLinks(output, payload).map((issue) => findingOf(warning, issue)),
  ({ output }, payload, { locale = 'cn' }) =>
    output === endpoints.siteDictionary.output ? dictionaryFindings(locale, payload) : [],
  (_, payload) => (writeJson({ payload }).includes('\uFFFD') ? [error('$', NO_TEXT)] : []),
  (_, payload) => gatedWithoutForm(payload),
  (_, payload) => formsOfNoGate(payload),
  (_, payload, { isPreview = false }) => publicationFindings(payload, '$', isPreview),
  (endpoint, payload, { pageSize }) => listFindings(endpoint, payload, pageSize),
  (_, payload, { id }) =>
    id !== undefined && isObject(payload) && payload.id !== undefined && String(payload.id) !== id
      ? [error('$.id', `record ${String(payload.id)} in answer to ${id}`)]
      : [],
]

/** Everything in a payload that differs from the contract, field by field. */
export const inspectPayload: Inspection = (endpoint, payload, asked) =>
  inspections.flatMap((inspection) => inspection(endpoint, payload, asked))

/** Shops of Java write numbers as texts to spare browsers long ids, often by one setting for all. */
const asNumber =
  '; write a number (Jackson: no WRITE_NUMBERS_AS_STRINGS, a ToStringSerializer on ids alone; of one field: @JsonFormat(shape = Shape.NUMBER))'

/** What schemas read well and visitors do not see as it is meant. */
const furtherChecks: [z.ZodType, (body: unknown) => ContractIssue[], typeof error][] = [
  [form, emptyChoices, error],
  [endpoints.introductions.output, sharedTypes, warning],
  [article, missingContent, warning],
  [activity, unshownText, warning],
]

function fieldFindings(schema: z.ZodType, body: unknown): Finding[] {
  const others = furtherChecks.flatMap(([of, look, finding]) =>
    of === schema ? look(body).map((issue) => findingOf(finding, issue)) : [],
  )
  return [...issueFindings(schema, body), ...others]
}

const findingOf = (finding: typeof error, { path, expected, received }: ContractIssue) =>
  finding(path, `expected ${expected}, got ${received}`)

function issueFindings(schema: z.ZodType, body: unknown): Finding[] {
  return strictIssues(schema, body).map(({ place, path, expected, received, restricts }) => {
    const isNumberInText = /\b(?:number|int)\b/.test(expected) && /^the string "-?[\d.]+"/.test(received)
    const hint = isNumberInText ? asNumber : path === '$.data' ? listElsewhere(body) : ''
    const message = `expected ${expected}, got ${received}${hint}`
    return !restricts && isOptionalAt(schema, place) ? warning(path, message) : error(path, message)
  })
}

/** Where an answer without `data` has its only list, as pagers of some frameworks do. */
function listElsewhere(body: unknown): string {
  const lists = isObject(body) ? Object.keys(body).filter((field) => Array.isArray(body[field])) : []
  return lists.length === 1 ? `; its list stands in ${lists}` : ''
}

/** True when losing the value at a place loses no more than an optional field or one file of a resource. */
function isOptionalAt(schema: z.ZodType, place: PropertyKey[]): boolean {
  let at: z.ZodType | undefined = schema
  for (const [index, key] of place.entries()) {
    at = at && (schemaAt(at, key) ?? elementOf(at, key))
    if (!at) return true
    if (index === place.length - 1 ? isOptional(at) : layers(at).includes(resource)) return true
  }
  return false
}

/** The element of a list answer that came bare: what was replaced in it is told by its place there. */
function elementOf(list: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const data = typeof key === 'number' ? schemaAt(list, 'data') : undefined
  return data && schemaAt(data, key)
}

/** Records, at any depth, whose publication status cannot be read or hides them: they are left out. */
function publicationFindings(value: unknown, path: string, isPreview: boolean): Finding[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => publicationFindings(item, `${path}[${index}]`, isPreview))
  if (!isObject(value)) return []
  const status = publicationStatusOf(value)
  const isDraft = !isPreview && status.unreadable.length === 0 && !isShownAt(status, Date.now())
  return [
    ...status.unreadable.map(({ name, expected }) =>
      error(`${path}.${name}`, `expected ${expected}, got ${typeName(value[name])}`),
    ),
    ...(isDraft ? [warning(path, 'not published, yet in an answer without preview: left out')] : []),
    ...Object.entries(value).flatMap(([name, item]) =>
      publicationFindings(item, `${path}.${name}`, isPreview),
    ),
  ]
}

/** Texts of a dictionary that are shown nowhere. */
function dictionaryFindings(locale: Locale, payload: unknown): Finding[] {
  const texts = Object.entries(isObject(payload) ? payload : {}).flatMap(([key, text]) =>
    typeof text === 'string' && text.trim() !== '' ? [[key, text] as const] : [],
  )
  const { unknown, broken } = usableTexts(locale, Object.fromEntries(texts))
  return [
    ...unknown.map((key) => warning(jsonPath([key]), 'no text of the site has this key: left out')),
    ...broken.map((key) =>
      warning(
        jsonPath([key]),
        'left out: a placeholder that the built-in text has not, or an open brace or tag',
      ),
    ),
  ]
}

/** Addresses, in fields and texts, that visitors are given only behind a form, where there is none. */
const gatedWithoutForm = (payload: unknown): Finding[] =>
  addressPlaces(payload).flatMap(({ path, address, isGated }) =>
    !isGated && gatedAddress.test(address)
      ? [error(jsonPath(path), `no form stands before ${GATED_CALL}…: visitors get 401`)]
      : [],
  )
const gatedAddress = new RegExp(`(?:^|["'=;])[^\\s"'=;]*${GATED_CALL}`)

/** Buttons that name a form and are of a type that asks for none. */
function formsOfNoGate(value: unknown, path: PropertyKey[] = [], isGated = false): Finding[] {
  if (!Array.isArray(value) && !isObject(value)) return []
  const { formBO } = value as { formBO?: unknown }
  const isNamed = isObject(formBO) && (formBO.id ?? undefined) !== undefined
  const isOpen = isNamed && !isGated && jumpTypeOf(value as Record<string, unknown>) !== 'FORM'
  const { isJumpGated } = isObject(value) ? gatedFields(value) : { isJumpGated: false }
  const message = 'no form opens: it does where jumpContentType is FORM. What this leads to is open to all'
  return [
    ...(isOpen ? [warning(jsonPath([...path, 'formBO']), message)] : []),
    ...Object.entries(value).flatMap(([key, item]) =>
      formsOfNoGate(
        item,
        [...path, Array.isArray(value) ? Number(key) : key],
        key === 'jumpBO' && isJumpGated,
      ),
    ),
  ]
}

function listFindings({ paged, output }: Endpoint, body: unknown, pageSize: number | undefined): Finding[] {
  if (!schemaAt(output, 'data') || !schemaAt(output, 'total')) return []
  const items = isObject(body) ? body.data : body
  if (!Array.isArray(items)) return []
  const findings: Finding[] = []
  const total = isObject(body) ? body.total : undefined
  if (paged && typeof total === 'string')
    findings.push(error('$.total', `total is ${typeName(total)}${asNumber}`))
  else if (paged && typeof total !== 'number')
    findings.push(error('$.total', 'total is missing: visitors see the first page only'))
  if (typeof total === 'number' && total < items.length)
    findings.push(error('$.total', `total ${total} of ${items.length} elements`))
  if (paged && pageSize !== undefined && items.length > pageSize)
    findings.push(error('$.data', `${items.length} elements on a page of ${pageSize}: pageSize is ignored`))
  if (paged && typeof total === 'number' && total > bounds.records)
    findings.push(
      warning('$.total', `total ${total}: sitemap and search hold the first ${bounds.records} of a kind`),
    )
  const ids = items.flatMap((item) =>
    isObject(item) && (item.id ?? undefined) !== undefined ? [String(item.id)] : [],
  )
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) findings.push(warning('$.data', `id ${twice} stands there twice`))
  return findings
}
