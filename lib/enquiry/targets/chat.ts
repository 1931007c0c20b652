import type { Env } from '@/lib/env'
import { builtInTexts } from '../built-in-texts'
import { leadFacts } from '../notice/facts'
import { lineOf } from '../notice/line'
import { type ChatCall, type ChatMessage, dingtalk, feishu, slack, wecom } from './chat-formats'
import { deskAddress, localeOf, type NoticeSettings } from './mail'
import { postJson } from './post-json'
import type { Target } from './target'

export type ChatSettings = Pick<
  Env,
  | 'CHAT_WECOM_URL'
  | 'CHAT_DINGTALK_URL'
  | 'CHAT_DINGTALK_SECRET'
  | 'CHAT_FEISHU_URL'
  | 'CHAT_FEISHU_SECRET'
  | 'CHAT_SLACK_URL'
  | 'CHAT_FIELDS'
>
export type Chat = {
  name: 'wecom' | 'dingtalk' | 'feishu' | 'slack'
  call: (message: ChatMessage) => ChatCall
}

/** The chats that are set up, by the names their deliveries are stored under. */
export function chatsOf(settings: ChatSettings): Chat[] {
  const { CHAT_DINGTALK_SECRET, CHAT_FEISHU_SECRET } = settings
  const all = [
    ['wecom', settings.CHAT_WECOM_URL, wecom, undefined],
    ['dingtalk', settings.CHAT_DINGTALK_URL, dingtalk, CHAT_DINGTALK_SECRET],
    ['feishu', settings.CHAT_FEISHU_URL, feishu, CHAT_FEISHU_SECRET],
    ['slack', settings.CHAT_SLACK_URL, slack, undefined],
  ] as const
  return all.flatMap(([name, url, format, secret]) =>
    url ? [{ name, call: (message: ChatMessage) => format({ url, secret }, message) }] : [],
  )
}

/** Posts a message to one chat. Rejects with DeliveryError, also when the chat refuses under HTTP 200. */
export async function postToChat({ call }: Chat, message: ChatMessage): Promise<void> {
  const { url, body, check } = call(message)
  check(await postJson(url, JSON.stringify(body), {}))
}

/** A chat that is told of enquiries: form, page, source and the way to the desk; what the visitor wrote only when CHAT_FIELDS is on. */
export function chatTarget(chat: Chat, notice: NoticeSettings, withFields: boolean): Target {
  return {
    name: chat.name,
    async send(enquiry) {
      const locale = localeOf(enquiry)
      const t = builtInTexts(locale)
      const facts = leadFacts(enquiry, { t, locale, siteUrl: notice.siteUrl, zone: notice.zone })
      const href = deskAddress(notice, enquiry.id, locale)
      const { formName: form, page, source, time } = facts
      await postToChat(chat, {
        title: t('lead.title', { form }),
        lines: [
          lineOf(t, t('lead.page'), page),
          lineOf(t, t('lead.source'), source),
          lineOf(t, t('lead.time'), time),
          ...(withFields ? facts.fields.map(({ label, value }) => lineOf(t, label, value)) : []),
          ...(href ? [] : [lineOf(t, t('lead.id'), enquiry.id)]),
        ],
        ...(href && { link: { href, label: t('lead.open') } }),
      })
      return undefined
    },
  }
}
