import { join } from 'node:path'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import type { Locale } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { type MailSettings, mailSettings } from '../shared/mail-settings'
import { readContentSource } from './file'
import { foundStamp } from './stamp'

type Known = { stamp: string; settings: MailSettings }

const { value: known } = globalSingleton('mailFiles', () => new Map<string, Known>())

/**
 * content/{mark}/mail.yaml as it is now, in both modes; empty when there is none. A version that is wrong is told and the last
 * good one stays (D31). Never throws.
 */
export function readMailFile(locale: Locale): MailSettings {
  const file = join(env().CONTENT_DIR, locale, 'mail.yaml')
  const [before, stamp] = [known.get(file), foundStamp(file)]
  if (before?.stamp === stamp) return before.settings
  const settings = stamp === 'gone' ? {} : (parsed(file) ?? before?.settings ?? {})
  known.set(file, { stamp, settings })
  return settings
}

function parsed(file: string): MailSettings | undefined {
  try {
    return mailSettings.parse(readContentSource(file).record)
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : String(error)
    log.error({ file, reason }, 'mail.yaml is wrong: what stood there before is used')
    return undefined
  }
}
