import type { z } from 'zod'
import { ContractError, type ContractIssue } from './errors'
import { inPass } from './lenient'

/** A deviation that was tolerated: the element or field was left out. */
export type Deviation = ContractIssue

/** `$.a[0].b` of a path as a list. */
export const jsonPath = (path: PropertyKey[]) =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    '$',
  )

function typeName(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object'
    ? 'an object'
    : `the ${typeof value} ${JSON.stringify(value)?.slice(0, 60)}`
}

function valueAt(body: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined),
    body,
  )
}

/** What a schema wanted, in a few words; messages of our own win over zod's sentences. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) return `${issue.expected}`
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`
  return issue.message
}

/** The issues of a failed parse in the contract's words: JSON path, expected, received. */
export function contractIssues(error: z.ZodError, body: unknown): ContractIssue[] {
  return error.issues.map((issue) => ({
    path: jsonPath(issue.path),
    keys: issue.path,
    expected: expectation(
      ('params' in issue && (issue.params?.origin as z.core.$ZodIssue | undefined)) || issue,
    ),
    received: typeName(valueAt(body, issue.path)),
  }))
}

/** `null` is the same as absent (contract, intro): a copy without null properties. List elements stay. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === null ? [] : [[key, withoutNulls(item)]])),
  )
}

/** Every deviation of a payload from its schema, tolerable or not; none when it is as the contract writes it. */
export function strictIssues(schema: z.ZodType, payload: unknown): ContractIssue[] {
  const body = withoutNulls(payload)
  const exact = inPass(true, () => schema.safeParse(body))
  return exact.success ? [] : contractIssues(exact.error, body)
}

/** True when a payload can be read at all, with what the contract lets a reader drop. */
export const isReadable = (schema: z.ZodType, payload: unknown): boolean =>
  inPass(false, () => schema.safeParse(withoutNulls(payload))).success

/**
 * Reads a payload by its schema. Returns the value and what had to be left out.
 * Throws ContractError when a required part is missing or ill-typed.
 */
export function readPayload<S extends z.ZodType>(
  call: string,
  schema: S,
  payload: unknown,
): { value: z.output<S>; deviations: Deviation[] } {
  const body = withoutNulls(payload)
  const exact = inPass(true, () => schema.safeParse(body))
  if (exact.success) return { value: exact.data, deviations: [] }
  const lenient = inPass(false, () => schema.safeParse(body))
  if (!lenient.success) throw new ContractError(call, contractIssues(lenient.error, body))
  return { value: lenient.data, deviations: contractIssues(exact.error, body) }
}
