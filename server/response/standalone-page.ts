import { attributes, Html, html } from '@/lib/html'
import { type Locale, localeConfigs } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'

const style = `
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0b1a26;color:#fff;
font:400 17px/1.7 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{width:min(100% - 40px,640px);padding:48px 0}svg{display:block;margin-bottom:40px}
h1{margin:0 0 16px;font-size:clamp(28px,5vw,44px);line-height:1.2}p{margin:0 0 32px;color:#c0cdd7}
a{display:inline-block;margin:0 12px 12px 0;padding:12px 24px;border-radius:4px;background:#57cdd4;color:#06222b;font-weight:600;text-decoration:none}
a+a{background:none;color:#fff;box-shadow:inset 0 0 0 1px rgb(255 255 255/.4)}a:focus-visible{outline:2px solid #8ae0e5;outline-offset:3px}`

const wave = new Html(
  `<svg width="72" height="40" viewBox="0 0 72 40" fill="none" stroke="#57cdd4" stroke-width="2" aria-hidden="true"><path d="M2 30c8-10 16-10 24 0s16 10 24 0 12-10 20-4M8 18c6-7 12-7 18 0s12 7 18 0 12-7 18 0M18 8c4-5 9-5 13 0s9 5 13 0"/><circle cx="62" cy="7" r="3" fill="#f2643d" stroke="none"/></svg>`,
)

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
  return html`<!doctype html><html lang="${localeConfigs[locale].bcp47}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Html(style)}</style></head><body><main>${wave}<h1${attributes({ lang: headingLang })}>${heading}</h1><p>${text}</p>${anchors}</main></body></html>`
    .text
}

const home = (locale: Locale) => localeConfigs[locale].prefix || '/'

/** Longer than every page's own address: nobody's words are written back at length. */
const LONGEST_PATH = 500

/**
 * The page of HTTP 503 in the path's language. It stands on nothing: no back end, no Next, no script, because it is
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
