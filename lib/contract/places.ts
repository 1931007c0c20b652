import { z } from 'zod'
import { isObject } from '@/lib/is-object'
import { core, layers, schemaAt } from './schema'

export type Place = { path: PropertyKey[]; value: unknown }

/** Where values of one kind stand in a payload as it came; `kind` is their schema, such as `html` or `link`. */
export function placesOf(
  schema: z.ZodType,
  kind: z.ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): Place[] {
  if (layers(schema).includes(kind)) return [{ path, value }]
  // A bare list is a list answer's second form.
  const isBareList = Array.isArray(value) && core(schema) instanceof z.ZodObject
  const around = isBareList ? schemaAt(schema, 'data') : schema
  if (!around || !(Array.isArray(value) || isObject(value))) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const name = Array.isArray(value) ? Number(key) : key
    const inner = schemaAt(around, name)
    return inner ? placesOf(inner, kind, item, [...path, name]) : []
  })
}
