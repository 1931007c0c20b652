import { z } from 'zod'

/**
 * Reading happens twice at most. The strict pass reports every deviation with its full JSON path; only when it
 * fails does the lenient pass drop bad list elements and ill-typed optional fields, as the contract says.
 * Parsing is synchronous, so one module variable carries the pass.
 */
let strict = false

/** Runs `parse` with every deviation reported (true) or tolerated where the contract tolerates it (false). */
export function inPass<T>(isStrict: boolean, parse: () => T): T {
  const before = strict
  strict = isStrict
  try {
    return parse()
  } finally {
    strict = before
  }
}

/** True while every deviation is to be reported. */
export const isStrictPass = () => strict

type Inner = { kind: 'optional' | 'list' | 'listAnswer' | 'under'; inner: z.ZodType; key?: string }
/** Inner schemas of the readers below, for generators that must see through the leniency (lib/contract/shape.ts). */
export const innerSchemas = new WeakMap<z.ZodType, Inner>()

type Reporting = { issues: unknown[] }
type Reported = z.core.$ZodIssue & { params?: { origin?: z.core.$ZodIssue } }

/** Hands the issues of an inner parse to the outer one, under `prefix`; `origin` keeps what the innermost schema said. */
export function report(context: Reporting, error: z.ZodError, prefix: PropertyKey[]) {
  for (const issue of error.issues as Reported[]) {
    context.issues.push({
      code: 'custom',
      message: issue.message,
      path: [...prefix, ...issue.path],
      params: { origin: issue.params?.origin ?? issue },
      input: issue.input,
    })
  }
}

/** Many back ends say "none" with an empty text: as an optional value it is absent, so that no fall-back meets an empty label. */
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

function optionalReader<S extends z.ZodType>(
  schema: S,
  toleratesBadLists: boolean,
): z.ZodOptional<z.ZodType<z.output<S>>> {
  const isList = innerSchemas.get(schema)?.kind === 'list'
  const reader = z
    .unknown()
    .optional()
    .transform((value, context) => {
      if (value === undefined || value === null || isBlank(value)) return undefined
      const result = schema.safeParse(value)
      if (result.success) return result.data
      const isAllBad = isList && Array.isArray(value)
      if (strict || (isAllBad && !toleratesBadLists))
        report(context as unknown as Reporting, result.error, [])
      return undefined
    })
  innerSchemas.set(reader, { kind: 'optional', inner: schema })
  return reader as unknown as z.ZodOptional<z.ZodType<z.output<S>>>
}

/**
 * An optional field: absent, null or a blank text → undefined; ill-typed → reported in the strict pass, undefined in the lenient
 * one. A non-empty list whose every element is bad stays an error here too (contract, intro).
 */
export function optional<S extends z.ZodType>(schema: S): z.ZodOptional<z.ZodType<z.output<S>>> {
  return optionalReader(schema, false)
}

/** Records that a page shows beside its own: these degrade even when none of them is readable (contract, "Envelope"). */
export function related<S extends z.ZodType>(schema: S): z.ZodOptional<z.ZodType<z.output<S>[]>> {
  return optionalReader(list(schema), true)
}

/** A list that loses only its bad elements; a non-empty list without one good element is an error (contract, intro). */
export function list<S extends z.ZodType>(schema: S): z.ZodType<z.output<S>[]> {
  const reader = z.array(z.unknown()).transform((values, context) => {
    const good: z.output<S>[] = []
    const bad: { index: number; error: z.ZodError }[] = []
    values.forEach((value, index) => {
      const result = schema.safeParse(value)
      if (result.success) good.push(result.data)
      else bad.push({ index, error: result.error })
    })
    const told = strict ? bad : good.length === 0 ? bad.slice(0, 1) : []
    for (const { index, error } of told) report(context as unknown as Reporting, error, [index])
    return good
  })
  innerSchemas.set(reader, { kind: 'list', inner: schema })
  return reader
}

/** An optional list whose absence means "none". */
export function listOrNone<S extends z.ZodType>(schema: S) {
  return optional(list(schema)).transform((values) => values ?? [])
}

/** A record that comes bare or wrapped as `{ [key]: record }`. */
export function under<S extends z.ZodType>(key: string, schema: S): z.ZodType<z.output<S>> {
  const reader = z.unknown().transform((value, context): z.output<S> => {
    const isWrapped = value !== null && typeof value === 'object' && key in value
    const result = schema.safeParse(isWrapped ? Reflect.get(value, key) : value)
    if (result.success) return result.data
    report(context as unknown as Reporting, result.error, isWrapped ? [key] : [])
    return z.NEVER
  })
  innerSchemas.set(reader, { kind: 'under', inner: schema, key })
  return reader
}
