import type { z } from 'zod'
import { bounds } from './bounds'
import { ContractError, type ContractIssue } from './errors'
import { inFirstForm, type Origins, originalPath, type Reading, type Replacement } from './first-form'
import { dropTargets, withoutPlaces } from './leave-out'
import { ruleOf } from './schema'

/** A deviation that was tolerated: the element or field was left out, cut, or replaced. */
export type Deviation = ContractIssue

/**
 * Reads a payload by its schema, as the contract's introduction says: what cannot be read costs the nearest list element or
 * optional field around it, until a required part of the payload itself is missing or ill-typed: ContractError.
 * Returns the value and what had to be left out or replaced. `visibility` leaves out what visitors do not see.
 */
export function readPayload<S extends z.ZodType>(
  call: string,
  schema: S,
  payload: unknown,
  visibility?: Reading['visibility'],
): { value: z.output<S>; deviations: Deviation[] } {
  let isReported = false
  const read = (reading: Reading) =>
    inFirstForm(schema, payload, { ...reading, ...bounded(schema), ...(visibility && { visibility }) })
  const report = () => {
    isReported = true
  }
  let result = schema.safeParse(read({ report }))
  if (result.success && !isReported) return { value: result.data, deviations: [] }
  // Only now is it noted where everything stood: most answers need it not.
  const deviations: Deviation[] = []
  const origins: Origins = new WeakMap()
  let body = read({ origins, report: (replaced) => deviations.push(replacedIssue(replaced, payload)) })
  while (!result.success) {
    const issues = result.error.issues
    deviations.push(...contractIssues(issues, body, payload, origins))
    const { places, fatal } = dropTargets(schema, body, issues)
    if (fatal.length > 0) throw new ContractError(call, contractIssues(fatal, body, payload, origins))
    body = withoutPlaces(body, places, origins)
    result = schema.safeParse(body)
  }
  return { value: result.data, deviations: deviations.sort(restrictingFirst) }
}

/** Every deviation of a payload from its schema, tolerated or not; the second forms of the contract are none. */
export function strictIssues(schema: z.ZodType, payload: unknown): ContractIssue[] {
  const origins: Origins = new WeakMap()
  const replaced: ContractIssue[] = []
  const body = inFirstForm(schema, payload, {
    origins,
    report: (issue) => replaced.push(replacedIssue(issue, payload)),
    isMarkupEmpty: true,
    ...bounded(schema),
  })
  const result = schema.safeParse(body)
  return result.success
    ? replaced
    : [...replaced, ...contractIssues(result.error.issues, body, payload, origins)]
}

/** What all lists and texts of an answer may have: a list that pages show in parts is bounded by its elements alone. */
function bounded(schema: z.ZodType): Pick<Reading, 'left' | 'characters'> {
  const left = ruleOf(schema, 'most')
  return { left, ...((left ?? 0) <= bounds.shown && { characters: bounds.characters }) }
}

const restrictingFirst = (a: Deviation, b: Deviation) => Number(b.restricts ?? 0) - Number(a.restricts ?? 0)

function replacedIssue({ path, expected, restricts }: Replacement, payload: unknown): ContractIssue {
  return { ...issueAt(path, expected, typeName(valueAt(payload, path))), restricts }
}

/** True when a payload can be read at all, with what the contract lets a reader leave out. */
export function isReadable(schema: z.ZodType, payload: unknown): boolean {
  try {
    readPayload('', schema, payload)
    return true
  } catch {
    return false
  }
}

/** Issues in the contract's words: JSON path in the body that came, expected, received. One a place. */
function contractIssues(
  issues: z.core.$ZodIssue[],
  body: unknown,
  payload: unknown,
  origins: Origins,
): ContractIssue[] {
  const byPath = new Map(issues.toReversed().map((issue) => [JSON.stringify(issue.path), issue]))
  return [...byPath.values()].toReversed().map((issue) => {
    const keys = originalPath(body, issue.path, origins)
    return {
      path: jsonPath(keys),
      keys,
      place: issue.path,
      expected: expectation(issue),
      received: typeName(valueAt(payload, keys)),
    }
  })
}

/** What is said of a place of a payload in its first form. */
export const issueAt = (keys: PropertyKey[], expected: string, received: string): ContractIssue => ({
  ...{ path: jsonPath(keys), keys, place: keys, expected, received },
})

/** A path as text: `$.data[3].title`. */
export const jsonPath = (path: PropertyKey[]) =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    '$',
  )

/** A text of more characters is named by its length. */
const LONG = 200

/** What a value is, in a few words. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'string' && value.length > LONG) return `a text of ${value.length} characters`
  if (typeof value === 'bigint') return `the number ${String(value).slice(0, 60)}`
  return typeof value === 'object'
    ? 'an object'
    : `the ${typeof value} ${JSON.stringify(value)?.slice(0, 60)}`
}

/** The value at a path of a body; undefined where there is none, and for a field that is null. */
function valueAt(body: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    const inner = value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined
    return inner === null && typeof key === 'string' ? undefined : inner
  }, body)
}

/** What a schema wanted, in a few words; messages of our own win over zod's sentences. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) return `${issue.expected}`
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`
  if (!/^(?:Too|Invalid|Unrecognized)\b/.test(issue.message)) return issue.message
  if (issue.code === 'too_small')
    return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`
  if (issue.code === 'too_big')
    return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`
  return 'another value'
}
