import { join } from 'node:path'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { type MailSettings, mailSettings } from './shared/mail-settings'
import { recordNamed, recordsIn } from './sources/files/library'

/** content/{mark}/mail.yaml as it is now, or its last good version (D31), in both modes; empty when there is none. Never throws. */
export function getMailSettings(locale: Locale): MailSettings {
  const record = recordNamed(join(env().CONTENT_DIR, locale), 'mail.yaml')
  return mailSettings.safeParse(record).data ?? {}
}

/** The embedded forms of a language; none where content comes from a back end. */
export function embeddedForms(locale: Locale): { id: string; name: string }[] {
  const { CONTENT_API_URL, CONTENT_DIR } = env()
  if (CONTENT_API_URL) return []
  return recordsIn(join(CONTENT_DIR, locale, 'forms')).map(({ id, name }) => ({
    id: String(id),
    name: String(name ?? id),
  }))
}
