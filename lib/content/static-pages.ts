import { join } from 'node:path'
import { notFound } from 'next/navigation'
import { UnavailableError } from '@/lib/contract/errors'
import { readPayload } from '@/lib/contract/read'
import { env } from '@/lib/env'
import type { Mark } from '@/lib/i18n/locales'
import { isLeftOut, recordNamed } from './embedded/library'
import { type StaticPage, staticPage } from './static-page'

export type { StaticPage }

export const staticPageNames = ['go1688', 'go1688-purchaser', 'go1688-supplier', 'privacy'] as const
export type StaticPageName = (typeof staticPageNames)[number]

/** True when a language has this page: the switch and hreflang lead there (D3), the sitemap names it. */
export function hasStaticPage(mark: Mark, name: StaticPageName): boolean {
  return recordNamed(join(env().CONTENT_DIR, mark, 'pages'), `${name}.md`) !== undefined
}

/** A page that no call of the contract carries, from `content/{mark}/pages` in both modes (D7). */
export function getStaticPage(mark: Mark, name: StaticPageName): StaticPage {
  const folder = join(env().CONTENT_DIR, mark, 'pages')
  const record = recordNamed(folder, `${name}.md`)
  if (!record && isLeftOut(folder, (file) => file.name === `${name}.md`))
    throw new UnavailableError(`pages/${name}`, 'its file is wrong and has no last good version')
  if (!record) notFound()
  return readPayload(`pages/${name}`, staticPage, record).value
}
