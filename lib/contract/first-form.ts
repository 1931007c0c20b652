import { z } from 'zod'
import { isObject } from '@/lib/is-object'
import { bounds, cutPoints } from './bounds'
import { cleanText } from './clean-text'
import { withoutMarkup } from './plain-field'
import type { PublicationStatus } from './restrict'
import { type Correction, core, isOptional, layers, type Origin, ruleOf, schemaAt, special } from './schema'

/** Containers of a rewritten body → where they stood in the one that came. */
export type Origins = WeakMap<object, { path: PropertyKey[]; names?: Record<string, string> }>

/** A value that another one replaces: its place in the body that came, and what was expected there. */
export type Replacement = { path: PropertyKey[]; expected: string; restricts: boolean }

/** How a body is read. */
export type Reading = {
  /** Notes the place of each container; without it the paths of what is reported are not exact. */
  origins?: Origins
  /** Bounds hold, and what restricts stays readable: what had to be replaced or cut is reported. Without it nothing is. */
  report?: (replaced: Replacement) => void
  /** Leaves out the records that visitors do not see, wherever they stand in an answer; the answer itself is judged by who asked. */
  visibility?: (record: Record<string, unknown>) => {
    isShown: boolean
    unreadable: PublicationStatus['unreadable']
  }
  /** Texts that would become HTML are checked and then empty: a check needs no HTML, which is most of the work of reading. */
  isMarkupEmpty?: true
  /** Elements that all lists together may still have. */
  left?: number | undefined
  /** Characters that texts may still have until lists end. */
  characters?: number
}

/**
 * A body in the contract's first forms, as a copy: `null` and blank optional texts are absent, second forms are rewritten.
 * Nothing is checked and unknown fields stay.
 */
export function inFirstForm(schema: z.ZodType, body: unknown, reading: Reading = {}): unknown {
  const form = rewritten(schema, body, [], reading, true)
  return form === leftOut ? undefined : form
}

/** No text of tags alone is longer; longer ones need not be looked through. */
const LONGEST_BLANK = 1000

/** Stands for a record that visitors do not see until its list or field is made. */
const leftOut = Symbol('left out')

function rewritten(
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[],
  reading: Reading,
  isAnswer = false,
): unknown {
  const { origins } = reading
  const note: Origin['note'] = (container, at, names) => {
    if (typeof container === 'object' && container !== null)
      origins?.set(container, { path: at, ...(names && { names }) })
  }
  let form = value
  for (const layer of layers(schema)) {
    const { rewrite, names } = special.get(layer) ?? {}
    if (rewrite) form = rewrite(form, { path, note }) ?? form
    if (names) form = withFirstNames(form, names, { path, note })
  }
  if (core(schema) instanceof z.ZodArray) form = asList(form)
  if (isAnswer && form === null) form = undefined
  if (isAnswer && isEmptyObject(schema, form)) form = {}
  if (typeof form === 'string') {
    // What visitors type stays as it is, and what this site hands on is read by its reader.
    const isPlain = reading.report && core(schema) instanceof z.ZodString && !ruleOf(schema, 'isMarkup')
    return bounded(schema, cleanText(isPlain ? withoutMarkup(form) : form), path, reading)
  }
  if (!Array.isArray(form) && !isObject(form)) return form
  const here = origins?.get(form) ?? { path }
  const isLeftOut = () =>
    isHidden(value, path, reading) || (form !== value && isHidden(form, here.path, reading))
  if (!isAnswer && isLeftOut()) return leftOut
  const at = (key: PropertyKey) => (origins ? [...here.path, key] : path)
  const copy = isObject(form)
    ? Object.fromEntries(
        entriesOf(schema, form, here.path, reading).flatMap(([key, item]) =>
          rewrittenField(schema, { key, item, around: form }, at(key), reading),
        ),
      )
    : itemsOf(schema, form, here.path, reading, at)
  origins?.set(copy, here)
  return copy
}

/** A text no longer than its schema allows. */
function bounded(schema: z.ZodType, text: string, path: PropertyKey[], reading: Reading): string {
  const { report, isMarkupEmpty } = reading
  if (!report || !(core(schema) instanceof z.ZodString)) return text
  const most = ruleOf(schema, 'most') ?? bounds.text
  const cut = (ruleOf(schema, 'cut') ?? cutPoints)(text, most)
  if (cut !== text) report({ path, expected: `at most ${most} characters`, restricts: false })
  if (reading.characters !== undefined) reading.characters -= cut.length
  return isMarkupEmpty && ruleOf(schema, 'isMarkup') ? '' : cut
}

/** The fields of an object; of a dictionary no more than an answer may have elements. */
function entriesOf(
  schema: z.ZodType,
  form: Record<string, unknown>,
  path: PropertyKey[],
  { report }: Reading,
): [string, unknown][] {
  const entries = Object.entries(form)
  const inner = core(schema)
  if (!report || entries.length <= bounds.elements || !(inner instanceof z.ZodObject && inner.def.catchall))
    return entries
  report({ path, expected: `at most ${bounds.elements} texts`, restricts: false })
  return entries.slice(0, bounds.elements)
}

/** The elements of a list that are taken in. */
function elementsOf(schema: z.ZodType, list: unknown[], path: PropertyKey[], reading: Reading): unknown[] {
  const { report, left = bounds.elements } = reading
  if (!report) return list
  const isFree = ruleOf(schema, 'isFree') === true
  const own = ruleOf(schema, 'most') ?? bounds.list
  const most = isFree ? own : Math.min(own, left)
  if (!isFree) reading.left = left - Math.min(most, list.length)
  if (list.length <= most) return list
  report({ path, expected: `at most ${most} elements`, restricts: false })
  return list.slice(0, most)
}

