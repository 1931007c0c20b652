import { z } from 'zod'
import { inFirstForm, type Reading } from '@/lib/contract/first-form'
import { resource } from '@/lib/contract/resource'
import { id, time } from '@/lib/contract/scalars'
import { core, layers, schemaAt } from '@/lib/contract/schema'
import { parseTime } from '@/lib/contract/time'
import { videoFacts } from '@/lib/contract/video-facts'
import { isObject } from '@/lib/is-object'

/** A payload in the contract's first form: resources as {files} (a video with its captions and length), times as ISO 8601, first names, no unknown fields. `visibility` leaves out what visitors do not see, `withTextIds` writes every id as a text. */
export function firstForm(
  schema: z.ZodType,
  payload: unknown,
  visibility?: Reading['visibility'],
  withTextIds = false,
): unknown {
  const form = written(schema, inFirstForm(schema, payload, visibility && { visibility }), withTextIds)
  return Array.isArray(payload) && isObject(form) ? form.data : form
}

function written(schema: z.ZodType, value: unknown, withTextIds: boolean): unknown {
  if (value === undefined || value === null) return undefined
  const own = layers(schema)
  if (own.includes(time)) return writtenTime(value)
  if (own.includes(id)) return withTextIds || typeof value === 'bigint' ? String(value) : value
  const inner = core(schema)
  if (inner instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.map((item) => written(inner.element as z.ZodType, item, withTextIds))
      : undefined
  // A number of 19 digits where a text is expected: JSON has none of that kind.
  if (typeof value === 'bigint') return String(value)
  if (!(inner instanceof z.ZodObject)) return value
  if (!isObject(value)) return undefined
  const form = writtenObject(inner, value, withTextIds)
  return own.includes(resource) ? withGoodFiles(form) : form
}

function writtenObject(
  schema: z.ZodType,
  value: Record<string, unknown>,
  withTextIds: boolean,
): Record<string, unknown> {
  const entries = Object.entries(value).flatMap(([name, item]) => {
    const field = name === 'textId' ? undefined : schemaAt(schema, name)
    const form = field && written(field, item, withTextIds)
    return form === undefined ? [] : [[name, form] as const]
  })
  return Object.fromEntries(entries)
}

function withGoodFiles({ files }: Record<string, unknown>): unknown {
  const good = Array.isArray(files)
    ? files.flatMap((file) =>
        isObject(file) && file.url ? [{ ...videoFacts(String(file.url)), ...file }] : [],
      )
    : []
  return good.length > 0 ? { files: good } : undefined
}

function writtenTime(value: unknown): unknown {
  const milliseconds = parseTime(value)
  return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString()
}
