import { createHash } from 'node:crypto'
import { monotonicNow } from '@/lib/clock'
import { bounds } from '@/lib/contract/bounds'
import { reasonOf, UnavailableError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { send } from '@/lib/http/client'
import { type Locale, locales } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { absoluteUrl } from '@/lib/seo/metadata'
import { yielding } from '@/lib/yield-between'
import { documentOf, type FormName } from './search/documents'
import { publicRecords } from './search/from-files'
import type { RawRecord } from './shared/source'

/** A public page; `version` is another once its words changed, and undefined for a page that no record represents. */
export type Address = { url: string; version?: string }

const TIMEOUT_MS = 20_000

/** By public address, what the words of the records of a language come down to; none when they cannot be read now. */
async function versionsOf(locale: Locale): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  try {
    const versions = async (name: FormName, wires: readonly RawRecord[]) => {
      const pairs: [url: string, version: string][] = []
      for await (const wire of yielding(wires)) {
        const record = documentOf(name, wire, { zone: env().SITE_TIME_ZONE, bodyLength: bounds.html })
        const { cover: _, ...words } = record ?? {}
        const version = createHash('sha1').update(JSON.stringify(words)).digest('base64url')
        if (record) pairs.push([absoluteUrl(locale, record.path), version])
      }
      return pairs
    }
    for await (const [, pairs] of publicRecords(locale, versions))
      for (const [url, version] of pairs) found.set(url, version)
  } catch (error) {
    log.warn({ locale, reason: reasonOf(error) }, 'changed pages not determined')
  }
  return found
}

/** The addresses in a file of the sitemap, as they are written to be read. */
const locsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
    loc.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))),
  )

/**
 * Every page of the sitemap with the version of its words. Fetched from this process over HTTP, since lists can only be read inside a request.
 * Throws when a file of it is not to be had.
 */
export async function publicAddresses(port: number): Promise<Address[]> {
  const read = async (path: string) => {
    const { status, text } = await send({
      url: `http://127.0.0.1:${port}${path}`,
      deadline: monotonicNow() + TIMEOUT_MS,
      maxBytes: 60_000_000,
    })
    if (status !== 200) throw new UnavailableError('sitemap', `HTTP ${status}`)
    return locsOf(text)
  }
  const urls: string[] = []
  for (const file of await read('/sitemap.xml')) urls.push(...(await read(new URL(file).pathname)))
  const versions = new Map<string, string>()
  for (const locale of locales)
    for (const [url, version] of await versionsOf(locale)) versions.set(url, version)
  return [...new Set(urls)].map((url) => {
    const version = versions.get(url)
    return { url, ...(version !== undefined && { version }) }
  })
}
