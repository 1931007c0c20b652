import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The request header by which Next is told the nonce of a document's scripts; no visitor may send it. */
const HEADER = 'content-security-policy'

/** A nonce for one render: nothing that was written before it can carry it (S3). */
export const newNonce = (): string => randomBytes(16).toString('base64url')

/** Has Next write the nonce on each script of what it renders for a request with these headers. */
export function setNonce(headers: IncomingHttpHeaders, nonce: string): void {
  headers[HEADER] = `script-src 'nonce-${nonce}'`
}

/** The nonce that a request carries to Next; '' when it carries none. */
export const nonceOf = (headers: IncomingHttpHeaders): string =>
  /'nonce-([\w-]+)'/.exec(String(headers[HEADER] ?? ''))?.[1] ?? ''
