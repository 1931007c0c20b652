import type { z } from 'zod'
import { aliases, type Shape, shapeOf } from '@/lib/contract/shape'
import { parseTime } from '@/lib/contract/time'

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** A payload in the contract's first form: resources as {files}, times as ISO 8601, first names, no unknown fields. */
export function firstForm(schema: z.ZodType, payload: unknown): unknown {
  return written(shapeOf(schema), payload)
}

function written(shape: Shape, value: unknown): unknown {
  if (value === undefined || value === null) return undefined
  switch (shape.kind) {
    case 'object':
      return isObject(value) ? writtenObject(shape, value) : undefined
    case 'list':
      return Array.isArray(value) ? value.map((item) => written(shape.item, item)) : undefined
    case 'listAnswer':
      if (Array.isArray(value)) return value.map((item) => written(shape.item, item))
      return isObject(value)
        ? { ...value, data: written({ kind: 'list', item: shape.item }, value.data) }
        : undefined
    case 'under':
      return written(shape.inner, isObject(value) && shape.key in value ? value[shape.key] : value)
    case 'resource':
      return writtenResource(value)
    case 'time':
      return writtenTime(value)
    case 'option':
      return isObject(value) ? value.name : value
    case 'figure':
      return String(value)
    default:
      return value
  }
}

function writtenObject({ fields, rest }: Extract<Shape, { kind: 'object' }>, value: Record<string, unknown>) {
  const named = { ...value }
  for (const [first, second] of aliases) {
    if (!(first in fields && second in fields) || named[second] === undefined) continue
    named[first] ??= named[second]
    delete named[second]
  }
  const entries = Object.entries(named).flatMap(([field, item]) => {
    const shape = fields[field]?.shape ?? rest
    const text = shape && written(shape, item)
    return text === undefined ? [] : [[field, text] as const]
  })
  return Object.fromEntries(entries)
}

function writtenResource(value: unknown): unknown {
  const files = isObject(value) && 'files' in value ? value.files : Array.isArray(value) ? value : [value]
  if (!Array.isArray(files)) return undefined
  const kept = files
    .map((file) => (typeof file === 'string' ? { url: file } : file))
    .filter((file) => isObject(file) && file.url)
  return kept.length > 0 ? { files: kept } : undefined
}

function writtenTime(value: unknown): unknown {
  const milliseconds = typeof value === 'string' || typeof value === 'number' ? parseTime(value) : undefined
  return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString()
}
