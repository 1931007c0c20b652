import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

/** CSP hash sources of every inline script in a page, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}

export type CspHosts = { media: string[]; frames: string[] }

/**
 * Content-Security-Policy of an HTML answer (S3): scripts only from this site or by hash. Pictures and videos may
 * come from any https host, as content names them; plain http only from the listed media hosts.
 */
export function contentSecurityPolicy(html: string, hosts: CspHosts): string {
  const media = hosts.media.map((host) => ` ${host}`).join('')
  const frames = hosts.frames.map((host) => ` ${host}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes(html).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https:${media}`,
    `media-src 'self' blob: https:${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self'${frames}`,
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
