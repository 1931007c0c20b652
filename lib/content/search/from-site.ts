import { join } from 'node:path'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { readAiPages } from '../file-pages/ai-pages'
import { staticPageNames } from '../file-pages/static-pages'
import type { RawRecord } from '../shared/source'
import { recordNamed } from '../sources/files/library'
import type { FormName } from './documents'

/** Pages that no call of the contract carries (D7, D8): those of `content/{mark}/pages`, and what /ai frames. */
export async function* recordsOfSite(locale: Locale): AsyncGenerator<[FormName, RawRecord[]]> {
  const { CONTENT_DIR, GO1688_HOST } = env()
  const own = staticPageNames.flatMap((name): RawRecord[] => {
    if (GO1688_HOST && name.startsWith('go1688')) return []
    const record = recordNamed(join(CONTENT_DIR, locale, 'pages'), `${name}.md`)
    return record ? [{ ...record, path: `/${name.replace('-', '/')}` }] : []
  })
  const framed = await readAiPages({ locale })
  yield ['pages', [...own, ...framed]]
}
