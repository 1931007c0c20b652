import { brand } from '@/lib/brand/brand'
import { brandStyle } from '@/lib/brand/style'
import { attributes, Html, html } from '@/lib/html'
import { type Locale, localeConfigs } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'

const style = `
:root{--ink:#0b1a26;--brand-on-dark:#57cdd4;--brand-on-dark-strong:#8ae0e5}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ink);color:#fff;
font:400 17px/1.7 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{width:min(100% - 40px,640px);padding:48px 0}
h1{margin:0 0 16px;font-size:clamp(28px,5vw,44px);line-height:1.2}p{margin:0 0 32px;color:#c0cdd7}
a{display:inline-block;margin:0 12px 12px 0;padding:12px 24px;border-radius:4px;background:var(--brand-on-dark);color:var(--ink);font-weight:600;text-decoration:none}
a+a{background:none;color:#fff;box-shadow:inset 0 0 0 1px rgb(255 255 255/.4)}a:focus-visible{outline:2px solid var(--brand-on-dark-strong);outline-offset:3px}`

/** `headingLang`: of a heading that is not in the page's language. */
type Text = {
  title: string
  heading: string
  headingLang?: 'en'
  text: string
  links: { href: string; label: string }[]
}

function standalonePage(locale: Locale, { title, heading, headingLang, text, links }: Text): string {
  const anchors = links.map(({ href, label }) => html`<a href="${href}">${label}</a>`)
  return html`<!doctype html><html lang="${localeConfigs[locale].bcp47}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Html(style + brandStyle(brand()))}</style></head><body><main><h1${attributes({ lang: headingLang })}>${heading}</h1><p>${text}</p>${anchors}</main></body></html>`
    .text
}

const home = (locale: Locale) => localeConfigs[locale].prefix || '/'

/** Longer than every page's own address: nobody's words are written back at length. */
const LONGEST_PATH = 500

/**
 * The page of HTTP 503 in the path's language. It needs nothing else: no back end, no Next, no script, because it is
 * shown when these fail (D13).
 */
export function unavailablePage(locale: Locale, path: string): string {
  const { title, text, retry, home: homeLabel } = messages[locale].unavailable
  const again = path.startsWith('//') || path.length > LONGEST_PATH ? home(locale) : path // `//host` would lead away
  const links = [
    { href: again, label: retry },
    { href: home(locale), label: homeLabel },
  ]
  return standalonePage(locale, { title, heading: title, text, links })
}

/** The not-found page (§2) for the time when the real one cannot be had: a missing page is missing during an outage too. */
export function missingPage(locale: Locale): string {
  const { title, text, home: label } = messages[locale].notFound
  return standalonePage(locale, {
    title,
    heading: 'Oops. The page not found.',
    headingLang: 'en',
    text,
    links: [{ href: home(locale), label }],
  })
}
