import { monotonicNow } from '@/lib/clock'
import { buildCall, readContent } from '@/lib/content/client/call'
import { missingDefaultForms } from '@/lib/content/default-forms'
import { contentProblem } from '@/lib/content/sources/files/content-folder'
import { wrongRecords } from '@/lib/content/sources/files/wrong'
import { env } from '@/lib/env'
import { unreadyLines } from '@/lib/go-live/serious'
import { defaultLocale } from '@/lib/i18n/locales'
import { unrecognisedLines } from '@/lib/unrecognised'
import type { HealthCheck } from './check'

/** The content source answers its list of sites, asked past the memory. Wrong embedded records and missing default forms are listed; the check does not fail for them (D31, §9). */
export const contentCheck: HealthCheck = {
  name: 'content',
  kind: () => (env().CONTENT_API_URL ? 'back end' : 'embedded'),
  async run() {
    const away = contentProblem(env())
    if (away) throw new Error(away)
    const { data } = await readContent(
      'siteList',
      buildCall('siteList', defaultLocale, undefined, {}, monotonicNow() + 2000),
    )
    if (data.length === 0) throw new Error('no site')
  },
  async notes() {
    const { CONTENT_API_URL, CONTENT_DIR } = env()
    const away = contentProblem(env())
    const wrong = CONTENT_API_URL || away ? [] : wrongRecords(CONTENT_DIR)
    const missing = await missingDefaultForms().catch(() => [])
    const degraded = [
      ...(away ? [away] : []),
      ...missing.map((form) => `${form} is missing: consult buttons lead there`),
      ...unreadyLines(),
      ...unrecognisedLines(),
    ]
    return { ...(wrong.length > 0 && { wrong }), ...(degraded.length > 0 && { degraded }) }
  },
}
