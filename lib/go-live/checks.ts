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
import { demoPages, demoTexts, prompt } from './demo-texts'
import { type FoundMessage, foundOf } from './found'
import { promisedDays } from './promised-days'

/** One line of the list: `ok` is undefined for what cannot be known here; what is serious harms visitors or loses leads. */
export type Check = {
  name: string
  ok: boolean | undefined
  found: string
  /** The same for the desk, unless it is a value that no language changes. */
  message?: FoundMessage
  todo?: string
  isSerious?: true
}

/** What a check looks at. */
export type Place = { settings: Env; publicDir: string }

const reserved = /(?:^|[.@])example(?:\.\w+)?$/i
const placeholder = /change-?me|example|secret|passw(?:or)?d|123456|^(.)\1+$/i

const contentDir = ({ settings }: Place) => resolve(settings.CONTENT_DIR)
const siteIn = (place: Place, locale: Locale) => recordNamed(join(contentDir(place), locale), 'site.yaml')
const ownLocales = (place: Place) => locales.filter((locale) => siteIn(place, locale))

function siteAddress({ settings: { SITE_URL } }: Place): Check {
  const name = 'SITE_URL'
  const { hostname, protocol } = new URL(SITE_URL)
  if (!isPublicAddress(SITE_URL) || reserved.test(hostname))
    return { name, ok: false, found: SITE_URL, todo: 'set it to the address that visitors open' }
  const ok = protocol === 'https:'
  return {
    name,
    ok,
    found: SITE_URL,
    isSerious: true,
    ...(!ok && { todo: 'serve the site by https, and say so in SITE_URL' }),
  }
}

function hosts({ settings: { SITE_HOSTS, SITE_URL } }: Place): Check {
  const name = 'hosts'
  const named = Object.keys(SITE_HOSTS ?? {})
  if (named.length === 0) return { name, ok: true, ...foundOf('oneHost') }
  const odd = named.filter((host) => reserved.test(host.replace(/:\d+$/, '')))
  if (odd.length > 0)
    return { name, ok: false, found: odd.join(', '), todo: 'name your own hosts in SITE_HOSTS' }
  const ok = named.includes(new URL(SITE_URL).host)
  return { name, ok, found: named.join(', '), ...(!ok && { todo: 'SITE_HOSTS lacks the host of SITE_URL' }) }
}

const secretNames = [
  ...['REVALIDATE_SECRET', 'PREVIEW_SECRET', 'METRICS_TOKEN', 'CONTENT_API_TOKEN', 'ENQUIRY_WEBHOOK_SECRET'],
  ...['DESK_SSO_SECRET', 'DATABASE_URL'],
] as const

function secrets({ settings }: Place): Check {
  // PostgreSQL reads addresses of sockets, too, which are no URLs.
  const database = settings.DATABASE_URL ?? ''
  const password = URL.canParse(database) ? new URL(database).password : ''
  const secretOf = (name: (typeof secretNames)[number]) =>
    name === 'DATABASE_URL' ? password : settings[name]
  const weak = secretNames.filter((name) => placeholder.test(secretOf(name) ?? ''))
  const name = 'secrets'
  if (weak.length > 0)
    return {
      name,
      ok: false,
      ...foundOf('examples', { names: weak.join(', ') }),
      todo: 'make each with openssl rand -hex 24',
      isSerious: true,
    }
  if (settings.PREVIEW_SECRET) return { name, ok: true, ...foundOf('noExamples') }
  return { name, ok: false, ...foundOf('openPreviews'), todo: 'set PREVIEW_SECRET' }
}

function key({ settings }: Place): Check {
  const found = productKey(settings)
  const ok = found !== 'NORTHBAY'
  return {
    ...{ name: 'PRODUCT_KEY', ok, found },
    ...(!ok && { todo: 'set it to a word of your own, or productKey in brand.yaml' }),
  }
}

function robots({ settings: { ROBOTS } }: Place): Check {
  const ok = ROBOTS === 'open'
  return { name: 'robots', ok, found: ROBOTS, ...(!ok && { todo: 'set ROBOTS=open on the day' }) }
}

const filesFound = (files: string[]) => {
  const first = files.slice(0, 3).map((file) => relative(process.cwd(), file))
  return foundOf('files', { count: files.length, names: first.join(', ') })
}

/** The check that looks for texts of the demo company. */
export const DEMO = 'demo texts'

async function demo(place: Place): Promise<Check> {
  const { CONTENT_API_URL } = place.settings
  const found = await (CONTENT_API_URL ? demoPages : demoTexts)(contentDir(place), place.publicDir)
  const name = DEMO
  if (found.length === 0) return { name, ok: true, ...foundOf('none') }
  return {
    ...{ name, ok: false, ...filesFound(found) },
    ...{ todo: 'write them anew, or take them away', isSerious: true },
  }
}

async function templateTexts(place: Place): Promise<Check> {
  const name = 'template texts'
  if (place.settings.CONTENT_API_URL) return { name, ok: true, ...foundOf('backEnd') }
  const files = await demoTexts(contentDir(place), place.publicDir, prompt)
  if (files.length === 0) return { name, ok: true, ...foundOf('none') }
  return {
    ...{ name, ok: false, ...filesFound(files) },
    todo: 'write what they ask for (“Say in one line …”), or delete them',
  }
}

const deliveryNames = [
  ...['SMTP_URL', 'ENQUIRY_WEBHOOK_URL', 'CONTENT_API_URL'],
  ...['CHAT_WECOM_URL', 'CHAT_DINGTALK_URL', 'CHAT_FEISHU_URL', 'CHAT_SLACK_URL'],
] as const

