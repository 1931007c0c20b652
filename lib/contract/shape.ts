import type { z } from 'zod'
import { fieldOption } from './forms'
import { html } from './html'
import { innerSchemas } from './lenient'
import { requiredResource, resource } from './resource'
import { figure, id, link, required, text, time } from './scalars'

type Scalar =
  | 'id'
  | 'text'
  | 'required'
  | 'figure'
  | 'time'
  | 'link'
  | 'html'
  | 'resource'
  | 'option'
  | 'boolean'
  | 'whole'
export type Field = { shape: Shape; isRequired: boolean }
/** What a schema of the contract describes, without its readers: for OpenAPI, the first form, and unknown fields. */
export type Shape =
  | { kind: Scalar }
  | { kind: 'enum'; values: string[] }
  | { kind: 'object'; fields: Record<string, Field>; rest?: Shape }
  | { kind: 'list' | 'listAnswer'; item: Shape }
  | { kind: 'under'; key: string; inner: Shape }

const scalars = new Map<z.ZodType, Scalar>([
  [id, 'id'],
  [text, 'text'],
  [required, 'required'],
  [figure, 'figure'],
  [time, 'time'],
  [link, 'link'],
  [html, 'html'],
  [resource, 'resource'],
  [requiredResource, 'resource'],
  [fieldOption, 'option'],
])

const known = new WeakMap<z.ZodType, Shape>()

/** The shape of a contract schema. Throws for a schema that the contract does not use: a generator must not guess. */
export function shapeOf(schema: z.ZodType): Shape {
  const before = known.get(schema)
  if (before) return before
  const shape = describe(schema)
  known.set(schema, shape)
  return shape
}

function describe(schema: z.ZodType): Shape {
  const scalar = scalars.get(schema)
  if (scalar) return { kind: scalar }
  const reader = innerSchemas.get(schema)
  if (reader?.kind === 'optional') return shapeOf(reader.inner)
  if (reader?.kind === 'under') return { kind: 'under', key: reader.key ?? '', inner: shapeOf(reader.inner) }
  if (reader) return { kind: reader.kind as 'list' | 'listAnswer', item: shapeOf(reader.inner) }
  const { def } = schema as z.ZodType & { def: z.core.$ZodTypeDef }
  if (def.type === 'pipe') return shapeOf((def as z.core.$ZodPipeDef).in as z.ZodType)
  if (def.type === 'boolean') return { kind: 'boolean' }
  if (def.type === 'number') return { kind: 'whole' }
  if (def.type === 'enum')
    return { kind: 'enum', values: Object.values((def as z.core.$ZodEnumDef).entries).map(String) }
  if (def.type === 'object') return objectShape(def as z.core.$ZodObjectDef)
  throw new Error(`no shape for a ${def.type} schema`)
}

function objectShape(def: z.core.$ZodObjectDef): Shape {
  const fields = Object.entries(def.shape as Record<string, z.ZodType>).map(
    ([name, schema]): [string, Field] => [name, { shape: shapeOf(schema), isRequired: !isOptional(schema) }],
  )
  const rest = def.catchall ? { rest: shapeOf(def.catchall as z.ZodType) } : {}
  return { kind: 'object', fields: Object.fromEntries(fields), ...rest }
}

function isOptional(schema: z.ZodType): boolean {
  if (innerSchemas.get(schema)?.kind === 'optional') return true
  const { def } = schema as z.ZodType & { def: z.core.$ZodTypeDef }
  return def.type === 'pipe' && isOptional((def as z.core.$ZodPipeDef).in as z.ZodType)
}

/** Second names of the contract and their first; they are aliases where an object has both. */
export const aliases: readonly (readonly [first: string, second: string])[] = [
  ['attachment', 'attachmentUrl'],
  ['businessBluePrints', 'blueprints'],
  ['applicationScenarios', 'scenes'],
  ['createTime', 'createdAt'],
]
