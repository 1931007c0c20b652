import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How a shop writes: Java with Spring and Jackson, or PHP. */
export type Habit = 'spring' | 'php'

/** Values that each habit writes in its own way. */
export class Id {
  constructor(readonly digits: string) {}
}
export class Time {
  constructor(readonly iso: string) {}
}

type Schema = {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
type Answer = { content: { 'application/json': { schema: Schema } } }
type Operation = { responses: { 200: Answer } }
const { paths, components } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

/** The classes of all payloads, paths with a free first segment last. */
const classes = Object.entries(paths)
  .sort(([a], [b]) => Number(a.includes('{type}')) - Number(b.includes('{type}')))
  .map(([path, methods]) => ({
    path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    schema: Object.values(methods)[0]?.responses[200].content['application/json'].schema.properties?.data,
  }))

const named = (schema: Schema | undefined): Schema | undefined =>
  schema?.$ref
    ? named(components.schemas[schema.$ref.split('/').at(-1) ?? ''])
    : (schema?.anyOf?.map(named).find((one) => one?.properties) ?? schema)

/** An answer's text as the shop's serializer writes it; no data is a record that does not exist. */
export function written(habit: Habit, path: string, data: unknown): string {
  const schema = classes.find((one) => one.path.test(`/api/internal/${path}`))?.schema
  const payload = json(habit, data ?? null, schema)
  const code = data === undefined ? '404' : '200'
  return habit === 'spring'
    ? `{"msg":null,"success":true,"code":"${code}","timestamp":1795600000000,"data":${payload}}`
    : `{"code":"${code}","msg":"ok","data":${payload},"time":1795600000}`
}

/** JSON by hand: ids of 19 digits keep them, and a class writes the fields that it has no value for. */
function json(habit: Habit, value: unknown, of: Schema | undefined): string {
  const schema = named(of)
  if (value instanceof Id) return habit === 'spring' ? value.digits : `"${value.digits}"`
  if (value instanceof Time) return time(habit, value.iso)
  if (value === null && habit === 'php')
    return schema?.type === 'string' ? '""' : schema?.properties ? '[]' : 'null'
  if (Array.isArray(value)) return `[${value.map((item) => json(habit, item, schema?.items)).join()}]`
  if (typeof value === 'boolean' && habit === 'php') return value ? '"1"' : '"0"'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = schema?.properties ?? {}
  const unset = Object.fromEntries(Object.keys(fields).map((name) => [name, null]))
  const all = Object.entries({ ...unset, ...value }).map(
    ([name, item]) =>
      `"${(habit === 'php' && secondNames[name]) || name}":${json(habit, item, fields[name])}`,
  )
  return habit === 'php' && all.length === 0 ? '[]' : `{${all.join()}}`
}

const secondNames: Record<string, string> = {
  businessBluePrints: 'blueprints',
  applicationScenarios: 'scenes',
}

const time = (habit: Habit, iso: string) =>
  habit === 'php'
    ? String(Date.parse(iso) / 1000)
    : JSON.stringify(iso.slice(0, 19).replaceAll('-', '/').replace('T', ' '))

/** A text in GBK, by asking the decoder for the sign of every pair of bytes. */
export function gbk(text: string): Buffer {
  const decoder = new TextDecoder('gbk')
  const pairs = new Map<string, number[]>()
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1)
      pairs.set(decoder.decode(Uint8Array.of(first, second)), [first, second])
  return Buffer.from(
    [...text].flatMap((sign) => (sign < '\x80' ? [sign.charCodeAt(0)] : (pairs.get(sign) ?? []))),
  )
}