function delivery({ settings }: Place): Check {
  const set = deliveryNames.filter((name) => settings[name])
  const name = 'enquiries'
  return set.length > 0
    ? { name, ok: true, ...foundOf('goTo', { names: set.join(', ') }) }
    : {
        name,
        ok: false,
        ...foundOf('nobody'),
        todo: 'set SMTP_URL and MAIL_FROM, or another target (docs/enquiries.md)',
        isSerious: true,
      }
}

const addressesOf = ({ to = [], cc = [], alerts = [], forms = {} }: MailSettings) => [
  ...to,
  ...cc,
  ...alerts,
  ...Object.values(forms).flatMap((own) => [...own.to, ...(own.cc ?? [])]),
]

function recipients(place: Place): Check {
  const name = 'recipients'
  if (!place.settings.SMTP_URL)
    return { name, ok: undefined, ...foundOf('noMail'), todo: 'set SMTP_URL and MAIL_FROM' }
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
  const kind = addresses && forms ? 'noRecipients' : addresses ? 'exampleRecipients' : 'formsOfNobody'
  return !addresses && !forms
    ? { name, ok: true, ...foundOf('everyForm') }
    : {
        ...{ name, ok: false, ...foundOf(kind, { addresses, forms }) },
        ...{ todo: 'name mailboxes that exist in content/{cn,en}/mail.yaml', isSerious: true },
      }
}

function privacyText(place: Place, locale: Locale): string | undefined {
  try {
    return readFileSync(join(contentDir(place), locale, 'pages', 'privacy.md'), 'utf8')
  } catch {
    return undefined
  }
}

function privacy(place: Place): Check {
  const found = ownLocales(place).filter((locale) => privacyText(place, locale) === undefined)
  const ok = found.length === 0
  const seen = ok ? foundOf('there') : foundOf('missing', { names: found.join(', ') })
  return {
    ...{ name: 'privacy page', ok, ...seen, isSerious: true },
    ...(!ok && { todo: 'write content/{cn,en}/pages/privacy.md: every form links to it' }),
  }
}

function retention(place: Place): Check {
  const name = 'retention'
  const { ENQUIRY_RETENTION_DAYS: days } = place.settings
  const promised = locales.flatMap((locale) => promisedDays(privacyText(place, locale) ?? '') ?? [])
  if (promised.length === 0)
    return days === undefined
      ? {
          name,
          ok: undefined,
          ...foundOf('noPeriod'),
          todo: 'say in the privacy page how long form records are kept',
        }
      : {
          name,
          ok: false,
          ...foundOf('silentPeriod', { days }),
          todo: `say in the privacy page that form records are kept for ${days} days`,
        }
  const least = Math.min(...promised)
  const ok = days !== undefined && days <= least
  return {
    ...{
      name,
      ok,
      ...foundOf(days === undefined ? 'promisedOnly' : 'promised', { least, days: days ?? 0 }),
      isSerious: true,
    },
    ...(!ok && { todo: 'set ENQUIRY_RETENTION_DAYS to what the page promises, or change the page' }),
  }
}

function licence(place: Place): Check {
  const name = 'licence lines'
  if (!siteIn(place, 'cn')) return { name, ok: true, ...foundOf('noChinese') }
  const lines = recordNamed(join(contentDir(place), 'cn'), 'footer.yaml')?.licence
  const texts = (Array.isArray(lines) ? lines : []).flatMap((line) =>
    isObject(line) ? [String(line.text)] : [],
  )
  if (place.settings.CONTENT_API_URL)
    return { name, ok: undefined, ...foundOf('backEnd'), todo: 'see that the footer shows the ICP number' }
  const ok = texts.some((text) => /ICP/i.test(text)) && !texts.some((text) => /0{6}/.test(text))
  return {
    name,
    ok,
    ...(texts.length > 0 ? { found: texts.join(', ') } : foundOf('none')),
    ...(!ok && { todo: 'write the ICP number into licence of content/cn/footer.yaml' }),
  }
}

const providers = { baidu: /百度|baidu/i, matomo: /matomo/i, ga4: /google/i } as const

function analytics(place: Place): Check {
  const { ANALYTICS_PROVIDER: provider } = place.settings
  const name = 'analytics'
  if (!provider) return { name, ok: true, ...foundOf('noThirdParty') }
  const silent = ownLocales(place).filter(
    (locale) => !providers[provider].test(privacyText(place, locale) ?? ''),
  )
  const ok = silent.length === 0
  return {
    ...{ name, ok, ...foundOf(ok ? 'counted' : 'unnamed', { provider, names: silent.join(', ') }) },
    ...(!ok && { todo: 'name it in the privacy page' }),
  }
}

function verification({ settings: { SITE_VERIFICATION } }: Place): Check {
  const codes = Object.keys(SITE_VERIFICATION)
  return codes.length > 0
    ? { name: 'verification codes', ok: true, found: codes.join(', ') }
    : {
        name: 'verification codes',
        ok: undefined,
        ...foundOf('none'),
        todo: 'set SITE_VERIFICATION if search engines ask for codes',
      }
}

const checks = [
  ...[siteAddress, hosts, secrets, key, robots, demo, templateTexts, privacy, retention, licence, analytics],
  ...[delivery, recipients, verification],
]

/** What the settings and files of a site say of its being ready for the public, in the order of the list. */
export const readiness = (place: Place): Promise<Check[]> =>
  Promise.all(checks.map(async (check) => check(place)))

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
