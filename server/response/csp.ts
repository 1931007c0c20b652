import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { analyticsHosts, analyticsOf } from '@/lib/analytics'
import type { Env } from '@/lib/env'
import { siteOrigins } from '@/lib/http/site-origins'

export type CspHosts = {
  media: string[]
  frames: string[]
  scripts?: string[]
  connects?: string[]
  /** The site's other hosts: the desk shows previews of one on pages of another. */
  ancestors?: string[]
}
/** The nonce of a page's scripts, or inline code and style sheets as an answer has them. `isFile`: a file of `public/` is the owner's own. */
export type CspInline = { nonce?: string; scripts?: string[]; styles?: string[]; isFile?: boolean }

/** The hosts that pages may use under these settings. */
export function cspHosts(settings: Env): CspHosts {
  const { MEDIA_HOSTS: media, FRAME_HOSTS: frames, WECHAT_APP_ID } = settings
  const { scripts, connects } = analyticsHosts(analyticsOf(settings))
  return {
    ...{ media, frames, connects, ancestors: siteOrigins(settings) },
    scripts: WECHAT_APP_ID ? [...scripts, 'https://res.wx.qq.com'] : scripts,
  }
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
    ["frame-ancestors 'self'", ...(hosts.ancestors ?? [])].join(' '),
    `base-uri ${isFile ? "'self'" : "'none'"}`,
    "form-action 'self'",
    'report-uri /api/report', // browsers that do not know the next one
    'report-to site',
  ].join('; ')
}

/** Text and data: shown as they are, with nothing beside them. */
const PLAIN = "default-src 'none'; base-uri 'none'; frame-ancestors 'self'"
/** Scripts and styles: what a worker made of them may reach. */
const CODE = "default-src 'self'; object-src 'none'; base-uri 'none'"
/** What the browser draws around a picture or a video that is opened by itself has styles of the browser's own. */
const MEDIA = `${PLAIN}; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'`
/** Readers of documents are pages of the browser, which a policy of ours would block. */
const DOCUMENT = "script-src 'none'; base-uri 'none'; frame-ancestors 'self'"

/** The Content-Security-Policy of an answer that is no page, by its Content-Type (S3, docs/security.md). */
export function filePolicy(type = ''): string {
  if (/^(?:text|application)\/(?:javascript|css)\b/.test(type)) return CODE
  if (/^(?:image|video|audio)\//.test(type)) return MEDIA
  return type.startsWith('application/pdf') ? DOCUMENT : PLAIN
}

const style = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi

/** The style sheets of a document's head, each once: the server wrote them, content has no place there (S3). */
export function headStyles(html: string): string[] {
  const end = html.indexOf('</head>')
  const found = html.slice(0, Math.max(end, 0)).matchAll(style)
  return [...new Set([...found].map(([, css = '']) => css))]
}

const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const external = /\ssrc\s*=/i
const dataBlock = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/plain)\b/i

/** Every inline script of a document, each once: for files of `public/`, which are the owner's own code. Data blocks run nothing. */
export function inlineScripts(html: string): string[] {
  const found = [...html.matchAll(anyScript)].flatMap(([, attributes = '', code = '']) =>
    external.test(attributes) || dataBlock.test(attributes) ? [] : [code],
  )
  return [...new Set(found)]
}

/** The request header that gives Next the nonce of a document's scripts; no visitor may send it. */
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
