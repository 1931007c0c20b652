import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { monotonicNow } from '@/lib/clock'
import { NotFoundError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { defaultFormsOf, defaultLocale } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { fetchContent, fetchSites } from './client/call'
import { recordNamed } from './sources/files/library'

const DEADLINE_MS = 1500
const AGAIN_MS = 60_000
const marketplace = ['go1688.md', 'go1688-purchaser.md', 'go1688-supplier.md']

/** True when the marketplace's pages are served here: not by another host, and there (D7). */
export function isMarketplaceServed(): boolean {
  const { GO1688_HOST, CONTENT_DIR } = env()
  const folder = join(CONTENT_DIR, defaultLocale, 'pages')
  return !GO1688_HOST && marketplace.some((name) => recordNamed(folder, name) !== undefined)
}

const logged = globalSingleton('missing default forms', () => '')

/**
 * The default forms that nobody has made (§9), as `cn/form/1`: consult buttons lead there. Another set than before is an error in the
 * log. Throws when content cannot be read.
 */
export async function missingDefaultForms(): Promise<string[]> {
  const deadline = monotonicNow() + DEADLINE_MS
  const time = { deadline, waitUntil: deadline, isEssential: true }
  const sites = await fetchSites(time)
  const forms = sites.value.data.flatMap(({ id: siteId, mark: locale }) =>
    defaultFormsOf(locale, isMarketplaceServed()).map((id) =>
      fetchContent('form', locale, siteId, { id }, time).then(
        () => [],
        (error: unknown) => {
          if (error instanceof NotFoundError) return [`${locale}/form/${id}`]
          throw error
        },
      ),
    ),
  )
  const missing = (await Promise.all(forms)).flat()
  const text = missing.join(', ')
  if (text !== '' && text !== logged.value) log.error({ missing }, 'default forms are missing')
  logged.value = text
  return missing
}

/** Has the log say at the start which default forms are missing; while content cannot be read it looks again each minute. Never rejects. */
export async function logMissingForms(): Promise<void> {
  for (;;) {
    try {
      await missingDefaultForms()
      return
    } catch {
      await wait(AGAIN_MS, undefined, { ref: false })
    }
  }
}
