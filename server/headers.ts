import type { ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { filePolicy } from './response/csp'

/** What others may show on their own pages: pictures, files, what shared links are shown with. */
const isForOthers = (path: string) =>
  /^\/(?:en\/)?(?:assets\/|_next\/static\/|api\/(?:image|share)\b|[^/]*icon[^/]*(?:$|\?))/.test(path)

/** Cross-Origin-Resource-Policy of an address: pages and answers are for this site alone, pictures and files for everybody. */
export const resourcePolicy = (path: string): 'same-origin' | 'cross-origin' =>
  isForOthers(path) ? 'cross-origin' : 'same-origin'

/**
 * Cross-Origin-Opener-Policy of an address where it is not the usual one: the studio signs in at the repository's host in a
 * window of that host, which reports back to it.
 */
export const openerPolicy = (path: string, repository: string | undefined): 'unsafe-none' | undefined =>
  repository !== undefined && /^\/studio(?:[/?]|$)/.test(path) ? 'unsafe-none' : undefined

type Settings = { SITE_URL: string; STRICT_TRANSPORT: string }

/** The security headers of every answer (S3), name after value; HSTS only where the site's own address is https. */
export function headersFor({ SITE_URL, STRICT_TRANSPORT }: Settings): readonly string[] {
  return [
    ...['X-Content-Type-Options', 'nosniff'],
    ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...['X-Frame-Options', 'SAMEORIGIN'],
    ...['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ...['Cross-Origin-Opener-Policy', 'same-origin'],
    ...['Reporting-Endpoints', 'site="/api/report"'],
    ...['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(SITE_URL.startsWith('https:') ? ['Strict-Transport-Security', STRICT_TRANSPORT] : []),
  ]
}

let headers: readonly string[] | undefined

/** Those of this process; the content security policy follows with the body. */
export function securityHeaders(): readonly string[] {
  headers ??= headersFor(env())
  return headers
}

/** Sets them on an answer that is still to come, with the resource policy of its address; its content security policy follows. */
export function setSecurityHeaders(
  response: { setHeader(name: string, value: string): unknown },
  path = '/',
): void {
  const all = securityHeaders()
  for (let at = 0; at < all.length; at += 2) response.setHeader(all[at] ?? '', all[at + 1] ?? '')
  response.setHeader('Cross-Origin-Resource-Policy', resourcePolicy(path))
  const opener = openerPolicy(path, env().STUDIO_REPO)
  if (opener) response.setHeader('Cross-Origin-Opener-Policy', opener)
}

/** Answers with a status alone, never cached, and all headers. */
export function sendStatus(
  response: ServerResponse,
  status: number,
  headers: Record<string, string | number> = {},
  body?: string | Buffer,
): void {
  setSecurityHeaders(response)
  response.setHeader('Content-Security-Policy', filePolicy())
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end(body)
}
