import { z } from 'zod'
import { isObject } from '@/lib/is-object'
import { core, isOptional, layers, type Origin, schemaAt, special } from './schema'

/** Containers of a rewritten body → where they stood in the one that came. */
export type Origins = WeakMap<object, { path: PropertyKey[]; names?: Record<string, string> }>

/**
 * A body in the contract's first forms, as a copy: `null` and blank optional texts are absent, second forms are rewritten.
 * Nothing is checked and unknown fields stay. With `origins`, it is noted where each container stood.
 */
export function inFirstForm(schema: z.ZodType, body: unknown, origins?: Origins): unknown {
  return rewritten(schema, body === null ? undefined : body, [], origins)
}

function rewritten(schema: z.ZodType, value: unknown, path: PropertyKey[], origins?: Origins): unknown {
  const note: Origin['note'] = (container, at, names) => {
    if (typeof container === 'object' && container !== null)
      origins?.set(container, { path: at, ...(names && { names }) })
  }
  let form = value
  for (const layer of layers(schema)) {
    const { rewrite, names } = special.get(layer) ?? {}
    if (rewrite) form = rewrite(form, { path, note }) ?? form
    if (names) form = withFirstNames(form, names, { path, note })
  }
  if (form === null || typeof form !== 'object') return form
  const here = origins?.get(form) ?? { path }
  const at = (key: PropertyKey) => (origins ? [...here.path, key] : path)
  const copy = Array.isArray(form)
    ? form.map((item, index) => rewrittenItem(schema, item, index, at(index), origins))
    : Object.fromEntries(
        Object.entries(form).flatMap(([key, item]) => rewrittenField(schema, key, item, at(key), origins)),
      )
  origins?.set(copy, here)
  return copy
}

function rewrittenItem(
  schema: z.ZodType,
  item: unknown,
  index: number,
  path: PropertyKey[],
  origins?: Origins,
) {
  const element = schemaAt(schema, index)
  return element ? rewritten(element, item, placeOf(item, path, origins), origins) : item
}

function rewrittenField(
  schema: z.ZodType,
  key: string,
  item: unknown,
  path: PropertyKey[],
  origins?: Origins,
): [string, unknown][] {
  const field = core(schema) instanceof z.ZodObject ? schemaAt(schema, key) : undefined
  if (item === null || (field && isOptional(field) && isBlank(item))) return []
  return [[key, field ? rewritten(field, item, placeOf(item, path, origins), origins) : item]]
}

/** A container that a rewrite moved keeps its original place. */
const placeOf = (item: unknown, path: PropertyKey[], origins?: Origins) =>
  (typeof item === 'object' && item !== null && origins?.get(item)?.path) || path

/** Many back ends send an empty text for "none": an optional empty text counts as absent, so that fall-back texts apply. */
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

/** A path of the rewritten body as it was in the body that came. */
export function originalPath(body: unknown, path: PropertyKey[], origins: Origins): PropertyKey[] {
  let value = body
  let origin: PropertyKey[] = []
  for (const key of path) {
    const here = typeof value === 'object' && value !== null ? origins.get(value) : undefined
    origin = [...(here?.path ?? origin), here?.names?.[String(key)] ?? key]
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  const here = typeof value === 'object' && value !== null ? origins.get(value) : undefined
  return here?.path ?? origin
}

/** `{ [key]: record }` and the bare record are the same; the bare one is the first form. */
export const unwrapped =
  (key: string) =>
  (value: unknown, { path, note }: Origin): unknown => {
    if (!isObject(value) || value[key] === undefined || value[key] === null) return value
    note(value[key], [...path, key])
    return value[key]
  }

function withFirstNames(value: unknown, names: Record<string, string>, { path, note }: Origin): unknown {
  if (!isObject(value)) return value
  const used = Object.entries(names).filter(([first, second]) => isNothing(value[first]) && second in value)
  if (used.length === 0) return value
  const seconds = new Set(used.map(([, second]) => second))
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !seconds.has(key)))
  const copy = { ...rest, ...Object.fromEntries(used.map(([first, second]) => [first, value[second]])) }
  note(copy, path, Object.fromEntries(used))
  return copy
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  isBlank(value) ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Array.isArray(value.files) && value.files.length === 0)
