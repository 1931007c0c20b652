import { getPage } from '@/lib/content'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { type PageContext, pageContext } from '@/lib/i18n/page-context'
import { builtInTexts } from '../built-in-texts'
import { ifInTime } from '../optional-content'

/** The context of an answer without scripts; with the built-in texts when the content source takes over 1.5 s or is down. */
export async function pageInTime(locale: Locale): Promise<PageContext> {
  const { SITE_TIME_ZONE, SITE_HOSTS } = env()
  const page = await ifInTime(getPage(locale))
  return page?.value ?? pageContext(locale, builtInTexts(locale), SITE_TIME_ZONE, SITE_HOSTS)
}
