import { z } from 'zod'
import { html, link, list, optional, required, resource, text } from '@/lib/contract/shared'

const item = z.object({ title: required, desc: optional(text), icon: optional(resource) })
const section = z.object({ title: required, desc: optional(text), items: list(item) })
const file = z.object({ title: required, url: link })

/** A page that no call of the contract carries, as its file writes it (D7). */
export const staticPage = z.object({
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
