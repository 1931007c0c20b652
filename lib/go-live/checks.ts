import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { productKey } from '@/lib/brand/brand'
import { monotonicNow } from '@/lib/clock'
import { type MailSettings, mailSettings, recipientsOf } from '@/lib/content/shared/mail-settings'
import { recordNamed, recordsIn } from '@/lib/content/sources/files/library'
import type { Env } from '@/lib/env'
import { type Locale, locales } from '@/lib/i18n/locales'
import { isObject } from '@/lib/is-object'
import { isPublicAddress } from '@/lib/public-address'
import { demoPages, demoTexts, unwritten } from './demo-texts'
import { type FoundMessage, foundOf, todoOf } from './found'
import { promisedDays } from './promised-days'

/** One line of the list: `ok` is undefined for what cannot be known here; what is serious harms visitors or loses leads. */
export type Check = {
  name: string
  ok: boolean | undefined
  found: string
  /** The same for the desk, unless it is a value that no language changes. */
  message?: FoundMessage
  todo: string
  isSerious?: boolean
}
type Finding = Omit<Check, 'name' | 'todo'>

/** What a check looks at. */
export type Place = { settings: Env; publicDir: string }

const reserved = /(?:^|[.@])example(?:\.\w+)?$/i
const placeholder = /change-?me|example|secret|passw(?:or)?d|123456|^(.)\1+$/i

const contentDir = ({ settings }: Place) => resolve(settings.CONTENT_DIR)
const siteIn = (place: Place, locale: Locale) => recordNamed(join(contentDir(place), locale), 'site.yaml')
const ownLocales = (place: Place) => locales.filter((locale) => siteIn(place, locale))

function siteAddress({ settings: { SITE_URL } }: Place): Finding {
  const { hostname, protocol } = new URL(SITE_URL)
  const isOwn = isPublicAddress(SITE_URL) && !reserved.test(hostname)
  return { ok: isOwn && protocol === 'https:', found: SITE_URL, isSerious: isOwn }
}

function hosts({ settings: { SITE_HOSTS = {}, SITE_URL } }: Place): Finding {
  const named = Object.keys(SITE_HOSTS)
  if (named.length === 0) return { ok: true, ...foundOf('oneHost') }
  const odd = named.filter((host) => reserved.test(host.replace(/:\d+$/, '')))
  if (odd.length > 0) return { ok: false, found: odd.join(', ') }
  return { ok: named.includes(new URL(SITE_URL).host), found: named.join(', ') }
}

const secretNames = [
  ...['REVALIDATE_SECRET', 'PREVIEW_SECRET', 'METRICS_TOKEN', 'CONTENT_API_TOKEN', 'ENQUIRY_WEBHOOK_SECRET'],
  ...['DESK_SSO_SECRET', 'DATABASE_URL'],
] as const

function secrets({ settings }: Place): Finding {
  // PostgreSQL reads addresses of sockets, too, which are no URLs.
  const database = settings.DATABASE_URL ?? ''
  const password = URL.canParse(database) ? new URL(database).password : ''
  const secretOf = (name: (typeof secretNames)[number]) =>
    name === 'DATABASE_URL' ? password : settings[name]
  const weak = secretNames.filter((name) => placeholder.test(secretOf(name) ?? ''))
  if (weak.length > 0)
    return { ok: false, ...foundOf('examples', { names: weak.join(', ') }), isSerious: true }
  const ok = settings.PREVIEW_SECRET !== undefined
  return { ok, ...foundOf(ok ? 'noExamples' : 'openPreviews') }
}

function key({ settings }: Place): Finding {
  const found = productKey(settings)
  return { ok: found !== 'NORTHBAY', found }
}

const robots = ({ settings: { ROBOTS } }: Place): Finding => ({ ok: ROBOTS === 'open', found: ROBOTS })

function noneOf(files: string[]): Finding {
  if (files.length === 0) return { ok: true, ...foundOf('none') }
  const first = files.slice(0, 3).map((file) => relative(process.cwd(), file))
  return { ok: false, ...foundOf('files', { count: files.length, names: first.join(', ') }) }
}

/** The check that looks for texts of the demo company. */
export const DEMO = 'demo texts'

async function demo(place: Place): Promise<Finding> {
  const search = place.settings.CONTENT_API_URL ? demoPages : demoTexts
  return { ...noneOf(await search(contentDir(place), place.publicDir)), isSerious: true }
}

async function templateTexts(place: Place): Promise<Finding> {
  if (place.settings.CONTENT_API_URL) return { ok: true, ...foundOf('backEnd') }
  return noneOf(await demoTexts(contentDir(place), place.publicDir, unwritten))
}

const deliveryNames = [
  ...['SMTP_URL', 'ENQUIRY_WEBHOOK_URL', 'CONTENT_API_URL'],
  ...['CHAT_WECOM_URL', 'CHAT_DINGTALK_URL', 'CHAT_FEISHU_URL', 'CHAT_SLACK_URL'],
] as const

function delivery({ settings }: Place): Finding {
  const names = deliveryNames.filter((name) => settings[name]).join(', ')
  return names
    ? { ok: true, ...foundOf('goTo', { names }) }
    : { ok: false, ...foundOf('nobody'), isSerious: true }
}

