import { z } from 'zod'
import { html, link, pictures, required, resource, text, title } from '@/lib/contract/shared'

const file = z.object({ title: required, url: link })
/** A point of a section; `link` is its way on. */
const item = z.object({
  title: required,
  desc: text.optional(),
  icon: resource.optional(),
  link: file.optional(),
})
const section = z.object({ title: required, desc: text.optional(), items: z.array(item) })
/** A screen of the platform, across the page, and how phones see it. */
const screen = z.object({ pcResource: resource, mobileResource: resource.optional(), alt: required })

/** A page that no call of the contract carries, as its file writes it (D7). */
export const staticPage = z.object({
  title: required,
  desc: text.optional(),
  ...pictures,
  buttonTitle: title.optional(),
  screen: screen.optional(),
  sections: z.array(section).optional(),
  agreement: file.optional(),
  paymentInfoTitle: title.optional(),
  paymentInfo: html.optional(),
  updated: title.optional(),
  content: html.optional(),
})
export type StaticPage = z.output<typeof staticPage>
