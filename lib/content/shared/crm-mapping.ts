import { z } from 'zod'
import { isObject } from '@/lib/is-object'
import { nearName } from '@/lib/near-name'

/** What an enquiry has beside the answers to its form's fields, which are named by their id, and further `utm_…`. */
export const ownNames = [
  ...([
    'id',
    'reference',
    'createdAt',
    'language',
    'formId',
    'formName',
    'email',
    'phone',
    'answers',
  ] as const),
  ...(['page', 'landing', 'referrer', 'consentVersion', 'consentAt', 'desk', 'test', 'bd_vid'] as const),
  ...(['ext_info', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const),
] as const
export type OwnName = (typeof ownNames)[number]

/** The most items of a list that a name of theirs may lead to. */
const MOST_ITEMS = 50
/** What every object has already is no name of theirs. */
const never = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])
const isIndex = (key: string) => /^\d+$/.test(key)
const isName = (text: string) =>
  text
    .split('.')
    .every((part) => part !== '' && !never.has(part) && !(isIndex(part) && Number(part) >= MOST_ITEMS))

/** One of their names; a dot leads into an object, a number into a list: `inputs.0.properties.email`. */
const theirs = z.string().max(200).refine(isName, 'expected a name such as email or properties.email')
/** Longer ones have lost digits already when they are read. */
const number = z
  .number()
  .refine((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER, 'a number this long stands in quotes')
const scalar = z.union([z.string().max(1000), number, z.boolean()], {
  error: 'expected a text, a number, true or false',
})
const places = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(theirs).min(1).max(20),
)
const sendingNames = /^(?:host|connection|content-.*|transfer-encoding|idempotency-key|x-enquiry-signature)$/i
const secretNames = /auth|cookie|key|password|secret|token/i

const part = z.strictObject({
  /** Ours → theirs; one of ours may stand in several places. */
  map: z.record(z.string(), places).optional(),
  /** Theirs → what always stands there, unless a field of ours with a value goes there. */
  fixed: z.record(theirs, scalar).optional(),
  /** `false`: what comes by the form is not sent. */
  send: z.boolean().optional(),
})
export type CrmPart = z.output<typeof part>
const answer = z.strictObject({
  /** What the answer must say where, beside HTTP 2xx, to count as taken; `*` is anything. */
  accepted: z.record(theirs, scalar).optional(),
  id: theirs.optional(),
  /** An https address with `{id}`, or where in the answer one stands. */
  link: z.string().max(500).optional(),
})
type CrmParts = { default?: CrmPart | undefined; forms?: Record<string, CrmPart> | undefined }

/** Where enquiries go in a CRM and what it answers: crm.yaml (docs/crm.md). */
export const crmMapping = z
  .strictObject({
    format: z.enum(['json', 'form']).default('json'),
    headers: z
      .record(
        z
          .string()
          .regex(/^[A-Za-z0-9-]{1,60}$/, 'expected the name of a header')
          .refine((name) => !sendingNames.test(name), 'this header is the site’s own'),
        z.string().regex(/^[\x20-\x7e]{1,1000}$/, 'expected letters, digits and signs of ASCII'),
      )
      .optional(),
    default: part.optional(),
    /** By the form's id. */
    forms: z.record(z.string().regex(/^\d{1,15}$/, 'expected the id of a form'), part).optional(),
    answer: answer.optional(),
  })
  .superRefine((mapping, context) => {
    const addProblem = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (!mapping.default && !mapping.forms)
      addProblem([], 'expected default or forms: without them nothing is sent')
    for (const [name, value] of Object.entries(mapping.headers ?? {}))
      if (secretNames.test(name) && !/\$CRM_[A-Z0-9_]+/.test(value))
        addProblem(['headers', name], 'a secret is no part of this file: name its variable, $CRM_TOKEN')
      else if (/\$(?!CRM_[A-Z0-9_])/.test(value))
        addProblem(['headers', name], 'expected $CRM_…: no other variable is read')
    const parts: [string[], CrmPart | undefined, CrmPart | false | undefined][] = [
      [['default'], mapping.default, mapping.default],
      ...Object.entries(mapping.forms ?? {}).map(
        ([id, one]): [string[], CrmPart, CrmPart | false | undefined] => [
          ['forms', id],
          one,
          mappingOf(mapping, id),
        ],
      ),
    ]
    for (const [path, one, whole] of parts) {
      for (const name of Object.keys(one?.map ?? {}))
        if (!isOwnName(name)) addProblem([...path, 'map', name], unknownName(name))
      const clash = mapping.format === 'json' && whole && clashOf(whole)
      if (clash) addProblem(path, clash)
    }
  })
