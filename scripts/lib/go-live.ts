import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { concurrencyLimit } from '@/lib/concurrency-limit'
import { contentFindings } from '@/lib/content-check/findings'
import { sendMail } from '@/lib/enquiry/targets/smtp'
import type { DeliveryError } from '@/lib/enquiry/targets/target'
import type { Env } from '@/lib/env'
import type { Check } from '@/lib/go-live/checks'
import { isPublicAddress } from '@/lib/public-address'
import { counted } from './counted'

const ASK_MS = 10_000
const DAY_MS = 86_400_000
/** Old addresses that are asked for, and how many at a time. */
const MOST_OLD = 5000
const AT_ONCE = 4
/** Parts of an index of sitemaps that are read. */
const MOST_MAPS = 500

const ask = (url: string | URL, init: RequestInit = {}) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(ASK_MS) })

/** Lines of a check by its name: `ok` as in Check, what was found, and what to do. */
const checkOf =
  (name: string) =>
  (ok: boolean | undefined, found: string, todo: string): Check => ({ name, ok, found, todo })

/** The mistakes of `npm run content:check`. */
export function content(settings: Env): Check {
  const check = checkOf('content')
  if (settings.CONTENT_API_URL) return check(undefined, 'a back end', 'run npm run check-backend')
  const count = contentFindings(settings).filter(({ isNote }) => !isNote).length
  return check(count === 0, counted(count, 'mistake'), 'run npm run content:check')
}

/** The running site as visitors reach it: TLS, deep health, and by http a way to https. */
export async function reachable(url: string): Promise<Check> {
  const check = checkOf('running site')
  if (!isPublicAddress(url))
    return check(undefined, `${url} is not public`, 'ask the public address: --url=https://…')
  try {
    const { status } = await ask(new URL('/api/health?deep=1', url))
    if (status !== 200) return check(false, `deep health answers ${status}`, 'open /api/health?deep=1')
    const plain = await ask(url.replace(/^https:/, 'http:'), { redirect: 'manual' })
    const isLed = plain.headers.get('location')?.startsWith('https:') ?? false
    const found = isLed ? 'answers by https, http leads there' : `http answers ${plain.status}`
    return check(isLed, found, 'lead http to https by 308')
  } catch (error) {
    const { cause, message } = error as Error
    const reason = String((cause as Error | undefined)?.message ?? message)
    return check(false, reason, `see that ${url} answers, with a certificate of its host`)
  }
}

/** A mail by the site's own settings. */
export async function mail({ SMTP_URL, MAIL_FROM, SITE_URL }: Env, to: string | undefined): Promise<Check> {
  const check = checkOf('mail')
  if (!to) return check(undefined, 'not tried', 'send one to yourself: --mail=you@company.com')
  if (!SMTP_URL || !MAIL_FROM) return check(false, 'no mail server', 'set SMTP_URL and MAIL_FROM')
  const { host } = new URL(SITE_URL)
  const words = `npm run go-live on ${host}`
  const messageId = `<go-live.${Date.now()}@${host.replace(/:.*/, '')}>`
  try {
    const note = await sendMail(
      { url: SMTP_URL, from: MAIL_FROM },
      { to: [to], subject: words, text: words, html: `<p>${words}</p>`, messageId, language: 'en' },
    )
    return check(
      note === undefined,
      note ?? `sent to ${to}: see that it arrived`,
      'mend what the server says',
    )
  } catch (error) {
    const { words } = error as DeliveryError
    return check(false, `${new URL(SMTP_URL).host}: ${words}`, 'mend SMTP_URL or MAIL_FROM')
  }
}

/** The newest backup of enquiries: of the last day and not empty. */
export function backup(path: string | undefined): Check {
  const check = checkOf('backup')
  if (!path)
    return check(
      undefined,
      'not looked at',
      'name it: --backup=/var/backups/site (npm run enquiries -- backup)',
    )
  const whole = resolve(path)
  const make = 'npm run enquiries -- backup --out <file>'
  if (!existsSync(whole)) return check(false, `${whole} is not there`, make)
  const files = statSync(whole).isDirectory() ? readdirSync(whole).map((file) => join(whole, file)) : [whole]
  const [newest] = files
    .map((file) => statSync(file))
    .filter((file) => file.isFile() && file.size > 0)
    .sort((a, b) => b.mtimeMs - a.mtimeMs)
  if (!newest) return check(false, `${whole} is empty`, make)
  const age = Date.now() - newest.mtimeMs
  const found = `${Math.round(age / 3_600_000)} hours old`
  return check(age < 1.5 * DAY_MS, found, 'make one each day (docs/operations.md)')
}

async function textOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFileSync(source, 'utf8')
  const answer = await ask(source)
  if (!answer.ok) throw new Error(`answers ${answer.status}`)
  return answer.text()
}

/** The paths that a list or a sitemap names, an index of sitemaps followed one step: a part that cannot be had goes into `unread`. */
async function pathsIn(source: string, unread: string[], isInner = false): Promise<string[]> {
  const text = await textOf(source)
  const locs = [...text.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&'),
  )
  const limited = concurrencyLimit(AT_ONCE)
  const part = (loc: string) =>
    pathsIn(loc, unread, true).catch((error: unknown) => {
      unread.push(`${loc} (${error instanceof Error ? error.message : error})`)
      return []
    })
  if (text.includes('<sitemapindex') && !isInner) {
    unread.push(...locs.splice(MOST_MAPS))
    return (await Promise.all(locs.map((loc) => limited(() => part(loc))))).flat()
  }
  const lines = locs.length > 0 ? locs : text.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => /^(?:https?:\/\/|\/)/.test(line))
    .map((line) => {
      const { pathname, search } = new URL(line, 'http://old.invalid')
      return pathname + search
    })
}

/** Addresses of the old site that lead nowhere here; of more than `most` the first ones are asked, and the line says so. */
export async function oldAddresses(url: string, source: string | undefined, most = MOST_OLD): Promise<Check> {
  const check = checkOf('old addresses')
  if (!source)
    return check(undefined, 'not tried', 'name the old sitemap: --old=https://www.company.com/sitemap.xml')
  const unread: string[] = []
  const all = [...new Set(await pathsIn(source, unread))]
  const paths = all.slice(0, most)
  const dead: string[] = []
  const limited = concurrencyLimit(AT_ONCE)
  const visit = async (path: string) => {
    const answer = await ask(new URL(path, url)).catch(() => undefined)
    // The home page answers every query: a record of the old site is not there.
    if (answer?.ok && path.startsWith('/?') && !answer.redirected) dead.push(`${path} (the home page)`)
    if (!answer || answer.status >= 400) dead.push(`${path} (${answer?.status ?? 'no answer'})`)
  }
  await Promise.all(paths.map((path) => limited(() => visit(path))))
  const unasked = all.length - paths.length
  const found = [
    `${paths.length - dead.length} of ${paths.length} lead somewhere`,
    ...(dead.length > 0 ? [`not ${dead.slice(0, 10).join(', ')}`] : []),
    ...(unread.length > 0 ? [`not read ${unread.slice(0, 10).join(', ')}`] : []),
    ...(unasked > 0 ? [`${unasked} more were not asked for`] : []),
  ].join('; ')
  if (dead.length > 0 || paths.length === 0)
    return check(false, found, 'write the others into content/redirects.yaml')
  if (unread.length > 0) return check(false, found, 'name a list of the addresses in place of these')
  return check(unasked === 0 || undefined, found, `give the list in parts of ${most}`)
}
