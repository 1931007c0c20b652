import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { readAiPages } from '../file-pages/ai-pages'
import { staticPages, staticRecord } from '../file-pages/static-pages'
import type { RawRecord } from '../shared/source'
import type { FormName } from './documents'

/** Pages that no call of the contract carries (D7, D8): those of `content/{mark}/pages`, and what /ai frames. */
export async function* recordsOfSite(locale: Locale): AsyncGenerator<[FormName, RawRecord[]]> {
  const own = staticPages.flatMap((path): RawRecord[] => {
    if (env().GO1688_HOST && path.startsWith('/go1688')) return []
    const record = staticRecord({ locale }, path)
    return record ? [{ ...record, path }] : []
  })
  const framed = await readAiPages({ locale })
  yield ['pages', [...own, ...framed]]
}
