import { join } from 'node:path'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { type MailSettings, mailSettings } from './shared/mail-settings'
import { recordNamed } from './sources/files/library'

/** content/{mark}/mail.yaml as it is now, or its last good version (D31), in both modes; empty when there is none. Never throws. */
export function getMailSettings(locale: Locale): MailSettings {
  const record = recordNamed(join(env().CONTENT_DIR, locale), 'mail.yaml')
  return mailSettings.safeParse(record).data ?? {}
}
