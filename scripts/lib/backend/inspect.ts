import type { Endpoint } from '@/lib/contract/endpoint'
import { strictIssues, withoutNulls } from '@/lib/contract/read'
import { aliases, type Shape, shapeOf } from '@/lib/contract/shape'

/** Something that is not as the contract says. An error loses content or a page; a warning is lived with. */
export type Finding = { isError: boolean; path: string; message: string }

const error = (path: string, message: string): Finding => ({ isError: true, path, message })
const warning = (path: string, message: string): Finding => ({ isError: false, path, message })
const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** What an answer comes to: its payload, or why there is none. */
export type Answered = { payload?: unknown; findings: Finding[]; isNotFound?: boolean }

/** Reads the envelope of an answer (contract, "Envelope and transport"). */
export function readEnvelope(status: number, text: string): Answered {
  let body: unknown
  try {
    body = JSON.parse(text)
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
  const body = withoutNulls(payload)
  const shape = shapeOf(endpoint.output)
  return [
    ...fieldFindings(endpoint, body, shape),
    ...aliasFindings(shape, body, '$'),
    ...listFindings(endpoint, body, asked.pageSize),
    ...(asked.id !== undefined && isObject(body) && body.id !== undefined && String(body.id) !== asked.id
      ? [error('$.id', `record ${JSON.stringify(body.id)} in answer to ${asked.id}`)]
      : []),
  ]
}

function fieldFindings(endpoint: Endpoint, body: unknown, shape: Shape): Finding[] {
  return strictIssues(endpoint.output, body).map(({ keys, path, expected, received }) => {
    const message = `expected ${expected}, got ${received}`
    return isRequiredAt(shape, keys) ? error(path, message) : warning(path, message)
  })
}

/** True when losing the value at a path loses more than an optional field. */
function isRequiredAt(shape: Shape, keys: readonly PropertyKey[]): boolean {
  const [key, ...rest] = keys
  if (key === undefined) return true
  if (shape.kind === 'under') return isRequiredAt(shape.inner, key === shape.key ? rest : keys)
  if (shape.kind === 'listAnswer')
    return key === 'total'
      ? false
      : isRequiredAt({ kind: 'list', item: shape.item }, key === 'data' ? rest : keys)
  if (shape.kind === 'list') return isRequiredAt(shape.item, rest)
  if (shape.kind !== 'object') return false
  const field = shape.fields[String(key)]
  if (!field || (rest.length === 0 && !field.isRequired)) return false
  return isRequiredAt(field.shape, rest)
}

function aliasFindings(shape: Shape, value: unknown, path: string): Finding[] {
  if (shape.kind === 'list' || shape.kind === 'listAnswer') {
    const items = isObject(value) ? value.data : value
    return Array.isArray(items)
      ? items.flatMap((item, index) => aliasFindings(shape.item, item, `${path}[${index}]`))
      : []
  }
  if (shape.kind === 'under') return aliasFindings(shape.inner, value, path)
  if (shape.kind !== 'object' || !isObject(value)) return []
  const used = aliases.filter(
    ([first, second]) =>
      first in shape.fields && second in shape.fields && second in value && !(first in value),
  )
  return [
    ...used.map(([first, second]) => warning(`${path}.${second}`, `second name of ${first}`)),
    ...Object.entries(shape.fields).flatMap(([name, field]) =>
      aliasFindings(field.shape, value[name], `${path}.${name}`),
    ),
  ]
}

function listFindings({ paged, output }: Endpoint, body: unknown, pageSize: number | undefined): Finding[] {
  if (shapeOf(output).kind !== 'listAnswer') return []
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
  const ids = items.flatMap((item) => (isObject(item) && item.id !== undefined ? [String(item.id)] : []))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) findings.push(warning('$.data', `id ${twice} stands there twice`))
  return findings
}
