import { getMailSettings } from '@/lib/content/mail'
import { confirmationOf, recipientsOf } from '@/lib/content/shared/mail-settings'
import type { Env } from '@/lib/env'
import { type DeskSettings, hasDesk } from '@/lib/has-desk'
import type { Locale } from '@/lib/i18n/locales'
import { enquiryStore } from '../store'
import { hadConfirmation } from '../store/confirmations'
import { backendTarget } from './backend'
import { type ChatSettings, chatsOf, chatTarget } from './chat'
import { isForCrm } from './crm'
import { confirmationTarget, deskAddress, localeOf, mailTarget, type NoticeSettings } from './mail'
import type { Target } from './target'
import { webhookTarget } from './webhook'

type Settings = ChatSettings &
  DeskSettings &
  Pick<
    Env,
    | 'CONTENT_API_URL'
    | 'CONTENT_API_TOKEN'
    | 'ENQUIRY_WEBHOOK_URL'
    | 'ENQUIRY_WEBHOOK_SECRET'
    | 'SMTP_URL'
    | 'MAIL_FROM'
    | 'SITE_URL'
    | 'SITE_TIME_ZONE'
  >

/** What mails and chats need to know of the site. */
export const noticeSettings = (settings: Settings): NoticeSettings => ({
  siteUrl: settings.SITE_URL,
  zone: settings.SITE_TIME_ZONE,
  hasDesk: hasDesk(settings),
})

function mailTargets({ SMTP_URL: url, MAIL_FROM: from }: Settings, notice: NoticeSettings): Target[] {
  if (!url || !from) return []
  const hadOne = async (email: string) => hadConfirmation(await enquiryStore(), email, Date.now())
  return [mailTarget({ url, from }, notice), confirmationTarget({ url, from }, notice, hadOne)]
}

/** Where enquiries are sent by these settings; none: the store itself is their destination. */
export function targetsOf(settings: Settings): Target[] {
  const { CONTENT_API_URL, CONTENT_API_TOKEN, ENQUIRY_WEBHOOK_URL, ENQUIRY_WEBHOOK_SECRET } = settings
  const notice = noticeSettings(settings)
  return [
    ...(CONTENT_API_URL ? [backendTarget({ url: CONTENT_API_URL, token: CONTENT_API_TOKEN })] : []),
    ...(ENQUIRY_WEBHOOK_URL
      ? [
          webhookTarget({
            ...{ url: ENQUIRY_WEBHOOK_URL, secret: ENQUIRY_WEBHOOK_SECRET },
            deskUrl: (enquiry) => deskAddress(notice, enquiry.id, localeOf(enquiry)),
          }),
        ]
      : []),
    ...mailTargets(settings, notice),
    ...chatsOf(settings).map((chat) => chatTarget(chat, notice, settings.CHAT_FIELDS === 'on')),
  ]
}

/** True when a target has something to do for this form: no confirmation is owed where none is written, no mail where nobody wants it, nothing to a CRM that is not to have it. */
export function isMeantFor({ name }: Target, locale: Locale, formId: string): boolean {
  if (name === 'confirmation') return confirmationOf(getMailSettings(locale), formId) !== undefined
  if (name === 'webhook') return isForCrm(formId)
  return name !== 'mail' || recipientsOf(getMailSettings(locale), formId)?.to.length !== 0
}
