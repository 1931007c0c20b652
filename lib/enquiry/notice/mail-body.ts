import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { builtInTexts } from '../built-in-texts'
import type { Fact, LeadFacts } from './facts'
import { lineOf } from './line'
import { mailButton, mailFacts, mailFrame, mailParagraph } from './mail-frame'

export type MailText = { subject: string; text: string; html: string }
export type MailReader = { locale: Locale; siteUrl: string; deskUrl: string | undefined }

/** What a notification is headed by: a visitor's request about their own data says so. */
export const titleOf = (t: Translator, { formName: form, due }: LeadFacts): string =>
  due ? t('lead.requestTitle', { due }) : t('lead.title', { form })

/** The mail that notifies sales of an enquiry, as text and as HTML: what was written, page and first touch (§7). */
export function leadMail(facts: LeadFacts, { locale, siteUrl, deskUrl }: MailReader): MailText {
  const t = builtInTexts(locale)
  const line = (label: string, value: string) => lineOf(t, label, value)
  const textFacts = (all: Fact[]) =>
    all.map(({ label, value }) => line(label, value.replace(/\r?\n/g, '\n  '))).join('\n')
  const { formName: form, page, time, due } = facts
  const title = titleOf(t, facts)
  const lead = [t('lead.lead', { form, time }), ...(due ? [t('lead.requestText', { due })] : [])].join('\n')
  const reply = facts.email ? [t('lead.reply')] : []
  const html = [
    mailParagraph([lead, ...reply].join('\n')),
    deskUrl && mailButton(deskUrl, t('lead.open')),
    mailFacts(t('lead.what'), facts.fields),
    mailFacts(t('lead.how'), facts.origin),
  ]
  const text = [
    lead,
    ...reply,
    ...(deskUrl ? [line(t('lead.open'), deskUrl)] : []),
    `\n== ${t('lead.what')} ==\n${textFacts(facts.fields)}`,
    `\n== ${t('lead.how')} ==\n${textFacts(facts.origin)}`,
  ]
  return {
    subject: due ? t('lead.requestSubject', { due, page }) : t('lead.subject', { form, page }),
    text: `${text.join('\n')}\n`,
    html: mailFrame(locale, siteUrl, title, html),
  }
}
