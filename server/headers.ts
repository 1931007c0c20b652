import type { IncomingMessage } from 'node:http'

/** Headers by which Next talks to itself: nobody outside may send them (S7). */
const internalHeader = /^(?:x-middleware-|x-nextjs-|x-now-|x-matched-path|x-invoke-|next-action$|x-action-)/i

/** Takes from a request the headers that only Next itself may send (S7). */
export function removeInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) if (internalHeader.test(name)) delete request.headers[name]
}

/** The security headers of every answer (S3), name after value; the content security policy follows with the body. */
export const securityHeaders: readonly string[] = [
  ...['X-Content-Type-Options', 'nosniff'],
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ...['X-Frame-Options', 'SAMEORIGIN'],
  ...['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ...['Cross-Origin-Opener-Policy', 'same-origin'],
]

/** Sets them on an answer that is still to come. */
export function setSecurityHeaders(response: { setHeader(name: string, value: string): unknown }): void {
  for (let at = 0; at < securityHeaders.length; at += 2)
    response.setHeader(securityHeaders[at] ?? '', securityHeaders[at + 1] ?? '')
}
