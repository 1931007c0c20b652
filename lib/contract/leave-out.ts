import { z } from 'zod'
import type { Origins } from './first-form'
import { core, isOptional, layers, schemaAt, special } from './schema'

type Place = PropertyKey[]
type Issue = z.core.$ZodIssue

/**
 * For each issue the place that can be left out for it: the nearest list element or optional field. A list that would lose
 * all its elements is an issue itself, one place further out (contract, introduction). `fatal` are those without a place.
 */
export function dropTargets(
  schema: z.ZodType,
  body: unknown,
  issues: Issue[],
): { places: Place[]; fatal: Issue[] } {
  const causes = new Map<string, Issue[]>()
  const places = new Map<string, Place>()
  const fatal: Issue[] = []
  const settle = (place: Place | undefined, because: Issue[]) => {
    if (!place) return void fatal.push(...because)
    const key = JSON.stringify(place)
    places.set(key, place)
    causes.set(key, [...(causes.get(key) ?? []), ...because])
  }
  for (const issue of issues) settle(nearest(schema, issue.path, issue.path.length), [issue])
  for (let list = emptied(body, places); list; list = emptied(body, places)) {
    const because = elementKeys(list).flatMap((key) => causes.get(key) ?? [])
    for (const key of elementKeys(list)) places.delete(key)
    settle(aroundEmptied(schema, list.path), because)
  }
  return { places: [...places.values()], fatal }
}

/** The innermost place of the first `depth` keys of a path that may be left out. */
function nearest(schema: z.ZodType, path: Place, depth: number): Place | undefined {
  let found: Place | undefined
  let around: z.ZodType | undefined = schema
  for (const [index, key] of path.slice(0, depth).entries()) {
    const inner: z.ZodType | undefined = around && schemaAt(around, key)
    const isElement = around !== undefined && core(around) instanceof z.ZodArray
    if (isElement || (inner && isOptional(inner))) found = path.slice(0, index + 1)
    around = inner
  }
  return found
}

/** An optional list whose elements are all bad is an error of the object around it, unless the list degrades. */
function aroundEmptied(schema: z.ZodType, path: Place): Place | undefined {
  const list = path.reduce<z.ZodType | undefined>((at, key) => at && schemaAt(at, key), schema)
  const degrades = list && layers(list).some((layer) => special.get(layer)?.degrades)
  return nearest(schema, path, degrades ? path.length : path.length - 1)
}

type List = { path: Place; length: number }
const elementKeys = ({ path, length }: List) =>
  Array.from({ length }, (_, index) => JSON.stringify([...path, index]))

/** The innermost list all of whose elements would be left out. */
function emptied(body: unknown, places: Map<string, Place>): List | undefined {
  const lists = [...places.values()]
    .filter((place) => typeof place.at(-1) === 'number')
    .map((place) => place.slice(0, -1))
    .sort((a, b) => b.length - a.length)
  for (const path of lists) {
    const list = path.reduce<unknown>((value, key) => Reflect.get(value as object, key), body)
    if (!Array.isArray(list)) continue
    const found = { path, length: list.length }
    if (elementKeys(found).every((key) => places.has(key))) return found
  }
  return undefined
}

/** A copy of a body without some of its places; elements that stay keep the origin they had. */
export function withoutPlaces(body: unknown, places: Place[], origins: Origins): unknown {
  const gone = new Set(places.map((place) => JSON.stringify(place)))
  const cleaned = (value: unknown, path: Place): unknown => {
    if (value === null || typeof value !== 'object') return value
    const entries = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
      const place = [...path, Array.isArray(value) ? Number(name) : name]
      return gone.has(JSON.stringify(place)) ? [] : [[name, cleaned(item, place)]]
    })
    const copy = Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
    const origin = origins.get(value)
    if (origin) origins.set(copy, origin)
    return copy
  }
  return cleaned(body, [])
}
