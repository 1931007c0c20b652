import { monotonicNow } from '@/lib/clock'
import { send } from '@/lib/http/client'
import { type Locale, localeConfigs } from '@/lib/i18n/locales'
import { completeNotFound, type NotFoundPage, type NotFoundPages } from './finalize-response'
import { missingPath } from './missing-path'

const FRESH_MS = 30_000
const LONGEST_MS = 10_000
const MOST_BYTES = 4_194_304

/** The complete not-found page, fetched from this very server and kept for 30 s per language. */
export function notFoundPages(port: () => number): NotFoundPages {
  const kept = new Map<Locale, { page: NotFoundPage; at: number }>()
  return async (locale: Locale) => {
    const known = kept.get(locale)
    if (known && monotonicNow() - known.at < FRESH_MS) return known.page
    const answer = await send({
      url: `http://127.0.0.1:${port()}${localeConfigs[locale].prefix}${missingPath}`,
      deadline: monotonicNow() + LONGEST_MS,
      maxBytes: MOST_BYTES,
    }).catch(() => undefined)
    if (answer?.status !== 404) return known?.page
    const html = answer.text
    const page = { html, policy: answer.header('content-security-policy') }
    if (html.includes(completeNotFound)) kept.set(locale, { page, at: monotonicNow() })
    return page
  }
}
