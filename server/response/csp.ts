import { createHash } from 'node:crypto'

import { analyticsHosts, analyticsOf } from '@/lib/analytics'
import type { Env } from '@/lib/env'

export type CspHosts = { media: string[]; frames: string[]; scripts?: string[]; connects?: string[] }
/** The nonce of a page's scripts, or inline code and style sheets as they stand in an answer. `isFile`: a file of `public/` is the owner's own. */
export type CspInline = { nonce?: string; scripts?: string[]; styles?: string[]; isFile?: boolean }

/** The hosts that pages may use under these settings. */
export function cspHosts(settings: Env): CspHosts {
  const { MEDIA_HOSTS: media, FRAME_HOSTS: frames, WECHAT_APP_ID } = settings
  const { scripts, connects } = analyticsHosts(analyticsOf(settings))
  return { media, frames, connects, scripts: WECHAT_APP_ID ? [...scripts, 'https://res.wx.qq.com'] : scripts }
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * Content-Security-Policy of an HTML answer (S3): nothing that is not named; scripts and style sheets only from this site or,
 * inline, those of the nonce or those given, by hash. Pictures and videos may come from any https host, as content names them; plain http only
 * from the listed media hosts. Scripts of others, to count or to share, only where they are set up, and never on files of `public/`. Style attributes stay: they carry sizes that the server counted (ADR 0029).
 */
export function contentSecurityPolicy(
  { nonce, scripts = [], styles = [], isFile = false }: CspInline,
  hosts: CspHosts,
): string {
  const media = hosts.media.map((host) => ` ${host}`).join('')
  const frames = hosts.frames.map((host) => ` ${host}`).join('')
  const inline = nonce === undefined ? scripts.map(hashOf) : [`'nonce-${nonce}'`]
  const others = (list: string[] = []) => (isFile ? [] : list)
  return [
    `default-src ${isFile ? "'self'" : "'none'"}`,
    ["script-src 'self'", ...inline, ...others(hosts.scripts)].join(' '),
    ...(isFile
      ? ["style-src 'self' 'unsafe-inline'"]
      : [["style-src 'self'", ...styles.map(hashOf)].join(' '), "style-src-attr 'unsafe-inline'"]),
    `img-src 'self' data: https:${media}`,
    `media-src 'self' blob: https:${media}`,
    "font-src 'self'",
    // The parts of a stream are fetched by script where the browser does not play it by itself.
    ["connect-src 'self'", ...others(hosts.media), ...others(hosts.connects)].join(' '),
    `frame-src 'self'${frames}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    `base-uri ${isFile ? "'self'" : "'none'"}`,
    "form-action 'self'",
    'report-uri /api/report', // browsers that do not know the next one
    'report-to site',
  ].join('; ')
}
