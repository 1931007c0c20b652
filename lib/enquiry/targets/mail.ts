import { getMailSettings } from '@/lib/content/mail'
import { confirmationOf, recipientsOf } from '@/lib/content/shared/mail-settings'
import { isLocale, type Locale, localeConfigs } from '@/lib/i18n/locales'
import { referenceOf } from '@/lib/rules/form/reference'
import { builtInTexts } from '../built-in-texts'
import { unlockedTitle } from '../gated-target'
import { emailOf, leadFacts } from '../notice/facts'
import { leadMail } from '../notice/mail-body'
import { mailFrame, mailParagraph } from '../notice/mail-frame'
import { readRow } from '../store/enquiries'
import type { EnquiryRow } from '../store/tables'
import { type SmtpSettings, sendMail } from './smtp'
import { DeliveryError, type Target } from './target'

export type NoticeSettings = { siteUrl: string; zone: string; hasDesk: boolean }

/** The language of a notification: that of the enquiry. */
export const localeOf = (enquiry: EnquiryRow): Locale => {
  const { mark } = readRow(enquiry).context
  return isLocale(mark) ? mark : 'cn'
}

/** Where the desk shows an enquiry; undefined while there is no desk. */
export const deskAddress = ({ siteUrl, hasDesk }: NoticeSettings, id: string, locale: Locale) =>
  hasDesk ? `${siteUrl}/desk/enquiry/${id}?lang=${locale}` : undefined

const messageId = (kind: string, enquiry: EnquiryRow, { siteUrl }: NoticeSettings) =>
  `<${kind}.${enquiry.id}@${new URL(siteUrl).hostname}>`

/** Mail to the people whom content/{mark}/mail.yaml names for the form; nobody named is a failure that is reported, not a lost lead. */
export function mailTarget(smtp: SmtpSettings, notice: NoticeSettings): Target {
  return {
    name: 'mail',
    async send(enquiry, onAnswer) {
      const locale = localeOf(enquiry)
      const recipients = recipientsOf(getMailSettings(locale), enquiry.form_id)
      if (!recipients) throw new DeliveryError(`content/${locale}/mail.yaml names nobody for this form`)
      if (recipients.to.length === 0) return { note: 'nobody is to be told of this form' }
      const { siteUrl, zone } = notice
      const opened = await unlockedTitle(readRow(enquiry).context)
      const facts = leadFacts(enquiry, { t: builtInTexts(locale), locale, siteUrl, zone, opened })
      const deskUrl = deskAddress(notice, enquiry.id, locale)
      const mail = {
        ...recipients,
        replyTo: facts.email,
        ...leadMail(facts, { locale, siteUrl, deskUrl }),
        messageId: messageId('lead', enquiry, notice),
        language: localeConfigs[locale].bcp47,
      }
      return { note: await sendMail(smtp, mail, onAnswer) }
    },
  }
}

/** The visitor's confirmation: words of the company and the reference, never the visitor's, so that nobody can send texts of their own through it. */
export function confirmationTarget(
  smtp: SmtpSettings,
  notice: NoticeSettings,
  hadOne: (email: string) => Promise<boolean>,
): Target {
  return {
    name: 'confirmation',
    async send(enquiry) {
      const locale = localeOf(enquiry)
      const settings = getMailSettings(locale)
      const words = confirmationOf(settings, enquiry.form_id)
      const email = emailOf(readRow(enquiry).body)
      if (!words || !email) return { note: 'nothing to confirm' }
      if (await hadOne(email)) return { note: 'this address had one today' }
      const reference = referenceOf(enquiry.id)
      const note = reference ? `\n\n${builtInTexts(locale)('form.reference', { reference })}` : ''
      const text = words.text.trim() + note
      const paragraphs = text.split(/\n\s*\n/).map(mailParagraph)
      const mail = {
        to: [email],
        replyTo: recipientsOf(settings, enquiry.form_id)?.to[0],
        subject: words.subject,
        text: `${text}\n`,
        html: mailFrame(locale, notice.siteUrl, words.subject, paragraphs),
        messageId: messageId('confirmation', enquiry, notice),
        language: localeConfigs[locale].bcp47,
      }
      return { note: await sendMail(smtp, mail) }
    },
  }
}
