import { z } from 'zod'

/** What plain zod cannot say of a contract schema. */
type Special = {
  /** Turns a second form of the contract into the first; a value that is in no second form comes back as it is. */
  rewrite?: (value: unknown, origin: Origin) => unknown
  /** Second names of fields by their first: one fills its first name where that has nothing to show. */
  names?: Record<string, string>
  /** A list that degrades: when none of its elements can be read it is left out (contract, "Envelope"). */
  degrades?: true
  /** The replacement of a value that cannot be read as it is; undefined for one that can. `around`: the object that has it. */
  mend?: (value: unknown, around: Record<string, unknown>) => Correction | undefined
  /** A field that restricts: what cannot be read of it is an error for a back end (contract, "Fields that restrict"). */
  restricts?: true
  /** Code points of a text, elements of a list; elsewhere `bounds.text` and `bounds.list` hold. */
  most?: number
  /** A list whose elements do not count among those of the whole answer. */
  isFree?: true
  /** True for values that stand for none. */
  isNothing?: (value: unknown) => boolean
  /** A text of HTML. Of any other, tags and entities are the letters and line breaks that they stand for. */
  isMarkup?: true
  /** Noted while a record is read: no field that anybody writes. */
  isNoted?: true
  /** Values of a text that mean something; any other is taken, too. */
  known?: readonly string[]
  /** How a text that is too long is cut. */
  cut?: (text: string, most: number) => string
}

/** The replacement of a value, and what was expected. */
export type Correction = { value: unknown; expected: string }

/** Where a value stood in the body that came, for messages about one that was moved by a rewrite. */
export type Origin = {
  path: PropertyKey[]
  /** Remembers that a new or moved container stood at `path`; `names` are the names its fields came under. */
  note: (container: unknown, path: PropertyKey[], names?: Record<string, string>) => void
}

/** Special rules by schema. */
export const special = z.registry<Special>()

const layersOf = new WeakMap<z.ZodType, z.ZodType[]>()

/** The schema itself and the ones it wraps, from the outside in: optional, default, the input side of a transform. */
export function layers(schema: z.ZodType): z.ZodType[] {
  const before = layersOf.get(schema)
  if (before) return before
  const found = [schema]
  layersOf.set(schema, found)
  for (let inner = wrapped(schema); inner; inner = wrapped(inner)) found.push(inner)
  return found
}

function wrapped(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return schema.unwrap() as z.ZodType
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType
  return undefined
}

/** The innermost layer: an object, a list or a single value. */
export const core = (schema: z.ZodType): z.ZodType => layers(schema).at(-1) ?? schema

/** A special rule of a schema or of what it wraps, the outermost first. */
export function ruleOf<K extends keyof Special>(schema: z.ZodType, name: K): Special[K] | undefined {
  for (const layer of layers(schema)) {
    const rule = special.get(layer)?.[name]
    if (rule !== undefined) return rule
  }
  return undefined
}

/** True when a field may be absent. */
export const isOptional = (schema: z.ZodType): boolean => schema._zod.optin !== undefined

/** Schema of a field of an object or of the elements of a list; undefined where the contract knows none. */
export function schemaAt(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const inner = core(schema)
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType
  if (!(inner instanceof z.ZodObject)) return undefined
  const shape = inner.shape as Record<string, z.ZodType>
  // A field may be called `constructor`, as what every object has by itself.
  const known = Object.hasOwn(shape, key) ? shape[String(key)] : undefined
  return known ?? (inner.def.catchall as z.ZodType | undefined)
}
