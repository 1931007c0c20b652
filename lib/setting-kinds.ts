import { z } from 'zod'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { type AiRule, aiRule } from './ai-rule'
import { trimTrailingSlashes } from './i18n/trailing-slashes'

// What a setting may hold: each kind refuses a wrong text with one sentence that says what it must be.

/** What stands between commas, without blanks around it. */
const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** An http(s) address, without slashes at its end. */
export const httpUrl = z
  .string()
  .refine(
    (url) => /^https?:\/\/[^\s/]+/i.test(url) && URL.canParse(url),
    'must be an http(s) address such as https://www.example.com',
  )
  .transform(trimTrailingSlashes)

/** Address of a database: its password may hold signs that end an address. */
export const databaseUrl = (start: RegExp, name: string) =>
  z
    .string()
    .regex(start, `must start with ${name}://`)
    .refine(
      (url) => !start.test(url) || URL.canParse(url),
      `must be an address such as ${name}://user:password@host/name; in a password write # as %23, / as %2F, ? as %3F, @ as %40`,
    )

/** Several of them. */
export const httpUrls = commaList.refine(
  (urls) => urls.every((url) => httpUrl.safeParse(url).success),
  'must be a comma list of http(s) addresses',
)

/** The site's own address: pages lie at its root, and what else it held would be in every link. */
export const origin = httpUrl.refine(
  (url) => !URL.canParse(url) || /^https?:\/\/[^/?#@\\]+$/i.test(url),
  'must be the address of the home page without path, query, # and password, such as https://www.example.com',
)

/** A back end's address; the site writes /api/internal and what follows itself. */
export const backendUrl = httpUrl.refine(
  (url) => !URL.canParse(url) || !/[?#]|\/api\/internal(?:\/|$)/i.test(url),
  'must be the address before /api/internal, without query, such as http://cms.internal:8080',
)

const hostForm = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/i
const isHost = (text: string) => hostForm.test(text) && URL.canParse(`http://${text}`)
/** Hosts, in small letters. */
export const hostList = commaList
  .transform((hosts) => hosts.map((host) => host.toLowerCase()))
  .refine((hosts) => hosts.every(isHost), 'must be a comma list of host or host:port')

/** Host → language. */
export const siteHosts = z.string().transform((text, context) => {
  const map: Record<string, Locale> = Object.create(null) // `Host: __proto__` names nothing
  for (const pair of text.split(',')) {
    const [name = '', locale = ''] = pair.split('=').map((part) => part.trim().toLowerCase())
    if (!isHost(name) || !isLocale(locale)) {
      context.addIssue({ code: 'custom', message: 'must look like www.example.com=cn,en.example.com=en' })
      return z.NEVER
    }
    map[name] = locale
  }
  return map
})

/** What `server/html` changes in Next's documents, by name (ADR 0051). */
export const pageTransforms = ['hold-scripts', 'lead-picture', 'transition-names'] as const
export type PageTransform = (typeof pageTransforms)[number]
/** `on`, `off`, or names of transforms. */
export const transforms = z
  .string()
  .transform((text) => (text === 'on' ? [...pageTransforms] : text === 'off' ? [] : text.split(',')))
  .refine(
    (names) => names.every((name) => pageTransforms.some((known) => known === name)),
    `must be on, off or some of ${pageTransforms.join(',')}`,
  )
  .transform((names) => pageTransforms.filter((known) => names.includes(known)))

/** The names of the tags by which engines know whose site it is. */
const verificationNames: Record<string, string> = {
  baidu: 'baidu-site-verification',
  sogou: 'sogou_site_verification',
  so360: '360-site-verification',
  shenma: 'shenma-site-verification',
  toutiao: 'bytedance-verification-code',
  bing: 'msvalidate.01',
  google: 'google-site-verification',
  yandex: 'yandex-verification',
}
/** Which answer engines may read what. */
export const aiRules = z.string().transform((text, context): AiRule[] => {
  if (text === '') return []
  const rules = text.split(',').map(aiRule)
  if (!rules.includes(undefined)) return rules.filter((rule) => rule !== undefined)
  context.addIssue({ code: 'custom', message: 'must look like training=deny,GPTBot=allow' })
  return z.NEVER
})

/** Tag name → code, for search engines. */
export const verification = z.string().transform((text, context) => {
  if (text === '') return {}
  const pairs = text.split(',').map((part) => /^\s*([a-z0-9]+)=([\w.-]{1,128})\s*$/i.exec(part))
  if (pairs.every((pair) => pair && Object.hasOwn(verificationNames, pair[1] ?? '')))
    return Object.fromEntries(
      pairs.map((pair) => [verificationNames[pair?.[1] ?? ''] ?? '', pair?.[2] ?? '']),
    )
  const names = Object.keys(verificationNames).join(', ')
  context.addIssue({ code: 'custom', message: `must look like baidu=codeva-abc,bing=123; engines: ${names}` })
  return z.NEVER
})

/** A time zone that this Node knows. */
export const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}, 'must be a time zone name such as Asia/Shanghai')

/** The start of a wrong value, for the line that reports it. */
const shown = (value: string) => JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)

/** One of a few words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: ({ input }) => `must be ${values.join(' or ')}, not ${shown(String(input))}` })

/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  z.string().transform((text, context) => {
    const number = Number(text)
    if (Number.isInteger(number) && number >= least && number <= most) return number
    const message = `must be a whole number from ${least} to ${most}, not ${shown(text)}; left empty, the usual one counts`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
/** A text of one form. */
export const text = (form: RegExp, message: string) => z.string().regex(form, message)

/** A key that nobody guesses. */
export const secret = z.string().min(16, 'must be at least 16 characters long')
/** A mail address, with or without a name. */
export const mailbox = text(
  /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  'must look like sales@example.com or Sales <sales@example.com>',
)
/** A mail server, with what it takes to sign in. */
export const smtpUrl = z
  .string()
  .refine(
    (url) => /^smtps?:\/\/[^\s/]+/i.test(url) && URL.canParse(url),
    'must look like smtp://user:password@mail.example.com:587',
  )

/** One host; a scheme and slashes around it are left out. */
export const host = z
  .string()
  .transform((name) => trimTrailingSlashes(name.replace(/^https?:\/\//i, '')))
  .refine(isHost, 'must be a host such as b2b.example.com')
