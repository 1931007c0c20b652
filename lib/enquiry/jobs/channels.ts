import { getMailSettings } from '@/lib/content/mail'
import type { Env } from '@/lib/env'
import { type Locale, localeConfigs, locales } from '@/lib/i18n/locales'
import { builtInTexts } from '../built-in-texts'
import { lineOf } from '../notice/line'
import { mailButton, mailFrame, mailParagraph } from '../notice/mail-frame'
import { noticeSettings } from '../targets'
import { chatsOf, postToChat } from '../targets/chat'
import { sendMail } from '../targets/smtp'

/** Deliveries that do not get through, or do again; submits that a fault of ours has refused. */
export type Alert =
  | { kind: 'trouble' | 'over'; dead: number; target: string; minutes: number }
  | { kind: 'refused'; count: number }
type Channel = () => Promise<unknown>
type Words = { title: string; lines: string[]; link?: { href: string; label: string } | undefined }

/** What an alert says in a language. Nothing of any enquiry is in it. */
function words(locale: Locale, alert: Alert, settings: Env): Words {
  const t = builtInTexts(locale)
  if (alert.kind === 'over') return { title: t('lead.alertOver'), lines: [] }
  if (alert.kind === 'refused')
    return {
      title: t('lead.alertRefused'),
      lines: [t('lead.alertRefusedCount', { count: alert.count }), t('lead.alertRefusedWhat')],
    }
  const { dead, target, minutes } = alert
  const { link, extra } = deliveriesLink(locale, settings)
  const lines = [
    ...(dead > 0 ? [t('lead.alertDead', { count: dead, target: t('desk.targetName', { target }) })] : []),
    ...(minutes > 0 ? [t('lead.alertOld', { minutes })] : []),
    t('lead.alertWhat'),
    ...extra,
  ]
  return { title: t('lead.alertTitle'), lines, link }
}

/** Where the desk shows deliveries; without a desk a line says which command does. */
function deliveriesLink(locale: Locale, settings: Env) {
  const t = builtInTexts(locale)
  const { hasDesk, siteUrl } = noticeSettings(settings)
  return hasDesk
    ? { link: { href: `${siteUrl}/desk/deliveries?lang=${locale}`, label: t('lead.alertOpen') }, extra: [] }
    : { link: undefined, extra: [t('lead.alertCli')] }
}

function mails(settings: Env, alert: Alert): Channel[] {
  const { SMTP_URL: url, MAIL_FROM: from, SITE_URL } = settings
  if (!url || !from) return []
  const used = new Set<string>()
  return locales.flatMap((locale) => {
    const to = (getMailSettings(locale).alerts ?? []).filter((address) => !used.has(address))
    for (const address of to) used.add(address)
    if (to.length === 0) return []
    const { title, lines, link } = words(locale, alert, settings)
    const body = [lines.map(mailParagraph), link && mailButton(link.href, link.label)]
    const linkLine = link ? [lineOf(builtInTexts(locale), link.label, link.href)] : []
    const mail = {
      to,
      subject: title,
      text: [title, ...lines, ...linkLine].join('\n\n'),
      html: mailFrame(locale, SITE_URL, title, body),
      messageId: `<alert.${Date.now()}.${locale}@${new URL(SITE_URL).hostname}>`,
      language: localeConfigs[locale].bcp47,
    }
    return [() => sendMail({ url, from }, mail)]
  })
}

function chats(settings: Env, alert: Alert): Channel[] {
  const { title, lines, link } = words('cn', alert, settings)
  const message = { title, lines, ...(link && { link }) }
  return chatsOf(settings).map((chat) => () => postToChat(chat, message))
}

/** Sends a message over every configured channel. Rejects when channels are configured and all of them failed. */
export async function sendAlert(settings: Env, alert: Alert): Promise<void> {
  const channels = [...mails(settings, alert), ...chats(settings, alert)]
  const results = await Promise.allSettled(channels.map((channel) => channel()))
  if (channels.length > 0 && results.every(({ status }) => status === 'rejected'))
    throw new Error('nobody could be told')
}
