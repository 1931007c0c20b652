import { join } from 'node:path'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { readPayload } from '@/lib/contract/read'
import { html, link, required, resource, text } from '@/lib/contract/shared'
import { env } from '@/lib/env'
import type { Mark } from '@/lib/i18n/locales'
import { recordNamed } from './embedded/library'

const item = z.object({ title: required, desc: text.optional(), icon: resource.optional() })
const section = z.object({ title: required, desc: text.optional(), items: z.array(item) })
const file = z.object({ title: required, url: link })

const staticPage = z.object({
  title: required,
  desc: text.optional(),
  pcResource: resource.optional(),
  mobileResource: resource.optional(),
  buttonTitle: text.optional(),
  sections: z.array(section).optional(),
  agreement: file.optional(),
  paymentInfoTitle: text.optional(),
  paymentInfo: html.optional(),
  updated: text.optional(),
  content: html.optional(),
})
export type StaticPage = z.output<typeof staticPage>

export const staticPageNames = ['go1688', 'go1688-purchaser', 'go1688-supplier', 'privacy'] as const

/** A page that no call of the contract carries, from `content/{mark}/pages` in both modes (D7). */
export function getStaticPage(mark: Mark, name: (typeof staticPageNames)[number]): StaticPage {
  const record = recordNamed(join(env().CONTENT_DIR, mark, 'pages'), `${name}.md`)
  if (!record) notFound()
  return readPayload(`pages/${name}`, staticPage, record).value
}
