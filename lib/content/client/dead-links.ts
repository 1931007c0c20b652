import type { z } from 'zod'
import type { ContractIssue } from '@/lib/contract/errors'
import { isOwnFile } from '@/lib/contract/file-address'
import { html } from '@/lib/contract/html'
import { placesOf } from '@/lib/contract/places'
import { issueAt } from '@/lib/contract/read'
import { namesFile, safeUrl } from '@/lib/contract/safe-url'
import { link } from '@/lib/contract/scalars'
import { textAddresses } from '@/lib/contract/text-addresses'
import { resolveAddress } from '@/lib/i18n/address'
import { currentRedirects } from '../sources/files/redirects'

/** True for an address of this site where neither a page is nor a file. */
function leadsNowhere(address: string): boolean {
  if (!/^\/(?!\/|api\/|gated\/)/.test(address)) return false
  const path = new URL(address, 'http://site.invalid').pathname
  if (namesFile(path) || isOwnFile(path)) return false
  const { kind } = resolveAddress({ host: '', path, search: '' }, { redirects: currentRedirects() })
  return kind === 'notFound' || kind === 'gone'
}

/** The addresses that a payload links, in its fields and its texts, as they are written and as pages write them. */
export function linksIn(schema: z.ZodType, payload: unknown) {
  const found = [
    ...placesOf(schema, link, payload).map(({ path, value }) => ({ path, addresses: [value] })),
    ...placesOf(schema, html, payload).map(({ path, value }) => ({
      path,
      addresses: textAddresses(value).flatMap(({ tag, address }) => (tag === 'a' ? [address] : [])),
    })),
  ]
  return found.flatMap(({ path: keys, addresses }) =>
    addresses.flatMap((address) => {
      const url = typeof address === 'string' ? safeUrl(address) : undefined
      return url === undefined ? [] : [{ keys, written: String(address), url }]
    }),
  )
}

/** Links of a payload that lead to no page of this site. */
export const deadLinks = (schema: z.ZodType, payload: unknown): ContractIssue[] =>
  linksIn(schema, payload).flatMap(({ keys, written, url }) =>
    leadsNowhere(url) ? [issueAt(keys, 'a page of this site', written.slice(0, 60))] : [],
  )
