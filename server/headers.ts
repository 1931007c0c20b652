import type { IncomingMessage } from 'node:http'

/** Headers by which Next talks to itself: nobody outside may send them (S7). */
const internalHeader = /^(?:x-middleware-|x-nextjs-|x-now-|x-matched-path|x-invoke-|next-action$|x-action-)/i

/** Takes from a request the headers that only Next itself may send (S7). */
export function removeInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) if (internalHeader.test(name)) delete request.headers[name]
}

/** The security headers of every answer (S3); the content security policy follows with the body. */
export function setSecurityHeaders(response: { setHeader(name: string, value: string): unknown }): void {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
}
