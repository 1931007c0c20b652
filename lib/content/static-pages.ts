import { join } from 'node:path'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { readPayload } from '@/lib/contract/read'
import { html, link, list, optional, required, resource, text } from '@/lib/contract/shared'
import { env } from '@/lib/env'
import type { Mark } from '@/lib/i18n/locales'
import { recordNamed } from './embedded/library'

const item = z.object({ title: required, desc: optional(text), icon: optional(resource) })
const section = z.object({ title: required, desc: optional(text), items: list(item) })
const file = z.object({ title: required, url: link })

const staticPage = z.object({
  title: required,
  desc: optional(text),
  pcResource: optional(resource),
  mobileResource: optional(resource),
  buttonTitle: optional(text),
  sections: optional(list(section)),
  agreement: optional(file),
  paymentInfoTitle: optional(text),
  paymentInfo: optional(html),
  updated: optional(text),
  content: optional(html),
})
export type StaticPage = z.output<typeof staticPage>

export const staticPageNames = ['go1688', 'go1688-purchaser', 'go1688-supplier', 'privacy'] as const
export type StaticPageName = (typeof staticPageNames)[number]

/** True when a language has this page: the switch and hreflang lead there (D3), the sitemap names it. */
export function hasStaticPage(mark: Mark, name: StaticPageName): boolean {
  return recordNamed(join(env().CONTENT_DIR, mark, 'pages'), `${name}.md`) !== undefined
}

/** A page that no call of the contract carries, from `content/{mark}/pages` in both modes (D7). */
export function getStaticPage(mark: Mark, name: StaticPageName): StaticPage {
  const record = recordNamed(join(env().CONTENT_DIR, mark, 'pages'), `${name}.md`)
  if (!record) notFound()
  return readPayload(`pages/${name}`, staticPage, record).value
}
