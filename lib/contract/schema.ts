import { z } from 'zod'

/** What plain zod cannot say of a contract schema. */
type Special = {
  /** Turns a second form of the contract into the first; a value that is in no second form comes back as it is. */
  rewrite?: (value: unknown, origin: Origin) => unknown
  /** Second names of fields by their first: one fills its first name where that has nothing to show. */
  names?: Record<string, string>
  /** A list that degrades: when none of its elements can be read it is left out (contract, "Envelope"). */
  degrades?: true
}

/** Where a value stood in the body that came, for messages about one that was moved by a rewrite. */
export type Origin = {
  path: PropertyKey[]
  /** Remembers that a new or moved container stood at `path`; `names` are the names its fields came under. */
  note: (container: unknown, path: PropertyKey[], names?: Record<string, string>) => void
}

/** Special rules by schema. */
export const special = z.registry<Special>()

const known = new WeakMap<z.ZodType, z.ZodType[]>()

/** The schema itself and the ones it wraps, from the outside in: optional, default, the input side of a transform. */
export function layers(schema: z.ZodType): z.ZodType[] {
  const before = known.get(schema)
  if (before) return before
  const found = [schema]
  known.set(schema, found)
  for (let inner = wrapped(schema); inner; inner = wrapped(inner)) found.push(inner)
  return found
}

function wrapped(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schema.unwrap() as z.ZodType
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType
  return undefined
}

/** The innermost layer: an object, a list or a single value. */
export const core = (schema: z.ZodType): z.ZodType => layers(schema).at(-1) ?? schema

/** True when a field may be absent. */
export const isOptional = (schema: z.ZodType): boolean => schema._zod.optin !== undefined

/** Schema of a field of an object or of the elements of a list; undefined where the contract knows none. */
export function schemaAt(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const inner = core(schema)
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType
  if (!(inner instanceof z.ZodObject)) return undefined
  const shape = inner.shape as Record<string, z.ZodType>
  return shape[String(key)] ?? (inner.def.catchall as z.ZodType | undefined)
}
