import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { brand } from '@/lib/brand/brand'
import { brandStyle } from '@/lib/brand/style'
import { env } from '@/lib/env'
import { attributes, Html, html } from '@/lib/html'
import { COMPLETE_PAGE } from '@/lib/http/complete-page'
import { siteOrigins } from '@/lib/http/site-origins'
import { localeConfigs, otherLocale } from '@/lib/i18n/locales'
import { type Desk, deskHref, listHref, subjectOf } from '../desk'
import { around, changeForm, moment, untranslated } from './parts'
import { deskStyle } from './style'

/** The desk in the company's colours. */
const styleNow = () => deskStyle + brandStyle(brand())

/**
 * Nothing runs on these pages and nothing comes from elsewhere: one style sheet by its hash, the site's own pictures and fonts, forms to the
 * site. A preview may lie on the host of its language (D2).
 */
function policy(style: string, hasFrames: boolean): string {
  const hash = createHash('sha256').update(style).digest('base64')
  const hosts = siteOrigins(env()).map((host) => ` ${host}`)
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    ...(hasFrames ? [`frame-src 'self'${hosts.join('')}`] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers of every answer of the desk: cached nowhere, found by no crawler. */
export const deskHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/** Pages that the one about content leads to. */
const ofContent = /^\/desk\/(?:brand|check|preview|ready|records?)$/

const sections = [
  ['/desk', 'inbox'],
  ['/desk/figures', 'figures'],
  ['/desk/visits', 'visits'],
  ['/desk/deliveries', 'deliveries'],
  ['/desk/content', 'content'],
  ['/desk/log', 'log'],
] as const

function bar(desk: Desk, hasDraft: boolean): Html {
  const { t, href, session, here, locale } = desk
  const isHere = (path: string) =>
    here.pathname === path ||
    (path === '/desk/content' && ofContent.test(here.pathname)) ||
    (path === '/desk/visits' && here.pathname === '/desk/speed') ||
    (path === '/desk' && subjectOf(here.pathname) !== undefined)
  const links = sections.map(
    ([path, name]) =>
      html`<a href="${href(path)}"${attributes({ 'aria-current': isHere(path) ? 'page' : undefined })}>${t(`desk.${name}`)}</a>`,
  )
  const other = otherLocale(locale)
  const otherHref = deskHref(other, here.pathname, Object.fromEntries(here.searchParams))
  const otherLink = html`<a href="${otherHref}" hreflang="${localeConfigs[other].bcp47}" lang="${localeConfigs[other].bcp47}">${t('desk.otherLanguage')}</a>`
  const out = changeForm(desk, '/desk/logout', html`<button class="plain">${t('desk.signOut')}</button>`)
  return html`<header class="bar"><div class="wrap">
<a class="brand" href="${href('/desk')}"><img src="/icon.svg" width="28" height="28" alt=""><span>${t('shell.siteName')}</span><small>${t('desk.title')}</small></a>
${session && html`<nav aria-label="${t('desk.navigation')}">${links}</nav>`}
<div class="me">${session && html`<span class="name" translate="no">${session.who}</span>`}${!hasDraft && otherLink}${session && session.kind !== 'sso' && out}</div>
</div></header>`
}

export type DeskPage = {
  title: string
  body: Html
  status?: number
  done?: string | undefined
  alert?: string | undefined
  /** A note that is nowhere but on this page: no link to the other language leads away from it. */
  draft?: string | undefined
}

/** A whole page of the desk; without scripts, and complete. */
export function deskPage(
  desk: Desk,
  { title, body, status = 200, done, alert, draft = '' }: DeskPage,
): Response {
  const { t, locale, session, zone, now } = desk
  const style = styleNow()
  const page = html`<!doctype html>
<html lang="${localeConfigs[locale].bcp47}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">
<title>${title} | ${t('desk.title')}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${new Html(style)}</style></head>
<body><a class="skip" href="#main">${t('desk.skip')}</a>${bar(desk, draft !== '')}<main id="main" class="wrap">
${done && html`<p class="note done" role="status">${done}</p>`}${alert && html`<p class="note alert" role="alert">${alert}</p>`}
${body}
</main><footer class="wrap foot">${session && html`<span>${around(t('desk.signedInAs', { who: '\u0000' }), untranslated(session.who))}</span>`}<span>${around(t('desk.timesIn', { zone, now: '\u0000' }), moment(desk, now))}</span></footer></body></html>`
  return new Response(page.text, {
    status,
    headers: {
      ...deskHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(style, body.text.includes('<iframe')),
      [COMPLETE_PAGE]: '1',
    },
  })
}

/** A file to be stored, written as it is read: an export of years does not have to fit in memory. */
export function download(name: string, type: string, parts: AsyncIterable<string | Uint8Array>): Response {
  const body = Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream
  return new Response(body, {
    headers: {
      ...deskHeaders,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

/** A page with one message and a link back. */
export function messagePage(
  desk: Desk,
  status: number,
  title: string,
  text: string,
  way = { href: listHref(desk), text: desk.t('desk.back') },
): Response {
  const body = html`<div class="message"><h1>${title}</h1><p>${text}</p><p><a class="button" href="${way.href}">${way.text}</a></p></div>`
  return deskPage(desk, { title, body, status })
}

/** Says what may have become of the enquiry, or of the record of the content, and leads back to the others. */
export function notFoundPage(desk: Desk): Response {
  const { t, href, here } = desk
  if (here.pathname !== '/desk/record')
    return messagePage(desk, 404, t('desk.notFound'), t('desk.notFoundText'))
  const way = { href: href('/desk/records'), text: t('desk.records') }
  return messagePage(desk, 404, t('desk.notFound'), t('desk.recordGone'), way)
}

/** For a change that another site's page asked for, or that has no token. */
export const refusedPage = (desk: Desk) =>
  messagePage(desk, 403, desk.t('desk.failedTitle'), desk.t('desk.foreign'))

/** Leads on after a change, so that a reload repeats nothing. */
export const seeOther = (address: string, cookies: string[] = []): Response =>
  withCookies(new Response(null, { status: 303, headers: { ...deskHeaders, Location: address } }), cookies)

/** The same answer, setting cookies. */
export function withCookies(answer: Response, cookies: string[]): Response {
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}
