import { join } from 'node:path'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { recordNamed } from './embedded/library'
import { type MailSettings, mailSettings } from './shared/mail-settings'

/** content/{mark}/mail.yaml as it is now, or its last good version (D31), in both modes; empty when there is none. Never throws. */
export function getMailSettings(locale: Locale): MailSettings {
  const record = recordNamed(join(env().CONTENT_DIR, locale), 'mail.yaml')
  return mailSettings.safeParse(record).data ?? {}
}
