import { z } from 'zod'
import { isRecordId } from '@/lib/i18n/record-id'
import { isObject } from '@/lib/is-object'
import { bounds } from './bounds'
import { safeUrl } from './safe-url'
import { type Origin, special } from './schema'
import { isNoTime, parseTime } from './time'

const idMessage = 'an id: a whole number, or 1–64 letters, digits, hyphens and underscores'

/** An id: a whole number of any length or a text on the wire, a string inside. */
export const id = z
  .union([z.string(), z.int({ error: idMessage }).min(0, idMessage), z.bigint().min(0n, idMessage)], {
    error: idMessage,
  })
  .transform(String)
  .refine(isRecordId, { error: idMessage })

/** Goes with an id whose type is asked for later: the back end wrote it as a text. */
export const textId = z.literal(true).optional().register(special, { isNoted: true })

/** The rewrite of a record whose id goes back to the back end: it notes which type it came in. */
export function withIdType(value: unknown, { path, note }: Origin): unknown {
  if (!isObject(value) || typeof value.id !== 'string') return value
  const copy = { ...value, textId: true }
  note(copy, path)
  return copy
}

/** An id of the wire: a string inside, in calls again what it was. */
export type WireId = string | number | bigint

/** An id in the type it came in. */
export function wireId(id: string, isText: boolean | undefined): WireId {
  if (isText || !/^\d+$/.test(id)) return id
  return Number.isSafeInteger(Number(id)) ? Number(id) : BigInt(id)
}

/** A text of any kind; `bounds.text` holds. */
export const text = z.string()
/** A title or a name that need not be there. */
export const title = z.string().register(special, { most: bounds.title })
/** A new schema of a text that is not empty; `error` is the message for a value that is no text. */
export const filledText = (error?: string) =>
  z
    .string(error === undefined ? {} : { error })
    .min(1, 'a text that is not empty')
    .refine((value) => value.trim() !== '', 'a text that is not empty')

/** A required title or name: an empty one counts as missing. */
export const required = filledText().register(special, { most: bounds.title })
/** A required text that is no title. */
export const requiredText = filledText()

/** A short text that some back ends send as a number, such as a statistic. */
export const figure = filledText('a text or number').register(special, {
  rewrite: (value) => (typeof value === 'number' ? String(value) : value),
  most: bounds.title,
})

const timeMessage =
  'a time: ISO 8601, YYYY-MM-DD HH:mm:ss, YYYY-MM-DD, [y, m, d, h, m, s], epoch milliseconds or seconds'

/** A time in any listed form → epoch milliseconds; local times are read in the site's zone. */
export const time = z
  .union([z.string(), z.number(), z.array(z.int()).min(3).max(7)], { error: timeMessage })
  .transform((value, context) => {
    const milliseconds = parseTime(value)
    if (milliseconds !== undefined) return milliseconds
    context.addIssue({ code: 'custom', message: timeMessage })
    return z.NEVER
  })
  .register(special, { isNothing: isNoTime })

/** An address to follow; one that is not safe counts as ill-typed. */
export const link = z.string().transform((value, context) => {
  const url = safeUrl(value)
  if (url !== undefined) return url
  context.addIssue({ code: 'custom', message: 'an http(s), mailto or tel address, or a path of this site' })
  return z.NEVER
})
