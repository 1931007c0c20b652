import { z } from 'zod'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { type AiRule, aiRule } from './ai-rule'
import { trimTrailingSlashes } from './i18n/trailing-slashes'

/** A blank variable counts as unset: compose files and systemd write `NAME=` for "nothing". */
const blankAsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankAsUnset, schema.optional())

const httpUrl = z
  .string()
  .refine(
    (url) => /^https?:\/\/[^\s/]+/i.test(url) && URL.canParse(url),
    'must be an http(s) address such as https://www.example.com',
  )
  .transform(trimTrailingSlashes)

/** The site's own address: pages lie at its root, and what else it held would be in every link. */
const origin = httpUrl.refine(
  (url) => !URL.canParse(url) || /^https?:\/\/[^/?#@\\]+$/i.test(url),
  'must be the address of the home page without path, query, # and password, such as https://www.example.com',
)

/** A back end's address; the site writes /api/internal and what follows itself. */
const backendUrl = httpUrl.refine(
  (url) => !URL.canParse(url) || !/[?#]|\/api\/internal(?:\/|$)/i.test(url),
  'must be the address before /api/internal, without query, such as http://cms.internal:8080',
)

const hostForm = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/i
const isHost = (text: string) => hostForm.test(text) && URL.canParse(`http://${text}`)
const hostList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((hosts) => hosts.every(isHost), 'must be a comma list of host or host:port')

const siteHosts = z.string().transform((text, context) => {
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
const transforms = z
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
const aiRules = z.string().transform((text, context): AiRule[] => {
  const rules = text.split(',').map(aiRule)
  if (!rules.includes(undefined)) return rules.filter((rule) => rule !== undefined)
  context.addIssue({ code: 'custom', message: 'must look like training=deny,GPTBot=allow' })
  return z.NEVER
})

const verification = z.string().transform((text, context) => {
  const pairs = text.split(',').map((part) => /^\s*([a-z0-9]+)=([\w.-]{1,128})\s*$/i.exec(part))
  if (pairs.every((pair) => pair && Object.hasOwn(verificationNames, pair[1] ?? '')))
    return Object.fromEntries(
      pairs.map((pair) => [verificationNames[pair?.[1] ?? ''] ?? '', pair?.[2] ?? '']),
    )
  const names = Object.keys(verificationNames).join(', ')
  context.addIssue({ code: 'custom', message: `must look like baidu=codeva-abc,bing=123; engines: ${names}` })
  return z.NEVER
})

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}, 'must be a time zone name such as Asia/Shanghai')

/** The start of a wrong value, for the line that tells of it. */
const shown = (value: string) => JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: ({ input }) => `must be ${values.join(' or ')}, not ${shown(String(input))}` })

