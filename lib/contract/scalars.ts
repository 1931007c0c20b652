import { z } from 'zod'
import { bounds } from './bounds'
import { safeUrl } from './safe-url'
import { special } from './schema'
import { parseTime } from './time'

const idMessage = 'a JSON number of 1–15 digits'

/** 1–15 digits: a JSON number on the wire, a string inside. */
export const id = z
  .int({ error: idMessage })
  .min(0, { error: idMessage })
  .max(999_999_999_999_999, { error: idMessage })
  .transform(String)

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

/** An address to follow; one that is not safe counts as ill-typed. */
export const link = z.string().transform((value, context) => {
  const url = safeUrl(value)
  if (url !== undefined) return url
  context.addIssue({ code: 'custom', message: 'an http(s), mailto or tel address, or a path of this site' })
  return z.NEVER
})
