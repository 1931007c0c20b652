import { brand } from '@/lib/brand/brand'
import { Html, html, type Part } from '@/lib/html'
import { type Locale, localeConfigs } from '@/lib/i18n/locales'
import { builtInTexts } from '../built-in-texts'
import type { Fact } from './facts'

/** The colours of the brand, as mail programs read them. */
function colour() {
  const own = brand().colours
  if (!own) return { ink: '#0b1a26', soft: '#526575', brand: '#006d77', line: '#dde4e8', ground: '#f3f6f7' }
  return { ink: own.ink, soft: own.inkSoft, brand: own.accent, line: own.line, ground: own.mist }
}

const font = {
  cn: "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Helvetica Neue',Arial,sans-serif",
  en: "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang SC','Microsoft YaHei',sans-serif",
}

/** On phones facts are below their names; programs that read no media query show them side by side. */
const narrow =
  '@media (max-width:480px){.card{padding:24px 20px!important}.facts th,.facts td{display:block!important;width:auto!important;padding-right:0!important}.facts th{border:0!important;padding-bottom:0!important}.facts td{padding-top:0!important}}'

const linesOf = (text: string) => new Html(html`${text}`.text.replace(/\r?\n/g, '<br>'))

export const mailParagraph = (text: string): Html =>
  html`<p style="margin:0 0 14px;color:${colour().ink}">${linesOf(text)}</p>`

export const mailButton = (href: string, label: string): Html =>
  html`<p style="margin:24px 0 0"><a href="${href}" style="display:inline-block;padding:11px 22px;border-radius:4px;background:${colour().brand};color:#ffffff;font-weight:600;text-decoration:none">${label}</a></p>`

const link = (href: string, text: string) =>
  html`<a href="${href}" style="color:${colour().brand}">${linesOf(text)}</a>`

/** A heading with names and their values below it, in two columns. */
export function mailFacts(heading: string, facts: Fact[]): Html {
  const cell = `padding:9px 0;border-bottom:1px solid ${colour().line};vertical-align:top;text-align:left;`
  const rows = facts.map(
    ({ label, value, href }) =>
      html`<tr><th scope="row" style="${cell}padding-right:20px;width:136px;font-weight:400;color:${colour().soft}">${linesOf(label)}</th><td style="${cell}color:${colour().ink};word-break:break-word;overflow-wrap:anywhere">${href ? link(href, value) : linesOf(value)}</td></tr>`,
  )
  return html`<h2 style="margin:32px 0 4px;font-size:16px;line-height:1.5;color:${colour().brand}">${heading}</h2><table class="facts" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;font-size:15px;line-height:1.6">${rows}</table>`
}

/** The frame of every HTML mail of this site: one column that any mail program can lay out, styles inline, no picture; below it, who sent it. */
export function mailFrame(locale: Locale, siteUrl: string, title: string, body: Part): string {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).host : siteUrl
  const [before = '', after = ''] = builtInTexts(locale)('lead.sentBy', { host: '\u0000' }).split('\u0000')
  const foot = html`${before}${link(siteUrl, host)}${after}`
  return html`<!doctype html><html lang="${localeConfigs[locale].bcp47}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${title}</title><style>${new Html(narrow)}</style></head>
<body style="margin:0;padding:0;background:${colour().ground};-webkit-text-size-adjust:100%"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour().ground};font-family:${new Html(font[locale === 'cn' ? 'cn' : 'en'])}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;text-align:left"><tr><td class="card" style="background:#ffffff;border-top:4px solid ${colour().brand};border-radius:4px;padding:32px 36px;color:${colour().ink};font-size:15px;line-height:1.7">
<h1 style="margin:0 0 14px;font-size:22px;line-height:1.4;color:${colour().ink}">${title}</h1>
${body}
</td></tr><tr><td style="padding:16px 4px;font-size:13px;line-height:1.6;color:${colour().soft}">${foot}</td></tr></table>
</td></tr></table></body></html>`.text
}