/** The elements of a list as they are read, until the answer has all the characters that a page may have. */
function itemsOf(
  schema: z.ZodType,
  list: unknown[],
  path: PropertyKey[],
  reading: Reading,
  at: (index: number) => PropertyKey[],
): unknown[] {
  const items: unknown[] = []
  for (const [index, item] of elementsOf(schema, list, path, reading).entries()) {
    if (reading.report && (reading.characters ?? 1) <= 0) {
      reading.report({ path, expected: `at most ${bounds.characters} characters in all`, restricts: false })
      break
    }
    items.push(...rewrittenItem(schema, item, index, at(index), reading))
  }
  return items
}

function rewrittenItem(
  schema: z.ZodType,
  item: unknown,
  index: number,
  path: PropertyKey[],
  reading: Reading,
): unknown[] {
  const element = schemaAt(schema, index)
  if (!element) return [item]
  const form = rewritten(element, item, placeOf(item, path, reading.origins), reading)
  return form === leftOut ? [] : [form]
}

type Field = { key: string; item: unknown; around: Record<string, unknown> }

function rewrittenField(
  schema: z.ZodType,
  { key, item, around }: Field,
  path: PropertyKey[],
  reading: Reading,
): [string, unknown][] {
  const field = core(schema) instanceof z.ZodObject ? schemaAt(schema, key) : undefined
  if (item === null || (field && isOptional(field) && isNone(field, item))) return []
  if (!field) return [[key, item]]
  const place = placeOf(item, path, reading.origins)
  const mended = item !== undefined && reading.report && mend(field, item, around)
  if (mended) {
    reading.report?.({
      path: place,
      expected: mended.expected,
      restricts: ruleOf(field, 'restricts') === true,
    })
    return [[key, mended.value]]
  }
  if (isOptional(field) && isBlank(item)) return []
  const form = rewritten(field, item, place, reading)
  const isEmptied = reading.report && isOptional(field) && isBlankText(field, form)
  return form === leftOut || isEmptied ? [] : [[key, form]]
}

/** An editor leaves its tags behind when a text is emptied. */
const isBlankText = (schema: z.ZodType, form: unknown) =>
  isBlank(
    typeof form === 'string' && form.length < LONGEST_BLANK && ruleOf(schema, 'isMarkup')
      ? withoutMarkup(form)
      : form,
  )

/** The replacement of a field's value, which its second forms may make readable. */
function mend(field: z.ZodType, item: unknown, around: Record<string, unknown>): Correction | undefined {
  const rule = ruleOf(field, 'mend')
  const rewrite = rule && ruleOf(field, 'rewrite')
  return rule?.(rewrite?.(item, { path: [], note: () => undefined }) ?? item, around)
}

/** True for a record that visitors do not see; what cannot be read of its status is reported. */
function isHidden(record: unknown, path: PropertyKey[], { visibility, report }: Reading): boolean {
  if (!visibility || !isObject(record)) return false
  const { isShown, unreadable } = visibility(record)
  for (const { name, expected } of unreadable) report?.({ path: [...path, name], expected, restricts: true })
  return !isShown
}

/** A container that a rewrite moved keeps its original place. */
const placeOf = (item: unknown, path: PropertyKey[], origins?: Origins) =>
  (typeof item === 'object' && item !== null && origins?.get(item)?.path) || path

/** PHP writes an object without fields as a list without elements: for "none", like null. */
const isEmptyObject = (schema: z.ZodType, value: unknown) =>
  Array.isArray(value) && value.length === 0 && core(schema) instanceof z.ZodObject

const isNone = (schema: z.ZodType, value: unknown) =>
  isEmptyObject(schema, value) || ruleOf(schema, 'isNothing')?.(value) === true

/** PHP writes a list of which elements were taken out as an object of numbers. */
export const asList = (value: unknown): unknown =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => /^\d+$/.test(key))
    ? Object.values(value)
    : value

/** Many back ends send an empty text for "none": an optional empty text counts as absent, so that fall-back texts apply. */
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

/** A path of the rewritten body as it was in the body that came. */
export function originalPath(body: unknown, path: PropertyKey[], origins: Origins): PropertyKey[] {
  let value = body
  let origin: PropertyKey[] = []
  for (const key of path) {
    const here = typeof value === 'object' && value !== null ? origins.get(value) : undefined
    origin = [...(here?.path ?? origin), here?.names?.[String(key)] ?? key]
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  const here = typeof value === 'object' && value !== null ? origins.get(value) : undefined
  return here?.path ?? origin
}

/** `{ [key]: record }` and the bare record are the same; the bare one is the first form. */
export const unwrapped =
  (key: string) =>
  (value: unknown, { path, note }: Origin): unknown => {
    if (!isObject(value) || value[key] === undefined || value[key] === null) return value
    note(value[key], [...path, key])
    return value[key]
  }

function withFirstNames(value: unknown, names: Record<string, string>, { path, note }: Origin): unknown {
  if (!isObject(value)) return value
  const used = Object.entries(names).filter(([first, second]) => isNothing(value[first]) && second in value)
  if (used.length === 0) return value
  const seconds = new Set(used.map(([, second]) => second))
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !seconds.has(key)))
  const copy = { ...rest, ...Object.fromEntries(used.map(([first, second]) => [first, value[second]])) }
  note(copy, path, Object.fromEntries(used))
  return copy
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  isBlank(value) ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Array.isArray(value.files) && value.files.length === 0)
