import { escapeHtml } from '@/lib/escape-html'
import type { Translator } from '@/lib/i18n/translator'
import type { Fact, LeadFacts } from './facts'

export type MailText = { subject: string; text: string; html: string }

const font =
  "font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"
const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

const textRows = (facts: Fact[]) =>
  facts.map(({ label, value }) => `${label}: ${value.replace(/\r?\n/g, '\n  ')}`).join('\n')

function htmlRows(facts: Fact[]): string {
  const rows = facts.map(({ label, value, href }) => {
    const shown = href
      ? `<a href="${escapeHtml(href)}" style="color:#006d77">${lines(value)}</a>`
      : lines(value)
    const cell = 'padding:8px 0;border-bottom:1px solid #dde4e8;vertical-align:top;'
    return `<tr><th style="${cell}padding-right:24px;width:128px;text-align:left;font-weight:400;color:#5d7081">${lines(label)}</th><td style="${cell}color:#0b1a26;word-break:break-word">${shown}</td></tr>`
  })
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;font-size:15px;line-height:1.6">${rows.join('')}</table>`
}

/** The frame of every HTML mail of this site: one column, styles inline, no picture. */
export function mailFrame(title: string, body: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f3f6f7;${font}"><div style="max-width:640px;margin:0 auto;padding:32px 16px">
<div style="background:#ffffff;border-top:4px solid #006d77;border-radius:4px;padding:32px 28px;color:#0b1a26;font-size:15px;line-height:1.7">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.35">${escapeHtml(title)}</h1>
${body}
</div></div></body></html>`
}

export const mailButton = (href: string, label: string) =>
  `<p style="margin:24px 0 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 22px;border-radius:4px;background:#006d77;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`

/** The mail that tells sales of an enquiry, as text and as HTML: what was written, page and first touch (§7). */
export function leadMail(facts: LeadFacts, t: Translator, deskUrl: string | undefined): MailText {
  const title = t('lead.title', { form: facts.formName })
  const lead = t('lead.lead', { form: facts.formName, time: facts.time })
  const reply = facts.email ? [t('lead.reply')] : []
  const head = (text: string) =>
    `<h2 style="margin:28px 0 4px;font-size:15px;color:#006d77">${escapeHtml(text)}</h2>`
  const html = [
    `<p style="margin:0;color:#41566a">${lines([lead, ...reply].join(' '))}</p>`,
    ...(deskUrl ? [mailButton(deskUrl, t('lead.open'))] : []),
    `${head(t('lead.what'))}${htmlRows(facts.fields)}`,
    `${head(t('lead.how'))}${htmlRows(facts.origin)}`,
  ]
  const text = [
    lead,
    ...reply,
    ...(deskUrl ? [`${t('lead.open')}: ${deskUrl}`] : []),
    `\n== ${t('lead.what')} ==\n${textRows(facts.fields)}`,
    `\n== ${t('lead.how')} ==\n${textRows(facts.origin)}`,
  ]
  return {
    subject: t('lead.subject', { form: facts.formName, page: facts.page }),
    text: `${text.join('\n')}\n`,
    html: mailFrame(title, html.join('\n')),
  }
}
