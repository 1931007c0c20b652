import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type EndpointName, endpoints } from './endpoints'
import { html } from './html'
import { isReadable, readPayload } from './read'
import { resource } from './resource'
import { formReference } from './restrict'
import { id, link, textId, time } from './scalars'
import { core, isOptional, layers, ruleOf } from './schema'

// Every field of every record type, by the endpoint table: the forms of enumerations, booleans and times, null, and values of other types.

type Place = { path: (string | number)[]; schema: z.ZodType; isOptional: boolean }

const options = (schema: z.ZodType) =>
  core(schema) instanceof z.ZodEnum ? (core(schema) as z.ZodEnum).options : []

/** Shapes of objects whose fields have been noted: one that many records hold is tried in the first of them. */
const noted = new Set<object>()

/** A whole value of a schema, every optional field filled; `note` is called for each field. */
function whole(schema: z.ZodType, path: Place['path'], note: (place: Place) => void): unknown {
  const own = layers(schema)
  const inner = core(schema)
  if (own.includes(id)) return 7
  if (own.includes(time)) return '2026-11-27 09:00:00'
  if (own.includes(link)) return '/product'
  if (own.includes(html)) return '<p>text</p>'
  if (own.includes(formReference)) return { id: 7 }
  if (inner === core(resource)) return { files: [{ url: '/assets/a.png' }] }
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodString) return 'text'
  if (inner instanceof z.ZodNumber) return 1
  if (inner instanceof z.ZodBoolean) return true
  if (inner instanceof z.ZodArray) return [whole(inner.element as z.ZodType, [...path, 0], note)]
  if (inner instanceof z.ZodTuple) return inner.def.items.map(() => 1)
  if (inner instanceof z.ZodUnion) return whole(inner.options[0] as z.ZodType, path, note)
  if (!(inner instanceof z.ZodObject)) return 'text'
  const fields = Object.entries(inner.shape as Record<string, z.ZodType>).filter(
    ([, field]) => !layers(field).includes(textId),
  )
  const isNew = !noted.has(inner.shape)
  noted.add(inner.shape)
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const at = [...path, name]
      if (isNew) note({ path: at, schema: field, isOptional: isOptional(field) })
      return [name, whole(field, at, note)]
    }),
  )
}

const at = (value: unknown, path: Place['path']) =>
  path.reduce<unknown>((found, key) => (found as Record<string | number, unknown> | undefined)?.[key], value)

function withValue(value: unknown, [key, ...rest]: Place['path'], put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((item, place) => (place === key ? withValue(item, rest, put) : item))
  return { ...(value as object), [key]: withValue((value as Record<string, unknown>)[key], rest, put) }
}

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'siteDictionary')
const records = names.map((name) => {
  const places: Place[] = []
  return { name, payload: whole(endpoints[name].output, [], (place) => places.push(place)), places }
})
const read = (name: EndpointName, payload: unknown) =>
  readPayload(name, endpoints[name].output as z.ZodType, payload)
const nine = Date.parse('2026-11-27T09:00:00+08:00')
const midnight = Date.parse('2026-11-27T00:00:00+08:00')

const times: [unknown, number][] = [
  ['2026/11/27 09:00:00', nine],
  ['2026/11/27 09:00', nine],
  ['2026/11/27', midnight],
  ['2026-11-27', midnight],
  ['2026-11-27T01:00:00.000+0000', nine],
  [[2026, 11, 27, 9, 0], nine],
  [[2026, 11, 27, 9, 0, 0, 0], nine],
  [[2026, 11, 27], midnight],
  [nine, nine],
  [nine / 1000, nine],
]
const booleans: [unknown, boolean][] = [
  ...[true, 1, '1', 'true', 'TRUE', ' True '].map((value): [unknown, boolean] => [value, true]),
  ...[false, 0, '0', 'false', 'False'].map((value): [unknown, boolean] => [value, false]),
]
const odd = [7.5, {}, 'x'.repeat(300_000), false]

describe.each(records)('$name', ({ name, payload, places }) => {
  it('is read whole', () => {
    const { value, deviations } = read(name, payload)
    expect(deviations).toEqual([])
    for (const { path, schema } of places)
      if (!layers(schema).includes(resource)) expect(at(value, path), path.join('.')).toBeDefined()
  })

  it('takes a time in every form, an enumeration in any case, a boolean in any form', () => {
    for (const { path, schema } of places) {
      const inner = core(schema)
      const forms: [unknown, unknown][] = layers(schema).includes(time)
        ? times
        : inner instanceof z.ZodBoolean
          ? booleans
          : options(schema).flatMap((choice) =>
              [String(choice).toLowerCase(), ` ${String(choice)} `, String(choice).toUpperCase()].map(
                (form): [unknown, unknown] => [form, choice],
              ),
            )
      for (const [written, expected] of forms) {
        const { value, deviations } = read(name, withValue(payload, path, written))
        expect([at(value, path), deviations], `${path.join('.')} = ${JSON.stringify(written)}`).toEqual([
          expected,
          [],
        ])
      }
    }
  })

  it('takes null and, but where it restricts, a blank text for an optional field that is absent', () => {
    for (const { path, schema } of places.filter((place) => place.isOptional)) {
      const without = at(read(name, withValue(payload, path, undefined)).value, path)
      const isBlankNone = typeof at(payload, path) === 'string' && !ruleOf(schema, 'restricts')
      for (const none of isBlankNone ? [null, '', ' '] : [null]) {
        const { value, deviations } = read(name, withValue(payload, path, none))
        expect([at(value, path), deviations], `${path.join('.')} = ${JSON.stringify(none)}`).toEqual([
          without,
          [],
        ])
      }
    }
  })

  it('shows the rest of what holds a value of another type in an optional field, and reports it', () => {
    for (const { path, schema } of places.filter((place) => place.isOptional))
      for (const value of odd) {
        if (isReadable(schema, value)) continue
        const { deviations } = read(name, withValue(payload, path, value))
        const place = `${path.join('.')} = ${JSON.stringify(value).slice(0, 20)}`
        expect(deviations.map(({ keys }) => keys.join('.')).join(), place).toContain(path.join('.'))
      }
  })
})