export type CrmMapping = z.output<typeof crmMapping>

/** Names that a place of the file may hold, for who misspelt one. */
export const fieldNames = [crmMapping, part, answer].flatMap(({ shape }) => Object.keys(shape))

/** Names of theirs that cannot stand in one body, in words: a value would be lost there. */
function clashOf({ map = {}, fixed = {} }: CrmPart): string | undefined {
  const names = [...Object.keys(fixed), ...Object.values(map).flat()]
  const isList = new Map<string, boolean>()
  for (const name of names) {
    const parts = name.split('.')
    for (const [index, key] of parts.entries()) {
      if (index === 0) continue
      const above = parts.slice(0, index).join('.')
      if (names.includes(above)) return `${above} is a value here and holds others there`
      if ((isList.get(above) ?? isIndex(key)) !== isIndex(key))
        return `${above} is a list here and holds names there`
      isList.set(above, isIndex(key))
    }
  }
  return undefined
}

const isOwnName = (name: string) =>
  (ownNames as readonly string[]).includes(name) || /^(?:\d{1,15}|utm_\w{1,40})$/.test(name)

function unknownName(name: string): string {
  const near = nearName(name, ownNames)
  return `no such field of ours: ${near ? `is ${near} meant?` : 'expected the id of a form’s field or one of docs/crm.md'}`
}

/** What a form's enquiries become: the default's lines with the form's own over them. `false`: not sent; undefined: nothing is said of it. */
export function mappingOf(mapping: CrmParts, formId: string): CrmPart | false | undefined {
  const own = mapping.forms?.[formId]
  if ((own ?? mapping.default)?.send === false) return false
  if (!own && !mapping.default) return undefined
  return {
    map: { ...mapping.default?.map, ...own?.map },
    fixed: { ...mapping.default?.fixed, ...own?.fixed },
  }
}

type Tree = { [name: string]: unknown }

/** Puts a value where a name of theirs leads. */
function put(tree: Tree, name: string, value: unknown): void {
  const parts = name.split('.')
  let at = tree
  for (const [index, key] of parts.slice(0, -1).entries()) {
    at[key] ??= isIndex(parts[index + 1] ?? '') ? [] : {}
    at = at[key] as Tree
  }
  at[parts.at(-1) ?? ''] = value
}

/** Lists without the items that nothing was put into: JSON would have `null` for each, which a CRM refuses. */
function dense(value: unknown): unknown {
  if (Array.isArray(value)) return value.flat(0).map(dense)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, dense(one)]))
}

/** The values of an enquiry under their names, as an object for JSON; with `isFlat` a dot is part of the name. Empty ones are left out, of a list too: the next moves up. */
export function mapped(
  { map = {}, fixed = {} }: CrmPart,
  values: Readonly<Record<string, string>>,
  isFlat = false,
): Record<string, unknown> {
  const body: Tree = {}
  const set = (name: string, value: unknown) => {
    if (isFlat) body[name] = value
    else put(body, name, value)
  }
  for (const [name, value] of Object.entries(fixed)) set(name, value)
  for (const [name, places] of Object.entries(map)) {
    const value = values[name]
    if (value) for (const place of places) set(place, value)
  }
  return dense(body) as Tree
}