const whole = (least: number, most: number) =>
  z.string().transform((text, context) => {
    const number = Number(text)
    if (Number.isInteger(number) && number >= least && number <= most) return number
    const message = `must be a whole number from ${least} to ${most}, not ${shown(text)}; left empty, the usual one counts`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
const secret = z.string().min(16, 'must be at least 16 characters long')
const mailbox = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must look like sales@example.com or Sales <sales@example.com>',
  )
const smtpUrl = z
  .string()
  .refine(
    (url) => /^smtps?:\/\/[^\s/]+/i.test(url) && URL.canParse(url),
    'must look like smtp://user:password@mail.example.com:587',
  )

/** With less the heap's guard refuses most pages of the demo, or V8 ends the process (docs/operations.md). */
export const LEAST_HEAP_MB = 192

const schema = z.object({
  NODE_ENV: optional(z.string()),
  PORT: optional(whole(0, 65_535)).transform((port) => port ?? 3000),
  SITE_URL: optional(origin),
  STRICT_TRANSPORT: optional(
    z
      .string()
      .regex(
        /^max-age=\d+(?:; includeSubDomains)?(?:; preload)?$/,
        'must look like max-age=31536000; includeSubDomains',
      ),
  ).transform((value) => value ?? 'max-age=31536000'),
  PRODUCT_KEY: optional(
    z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'must be letters, digits, _ or -'),
  ).transform((key) => key ?? 'NORTHBAY'),
  SITE_TIME_ZONE: optional(timeZone).transform((zone) => zone ?? 'Asia/Shanghai'),
  SITE_HOSTS: optional(siteHosts),
  CONTENT_API_URL: optional(backendUrl),
  CONTENT_API_TOKEN: optional(z.string().min(1)),
  CONTENT_REVALIDATE_SECONDS: optional(whole(0, 86_400)).transform((seconds) => seconds ?? 60),
  REVALIDATE_SECRET: optional(secret),
  PREVIEW_SECRET: optional(secret),
  MEDIA_HOSTS: optional(hostList).transform((hosts) => hosts ?? []),
  FRAME_HOSTS: optional(hostList).transform((hosts) => hosts ?? []),
  GO1688_HOST: optional(
    z
      .string()
      .transform((text) => trimTrailingSlashes(text.replace(/^https?:\/\//i, '')))
      .refine(isHost, 'must be a host such as b2b.example.com'),
  ),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  DATA_DIR: optional(z.string()).transform((directory) => directory ?? '.data'),
  HEAP_MB: optional(whole(LEAST_HEAP_MB, 65_536)).transform((size) => size ?? 256), // read by the launch, checked here
  PICTURE_CACHE_MB: optional(whole(1, 1_000_000)).transform((size) => size ?? 512),
  CONTENT_DIR: optional(z.string()).transform((directory) => directory ?? 'content'),
  PAGE_TRANSFORMS: optional(transforms).transform((names) => names ?? [...pageTransforms]),
  SITE_VERIFICATION: optional(verification).transform((tags) => tags ?? {}),
  ROBOTS: optional(oneOf(['open', 'closed'])).transform((state) => state ?? 'open'),
  BAIDU_PUSH_TOKEN: optional(
    z.string().regex(/^[\w-]{4,128}$/, 'must be the token of Baidu’s link submission'),
  ),
  BAIDU_PUSH_URL: optional(httpUrl).transform((url) => url ?? 'http://data.zz.baidu.com/urls'),
  INDEXNOW_KEY: optional(z.string().regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8–128 letters, digits or -')),
  INDEXNOW_URL: optional(httpUrl).transform((url) => url ?? 'https://api.indexnow.org/indexnow'),
  SECURITY_CONTACT: optional(
    z
      .string()
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must look like mailto:security@example.com'),
  ),
  AI_BOTS: optional(aiRules).transform((rules) => rules ?? []),
  SHUTDOWN_GRACE_SECONDS: optional(whole(0, 120)).transform((seconds) => seconds ?? 0),
  METRICS_TOKEN: optional(secret),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),
  REDIS_URL: optional(z.string().regex(/^rediss?:\/\//, 'must start with redis://')),
  ENQUIRY_WEBHOOK_URL: optional(httpUrl),
  ENQUIRY_WEBHOOK_SECRET: optional(secret),
  ENQUIRY_RETENTION_DAYS: optional(whole(1, 36_500)),
  SMTP_URL: optional(smtpUrl),
  MAIL_FROM: optional(mailbox),
  CHAT_WECOM_URL: optional(httpUrl),
  CHAT_DINGTALK_URL: optional(httpUrl),
  CHAT_DINGTALK_SECRET: optional(z.string()),
  CHAT_FEISHU_URL: optional(httpUrl),
  CHAT_FEISHU_SECRET: optional(z.string()),
  CHAT_SLACK_URL: optional(httpUrl),
  CHAT_FIELDS: optional(oneOf(['on', 'off'])).transform((state) => state ?? 'off'),
  DESK_PASSWORD_HASH: optional(
    z
      .string()
      .regex(
        /^scrypt:\d{2}:\d{1,2}:\d{1,2}:[\w-]{16,}:[\w-]{40,}$/,
        'must be a line of npm run desk-password',
      ),
  ),
  DESK_SSO_HEADER: optional(
    z.string().regex(/^[a-z0-9-]{3,60}$/i, 'must be the name of a header such as X-Forwarded-Email'),
  ).transform((name) => name?.toLowerCase()),
  DESK_SSO_SECRET: optional(secret),
  STUDIO: optional(oneOf(['on', 'off'])).transform((state) => state ?? 'off'),
  STUDIO_REPO: optional(
    z
      .string()
      .regex(
        /^(?:github|gitlab|gitea):[\w.-]+(?:\/[\w.-]+)+$/,
        'must look like github:company/site, gitlab:group/site or gitea:company/site',
      ),
  ),
  STUDIO_BRANCH: optional(z.string().regex(/^[\w./-]{1,200}$/, 'must be the name of a branch')),
  STUDIO_HOST: optional(httpUrl),
  STUDIO_APP_ID: optional(z.string().regex(/^[\w-]{1,200}$/, 'must be the id of an OAuth application')),
  ANALYTICS_PROVIDER: optional(oneOf(['baidu', 'matomo', 'ga4'])),
  ANALYTICS_ID: optional(
    z.string().regex(/^[\w-]{1,64}$/, 'must be the id that the provider gives out: letters, digits, - or _'),
  ),
  ANALYTICS_URL: optional(httpUrl),
  LOG_LEVEL: optional(oneOf(['debug', 'info', 'warn', 'error', 'silent'])).transform(
    (level) => level ?? 'info',
  ),
  TRUST_PROXY: optional(whole(0, 10)).transform((count) => count ?? 0),
})

export type Env = Omit<z.output<typeof schema>, 'SITE_URL'> & { SITE_URL: string }

/** Settings that mean nothing, or are unsafe, without another one: a line each. */
function missingPartners(values: z.output<typeof schema>): string[] {
  const needs = [
    ['SMTP_URL', 'MAIL_FROM'],
    ['BAIDU_PUSH_TOKEN', 'SITE_URL'],
    ['INDEXNOW_KEY', 'SITE_URL'],
    ['CHAT_DINGTALK_SECRET', 'CHAT_DINGTALK_URL'],
    ['CHAT_FEISHU_SECRET', 'CHAT_FEISHU_URL'],
    ['DESK_SSO_HEADER', 'DESK_SSO_SECRET'],
    ['DESK_SSO_SECRET', 'DESK_SSO_HEADER'],
    ['STUDIO_BRANCH', 'STUDIO_REPO'],
    ['STUDIO_HOST', 'STUDIO_REPO'],
    ['STUDIO_APP_ID', 'STUDIO_REPO'],
    ['ANALYTICS_PROVIDER', 'ANALYTICS_ID'],
    ['ANALYTICS_ID', 'ANALYTICS_PROVIDER'],
    ...(values.ANALYTICS_PROVIDER === 'matomo' ? ([['ANALYTICS_PROVIDER', 'ANALYTICS_URL']] as const) : []),
  ] as const
  return needs.flatMap(([name, partner]) =>
    values[name] !== undefined && values[partner] === undefined
      ? [`${partner}: must be set together with ${name}`]
      : [],
  )
}

/** Parses settings (D33): the values, or one readable line per wrong variable. Never throws. */
export function parseEnv(source: Record<string, string | undefined>): { env: Env } | { problems: string[] } {
  const result = schema.safeParse(source)
  if (!result.success) {
    return { problems: result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) }
  }
  const problems = missingPartners(result.data)
  if (problems.length > 0) return { problems }
  const { SITE_URL, PORT, ...rest } = result.data
  return { env: { ...rest, PORT, SITE_URL: SITE_URL ?? `http://localhost:${PORT}` } }
}

let parsed: Env | undefined

/** The settings of this process, parsed once. Throws one Error that lists every wrong variable. */
export function env(): Env {
  if (parsed) return parsed
  const result = parseEnv(process.env)
  if ('problems' in result) throw new Error(`Wrong settings:\n  ${result.problems.join('\n  ')}`)
  parsed = result.env
  return parsed
}

/** The level of the log; `info` while the settings are wrong, so that the start can say so itself. Never throws. */
export function logLevel(): Env['LOG_LEVEL'] {
  const result = parseEnv(process.env)
  return 'env' in result ? result.env.LOG_LEVEL : 'info'
}
