import type { z } from 'zod'
import { bounds } from '@/lib/contract/bounds'
import type { Endpoint } from '@/lib/contract/endpoint'
import { emptyChoices, form } from '@/lib/contract/forms'
import { lossesIn } from '@/lib/contract/html-losses'
import { article, missingContent } from '@/lib/contract/news'
import { jsonPath, strictIssues, typeName } from '@/lib/contract/read'
import { resource } from '@/lib/contract/resource'
import { publicationStatusOf } from '@/lib/contract/restrict'
import { isOptional, layers, schemaAt, special } from '@/lib/contract/schema'
import { isObject } from '@/lib/is-object'
import { readJson } from '@/lib/json'

/** Something that is not as the contract says. An error loses content or a page; a warning is lived with. */
export type Finding = { isError: boolean; path: string; message: string }

const error = (path: string, message: string): Finding => ({ isError: true, path, message })
const warning = (path: string, message: string): Finding => ({ isError: false, path, message })

/** What an answer comes to: its payload, or why there is none. */
export type Answered = { payload?: unknown; findings: Finding[]; isNotFound?: boolean }

/** Reads the envelope of an answer (contract, "Envelope and transport"). */
export function readEnvelope(status: number, text: string): Answered {
  let body: unknown
  try {
    body = readJson(text)
  } catch {
    const what = /^\s*</.test(text) ? 'HTML' : text.trim() === '' ? 'nothing' : 'broken JSON'
    return { findings: [error('$', `HTTP ${status} with ${what}; expected JSON`)] }
  }
  if (isObject(body) && body.code !== undefined && body.code !== null) {
    if (body.code === '200' && status < 300) return { payload: body.data, findings: [] }
    if (body.code === '404' && (status === 200 || status === 404))
      return { findings: [error('$.code', 'code "404"')], isNotFound: true }
    return {
      findings: [
        error(
          '$.code',
          `code ${JSON.stringify(body.code)} under HTTP ${status}; expected the string "200". ${String(body.msg ?? body.message ?? '')}`,
        ),
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

/** Everything in a payload that differs from the contract, field by field. */
export function inspectPayload(
  endpoint: Endpoint,
  payload: unknown,
  asked: { id?: string; pageSize?: number },
): Finding[] {
  const body = payload
  return [
    ...fieldFindings(endpoint.output, body),
    ...nameFindings(endpoint.output, body, '$'),
    ...lossesIn(endpoint.output, body).map(({ path, losses }) =>
      warning(jsonPath(path), `left out of the text: ${losses.join(', ')}`),
    ),
    ...standingFindings(body, '$'),
    ...listFindings(endpoint, body, asked.pageSize),
    ...(asked.id !== undefined && isObject(body) && body.id !== undefined && String(body.id) !== asked.id
      ? [error('$.id', `record ${JSON.stringify(body.id)} in answer to ${asked.id}`)]
      : []),
  ]
}

function fieldFindings(schema: z.ZodType, body: unknown): Finding[] {
  const choices = schema === form ? emptyChoices(body) : []
  const empty = schema === article ? missingContent(body) : []
  return [
    ...issueFindings(schema, body),
    ...empty.map(({ path, expected, received }) => warning(path, `expected ${expected}, got ${received}`)),
    ...choices.map(({ path, expected, received }) => error(path, `expected ${expected}, got ${received}`)),
  ]
}

function issueFindings(schema: z.ZodType, body: unknown): Finding[] {
  return strictIssues(schema, body).map(({ place, path, expected, received, restricts }) => {
    const message = `expected ${expected}, got ${received}`
    return !restricts && isOptionalAt(schema, place) ? warning(path, message) : error(path, message)
  })
}

/** True when losing the value at a place loses no more than an optional field or one file of a resource. */
function isOptionalAt(schema: z.ZodType, place: PropertyKey[]): boolean {
  let at: z.ZodType | undefined = schema
  for (const [index, key] of place.entries()) {
    at = at && schemaAt(at, key)
    if (!at) return true
    if (index === place.length - 1 ? isOptional(at) : layers(at).includes(resource)) return true
  }
  return false
}

/** Records, wherever they stand, that do not say in a readable form whether visitors see them: they are left out. */
function standingFindings(value: unknown, path: string): Finding[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => standingFindings(item, `${path}[${index}]`))
  if (!isObject(value)) return []
  return [
    ...publicationStatusOf(value).unreadable.map(({ name, expected }) =>
      error(`${path}.${name}`, `expected ${expected}, got ${typeName(value[name])}`),
    ),
    ...Object.entries(value).flatMap(([name, item]) => standingFindings(item, `${path}.${name}`)),
  ]
}

function nameFindings(schema: z.ZodType, value: unknown, path: string): Finding[] {
  if (Array.isArray(value)) {
    const element = schemaAt(schema, 0) ?? schemaAt(schemaAt(schema, 'data') ?? schema, 0)
    return value.flatMap((item, index) => (element ? nameFindings(element, item, `${path}[${index}]`) : []))
  }
  if (!isObject(value)) return []
  const names = Object.entries(
    layers(schema)
      .map((layer) => special.get(layer)?.names)
      .find(Boolean) ?? {},
  )
  const used = names.filter(([first, second]) => second in value && !(first in value))
  return [
    ...used.map(([first, second]) => warning(`${path}.${second}`, `second name of ${first}`)),
    ...Object.entries(value).flatMap(([name, item]) => {
      const field = schemaAt(schema, name)
      return field ? nameFindings(field, item, `${path}.${name}`) : []
    }),
  ]
}

function listFindings({ paged, output }: Endpoint, body: unknown, pageSize: number | undefined): Finding[] {
  if (!schemaAt(output, 'data') || !schemaAt(output, 'total')) return []
  const items = isObject(body) ? body.data : body
  if (!Array.isArray(items)) return []
  const findings: Finding[] = []
  const total = isObject(body) ? body.total : undefined
  if (paged && typeof total !== 'number')
    findings.push(error('$.total', 'total is missing: visitors see the first page only'))
  if (typeof total === 'number' && total < items.length)
    findings.push(error('$.total', `total ${total} of ${items.length} elements`))
  if (paged && pageSize !== undefined && items.length > pageSize)
    findings.push(error('$.data', `${items.length} elements on a page of ${pageSize}: pageSize is ignored`))
  if (paged && typeof total === 'number' && total > bounds.records)
    findings.push(
      warning('$.total', `total ${total}: sitemap and search hold the first ${bounds.records} of a kind`),
    )
  const ids = items.flatMap((item) => (isObject(item) && item.id !== undefined ? [String(item.id)] : []))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) findings.push(warning('$.data', `id ${twice} stands there twice`))
  return findings
}
