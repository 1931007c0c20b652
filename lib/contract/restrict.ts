import { z } from 'zod'
import { isObject } from '@/lib/is-object'
import { bounds } from './bounds'
import { filledText, id } from './scalars'
import { special } from './schema'
import { isNoTime, parseTime } from './time'

const booleans = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false'].map((value) => [value, false] as const),
])

/** A boolean in any form of the contract (true, 1, "1", "TRUE"); undefined for what is none. */
export const asBoolean = (value: unknown): boolean | undefined =>
  booleans.get(typeof value === 'string' ? value.trim().toLowerCase() : value)

const rewrite = (value: unknown) => asBoolean(value) ?? value
const expected = 'true or false, 1 or 0'

/** A boolean that nothing depends on but what is shown. */
export const flag = z.boolean({ error: expected }).register(special, { rewrite })

/** A new schema of a boolean that restricts: what cannot be read becomes `unreadable` and is reported (contract, "Fields that restrict"). */
export const restriction = (unreadable: boolean) =>
  z.boolean({ error: expected }).register(special, {
    rewrite,
    restricts: true,
    mend: (value) => (asBoolean(value) === undefined ? { value: unreadable, expected } : undefined),
  })

/** A value of an enumeration as it is written there, whatever its case; undefined for any other. */
export function asChoice<T extends string>(values: readonly T[], value: unknown): T | undefined {
  const name = typeof value === 'string' ? value.trim().toLowerCase() : undefined
  return values.find((known) => known.toLowerCase() === name)
}

const anyCase = (values: readonly string[]) => ({
  rewrite: (value: unknown) => asChoice(values, value) ?? value,
})

/** A new schema of an enumeration in any case. */
export const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values).register(special, anyCase(values))

/** A new schema of a short text of which some values mean something, in any case. */
export const openChoice = (...values: string[]) =>
  filledText().register(special, { ...anyCase(values), most: bounds.title, known: values })

const jumpTypes = ['FORM', 'DOCUMENT', 'URL', 'VIDEO'] as const
const isNone = (value: unknown) => value === undefined || value === null

/** What kind of jump a record of the wire is, read or not; null for one that opens nothing because its kind cannot be read. */
export function jumpTypeOf({ jumpContentType, formBO }: Record<string, unknown>) {
  if (isNone(jumpContentType)) return 'URL'
  return asChoice(jumpTypes, jumpContentType) ?? (isNone(formBO) ? null : 'FORM')
}

/** Schema of a jump's kind; null, which no answer carries, means one that cannot be read. */
export const jumpType = choice(jumpTypes)
  .nullable()
  .register(special, {
    restricts: true,
    mend: (value, around) =>
      asChoice(jumpTypes, value) === undefined
        ? { value: jumpTypeOf(around), expected: `one of ${jumpTypes.join(', ')}` }
        : undefined,
  })

/** Schema of the form that a button names; null means one that cannot be read: then no other form takes its place. */
export const formReference = z
  .object({ id })
  .nullable()
  .register(special, {
    restricts: true,
    mend: (value) =>
      isObject(value) && id.safeParse(value.id).success
        ? undefined
        : { value: null, expected: 'the id of a form' },
  })

const closed = /^(?:0|false|closed|off|end)$/i

/** Schema of enrollStatus: OPEN, or CLOSED for what says so; what cannot be read is open. */
export const enrolStatus = z
  .string()
  .register(special, {
    restricts: true,
    rewrite: (value) => (typeof value === 'number' || value === false ? String(value) : value),
    mend: (value) =>
      typeof value === 'string' ? undefined : { value: 'OPEN', expected: 'a text or number' },
  })
  .transform((value): 'OPEN' | 'CLOSED' => (closed.test(value.trim()) ? 'CLOSED' : 'OPEN'))

/** True for a record that says it is no more than a draft, or says so in a way that cannot be read. */
export const isDraft = ({ published }: Record<string, unknown>): boolean =>
  !isNone(published) && asBoolean(published) !== true

export type PublicationStatus = {
  isDraft: boolean
  /** Epoch ms: from when and until when it is published. */
  from?: number | undefined
  until?: number | undefined
  /** Fields that cannot be read: the record is a draft. */
  unreadable: { name: 'published' | 'publishAt' | 'expireAt'; expected: string }[]
}

/** How the wire writes a time; null for what stands there for none: a record that never expires is not one that has. */
const wireTime = (value: unknown) => (isNoTime(value) ? null : parseTime(value))

/** The publication status of a record of files or of the wire (D31; contract, "Fields that restrict"). `timeOf`: how its times are read, null for none. */
export function publicationStatusOf(
  record: Record<string, unknown>,
  timeOf: (value: unknown) => number | null | undefined = wireTime,
): PublicationStatus {
  const [from, until] = [record.publishAt, record.expireAt].map((value) =>
    isNone(value) ? null : timeOf(value),
  )
  const unreadable: PublicationStatus['unreadable'] = [
    ...(isDraft(record) && asBoolean(record.published) === undefined
      ? [{ name: 'published', expected } as const]
      : []),
    ...(from === undefined ? [{ name: 'publishAt', expected: 'a time' } as const] : []),
    ...(until === undefined ? [{ name: 'expireAt', expected: 'a time' } as const] : []),
  ]
  return {
    isDraft: isDraft(record) || unreadable.length > 0,
    from: from ?? undefined,
    until: until ?? undefined,
    unreadable,
  }
}

/** True when visitors see a record of this status at a moment, epoch ms. */
export const isShownAt = ({ isDraft, from, until }: PublicationStatus, now: number): boolean =>
  !isDraft && (from ?? now) <= now && now < (until ?? Number.POSITIVE_INFINITY)
