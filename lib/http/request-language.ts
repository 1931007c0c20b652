import { env } from '@/lib/env'
import { splitPrefix } from '@/lib/i18n/address'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'

/** Path of the page that sent a request, by its Referer; '/' when it does not say. */
export function refererPath(headers: Headers): string {
  const referer = headers.get('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname : '/'
}

/** Language of a request to /api: of the page that sent it, then of the host, then the default (D1, D2). */
export function requestLanguage(headers: Headers): Locale {
  const { SITE_HOSTS } = env()
  return (
    splitPrefix(refererPath(headers)).prefix ??
    SITE_HOSTS?.[headers.get('host')?.toLowerCase() ?? ''] ??
    defaultLocale
  )
}
