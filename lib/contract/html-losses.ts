import { z } from 'zod'
import { isObject } from '@/lib/is-object'
import { html, htmlLosses } from './html'
import { core, layers, schemaAt } from './schema'

/** What visitors do not see of the texts of a payload (`htmlLosses`), with the path of each text. */
export function lossesIn(
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; losses: string[] }[] {
  if (layers(schema).includes(html)) {
    const losses = typeof value === 'string' ? htmlLosses(value) : []
    return losses.length > 0 ? [{ path, losses }] : []
  }
  // A bare list is a list answer's second form.
  const isBareList = Array.isArray(value) && core(schema) instanceof z.ZodObject
  const around = isBareList ? schemaAt(schema, 'data') : schema
  if (!around || !(Array.isArray(value) || isObject(value))) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const name = Array.isArray(value) ? Number(key) : key
    const inner = schemaAt(around, name)
    return inner ? lossesIn(inner, item, [...path, name]) : []
  })
}
