import type { Env } from '@/lib/env'
import { builtInTexts } from '../built-in-texts'
import { leadFacts } from '../notice/facts'
import { lineOf } from '../notice/line'
import { titleOf } from '../notice/mail-body'
import { type ChatCall, type ChatMessage, chats } from './chat-formats'
import { deskAddress, localeOf, type NoticeSettings } from './mail'
import { postJson } from './post-json'
import type { OnAnswer, Target } from './target'

type Row<K extends string> = {
  [N in keyof typeof chats]: (typeof chats)[N] extends Record<K, infer S> ? S : never
}[keyof typeof chats]
export type ChatSettings = Pick<Env, Row<'url'> | Row<'secret'> | 'CHAT_FIELDS'>
export type Chat = { name: string; call: (message: ChatMessage) => ChatCall }

/** The chats that are set up, by the names their deliveries are stored under. */
export const chatsOf = (settings: ChatSettings): Chat[] =>
  Object.entries(chats).flatMap(([name, chat]) => {
    const url = settings[chat.url]
    const secret = 'secret' in chat ? settings[chat.secret] : undefined
    return url ? [{ name, call: (message: ChatMessage) => chat.format({ url, secret }, message) }] : []
  })

/** Posts a message to one chat. Rejects with DeliveryError, also when the chat refuses under HTTP 200. */
export async function postToChat({ call }: Chat, message: ChatMessage, onAnswer?: OnAnswer): Promise<void> {
  const { url, body, check } = call(message)
  const answer = await postJson(url, JSON.stringify(body), {})
  onAnswer?.(answer)
  check(answer)
}

/** A chat that is notified of enquiries: form, page, source and the way to the desk; what the visitor wrote only when CHAT_FIELDS is on. */
export function chatTarget(chat: Chat, notice: NoticeSettings, withFields: boolean): Target {
  return {
    name: chat.name,
    async send(enquiry, onAnswer) {
      const locale = localeOf(enquiry)
      const t = builtInTexts(locale)
      const facts = leadFacts(enquiry, { t, locale, siteUrl: notice.siteUrl, zone: notice.zone })
      const href = deskAddress(notice, enquiry.id, locale)
      const { page, source, time } = facts
      const message = {
        title: titleOf(t, facts),
        lines: [
          lineOf(t, t('lead.page'), page),
          lineOf(t, t('lead.source'), source),
          lineOf(t, t('lead.time'), time),
          ...(withFields ? facts.fields.map(({ label, value }) => lineOf(t, label, value)) : []),
          ...(href ? [] : [lineOf(t, t('lead.id'), enquiry.id)]),
        ],
        ...(href && { link: { href, label: t('lead.open') } }),
      }
      await postToChat(chat, message, onAnswer)
      return {}
    },
  }
}