const addressesOf = ({ to = [], cc = [], alerts = [], forms = {} }: MailSettings) => [
  ...to,
  ...cc,
  ...alerts,
  ...Object.values(forms).flatMap((own) => [...own.to, ...(own.cc ?? [])]),
]

function recipients(place: Place): Finding {
  if (!place.settings.SMTP_URL) return { ok: undefined, ...foundOf('noMail') }
  const wrong = { addresses: new Set<string>(), forms: new Set<string>() }
  for (const locale of locales) {
    const directory = join(contentDir(place), locale)
    const mail = mailSettings.safeParse(recordNamed(directory, 'mail.yaml')).data ?? {}
    for (const address of addressesOf(mail)) if (reserved.test(address)) wrong.addresses.add(address)
    for (const { id } of recordsIn(join(directory, 'forms')))
      if (!recipientsOf(mail, String(id))) wrong.forms.add(`${locale} ${id}`)
  }
  const [addresses = '', forms = ''] = [wrong.addresses, wrong.forms].map((all) =>
    [...all].slice(0, 5).join(', '),
  )
  if (!addresses && !forms) return { ok: true, ...foundOf('everyForm') }
  const kind = addresses && forms ? 'noRecipients' : addresses ? 'exampleRecipients' : 'formsOfNobody'
  return { ok: false, ...foundOf(kind, { addresses, forms }), isSerious: true }
}

function privacyText(place: Place, locale: Locale): string | undefined {
  try {
    return readFileSync(join(contentDir(place), locale, 'pages', 'privacy.md'), 'utf8')
  } catch {
    return undefined
  }
}

function privacy(place: Place): Finding {
  const names = ownLocales(place)
    .filter((locale) => privacyText(place, locale) === undefined)
    .join(', ')
  return names
    ? { ok: false, ...foundOf('missing', { names }), isSerious: true }
    : { ok: true, ...foundOf('there') }
}

function retention(place: Place): Finding {
  const { ENQUIRY_RETENTION_DAYS: days } = place.settings
  const promised = locales.flatMap((locale) => promisedDays(privacyText(place, locale) ?? '') ?? [])
  if (promised.length === 0)
    return days === undefined
      ? { ok: undefined, ...foundOf('noPeriod') }
      : { ok: false, ...foundOf('silentPeriod', { days }) }
  const least = Math.min(...promised)
  const found = foundOf(days === undefined ? 'promisedOnly' : 'promised', { least, days: days ?? 0 })
  return { ok: days !== undefined && days <= least, ...found, isSerious: true }
}

function licence(place: Place): Finding {
  if (!siteIn(place, 'cn')) return { ok: true, ...foundOf('noChinese') }
  if (place.settings.CONTENT_API_URL) return { ok: undefined, ...foundOf('backEnd') }
  const lines = recordNamed(join(contentDir(place), 'cn'), 'footer.yaml')?.licence
  const texts = (Array.isArray(lines) ? lines : []).flatMap((line) =>
    isObject(line) ? [String(line.text)] : [],
  )
  const ok = texts.some((text) => /ICP/i.test(text)) && !texts.some((text) => /0{6}/.test(text))
  return { ok, ...(texts.length > 0 ? { found: texts.join(', ') } : foundOf('none')) }
}

const providers = { baidu: /百度|baidu/i, matomo: /matomo/i, ga4: /google/i } as const

function analytics(place: Place): Finding {
  const { ANALYTICS_PROVIDER: provider } = place.settings
  if (!provider) return { ok: true, ...foundOf('noThirdParty') }
  const names = ownLocales(place)
    .filter((locale) => !providers[provider].test(privacyText(place, locale) ?? ''))
    .join(', ')
  return { ok: !names, ...foundOf(names ? 'unnamed' : 'counted', { provider, names }) }
}

function verification({ settings: { SITE_VERIFICATION } }: Place): Finding {
  const found = Object.keys(SITE_VERIFICATION).join(', ')
  return found ? { ok: true, found } : { ok: undefined, ...foundOf('none') }
}

/** By the name in the list; `readyName` and `readyTodo` of the desk's messages have a sentence for each. */
const checks: Record<string, (place: Place) => Finding | Promise<Finding>> = {
  ...{ SITE_URL: siteAddress, hosts, secrets, PRODUCT_KEY: key, robots, [DEMO]: demo },
  ...{ 'template texts': templateTexts, 'privacy page': privacy, retention, 'licence lines': licence },
  ...{ analytics, enquiries: delivery, recipients, 'verification codes': verification },
}

/** What the settings and files of a site say of its being ready for the public, in the order of the list. */
export const readiness = (place: Place): Promise<Check[]> =>
  Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({
      name,
      todo: todoOf(name),
      ...(await check(place)),
    })),
  )

const REMEMBERED_MS = 60_000
const never = Number.NEGATIVE_INFINITY
const recent = { at: never, checks: Promise.resolve<Check[]>([]) }

/** The same for a page that may be opened again and again, as it was a minute ago at most: every file of the content is read for it. */
export function recentReadiness(place: Place): Promise<Check[]> {
  if (monotonicNow() - recent.at < REMEMBERED_MS) return recent.checks
  recent.at = monotonicNow()
  recent.checks = readiness(place).catch((error: unknown) => {
    recent.at = never
    throw error
  })
  return recent.checks
}
