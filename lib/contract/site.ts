import { z } from 'zod'
import { type Locale, locales } from '@/lib/i18n/locales'
import { bounds } from './bounds'
import { listAnswer, type Page } from './endpoint'
import { textId, withIdType } from './scalars'
import { special } from './schema'
import {
  choice,
  id,
  jump,
  link,
  pictures,
  related,
  required,
  requiredText,
  resource,
  restriction,
  text,
  video,
} from './shared'

export const site = z
  .object({ id, textId, title: required, mark: choice(locales), logo: resource.optional() })
  .register(special, { rewrite: withIdType })
export type Site = z.output<typeof site>
/** The sites of an answer. `unread`: languages whose own is among the answer's and cannot be read. */
export type Sites = Page<Site> & { unread?: Locale[] }
export const sites = listAnswer(site).transform((page): Sites => page)

/** `{ 'dot.path.key': text, activityTypes?: […] }` → messages to override, and the event types of the filter. */
export const dictionary = z
  .object({ activityTypes: related(z.object({ value: required, label: required })) })
  .catchall(text.optional())
  // A site without copy of its own: null is the same as absent.
  .register(special, { rewrite: (value) => value ?? {} })
  .transform(({ activityTypes, ...entries }) => {
    const messages = Object.entries(entries).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return { messages: Object.fromEntries(messages), activityTypes: activityTypes ?? [] }
  })
export type Dictionary = z.output<typeof dictionary>

export const topNavigationItem = z.object({
  displayName: required,
  pageAddress: link,
  navigationName: required,
  desc: text.optional(),
  ...pictures,
  jumpBO: jump.optional(),
  videoRelation: video.optional(),
  bannerUrl: link.optional(),
  hidden: restriction(true).optional(),
})
export type TopNavigationItem = z.output<typeof topNavigationItem>

const headerItem = z.object({
  id,
  name: required,
  naviDesc: text.optional(),
  proLogo: resource.optional(),
  indusIcon: resource.optional(),
  pcResource: resource.optional(),
  /** Where the item leads; absent, what its section says (§2). */
  pageAddress: link.optional(),
  productList: z.array(z.object({ id, name: required, naviDesc: text.optional() })).optional(),
  solutions: z.array(z.object({ id, name: required })).optional(),
})
export type TopHeaderItem = z.output<typeof headerItem>

export const topHeaderGroup = z.object({ title: required, data: z.array(headerItem) })
export type TopHeaderGroup = z.output<typeof topHeaderGroup>

const footerLink = z.object({
  menu: required,
  jumpMode: choice(['SELF', 'BLANK']).optional(),
  jumpToAddress: link,
})
export type FooterLink = z.output<typeof footerLink>

export const bottomNavigation = z
  .object({
    briefIntroductionList: z
      .array(z.object({ logo: resource.optional(), introductionContent: requiredText }))
      .optional(),
    aboutEndpointsList: z.array(footerLink).optional(),
    quickLinksList: z.array(footerLink).optional(),
    discoverMoreList: z.array(z.object({ menu: required, codePicture: resource.optional() })).optional(),
    licence: z.array(z.object({ text: requiredText, url: link.optional() })).optional(),
  })
  .register(special, { most: bounds.menu })
export type BottomNavigation = z.output<typeof bottomNavigation>

export const advantage = z.object({ id, logo: resource.optional(), title: required, desc: text.optional() })
export type Advantage = z.output<typeof advantage>

/** What titles of lists are of. */
export const titleTypes = [
  ...(['NEWS', 'NEWS_AI', 'BRAND_ACTIVITIES', 'MULTIMEDIA_RESOURCE'] as const),
  'Corporate publication',
] as const
export const listTitle = z.object({ title: required, desc: text.optional() })
export type ListTitle = z.output<typeof listTitle>
