import { createHash } from 'node:crypto'

export type CspHosts = { media: string[]; frames: string[] }

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * Content-Security-Policy of an HTML answer (S3): scripts only from this site or, inline, those given, by hash. Pictures
 * and videos may come from any https host, as content names them; plain http only from the listed media hosts.
 */
export function contentSecurityPolicy(scripts: string[], hosts: CspHosts): string {
  const media = hosts.media.map((host) => ` ${host}`).join('')
  const frames = hosts.frames.map((host) => ` ${host}`).join('')
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
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
