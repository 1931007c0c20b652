import { z } from 'zod'
import { id, jump, link, list, optional, related, required, resource, text } from './shared'

export const site = z.object({ id, title: required, mark: z.enum(['cn', 'en']), logo: optional(resource) })
export type Site = z.output<typeof site>

/** `{ 'dot.path.key': text, activityTypes?: […] }` → messages to override, and the event types of the filter. */
export const dictionary = z
  .object({ activityTypes: related(z.object({ value: required, label: required })) })
  .catchall(optional(text))
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
  desc: optional(text),
  pcResource: optional(resource),
  mobileResource: optional(resource),
  jumpBO: optional(jump),
  videoRelation: optional(resource),
  bannerUrl: optional(link),
  hidden: optional(z.boolean()),
})
export type TopNavigationItem = z.output<typeof topNavigationItem>

const headerItem = z.object({
  id,
  name: required,
  naviDesc: optional(text),
  proLogo: optional(resource),
  indusIcon: optional(resource),
  pcResource: optional(resource),
  productList: optional(list(z.object({ id, name: required, naviDesc: optional(text) }))),
  solutions: optional(list(z.object({ id, name: required }))),
})
export type TopHeaderItem = z.output<typeof headerItem>

export const topHeaderGroup = z.object({ title: required, data: list(headerItem) })
export type TopHeaderGroup = z.output<typeof topHeaderGroup>

const footerLink = z.object({
  menu: required,
  jumpMode: optional(z.enum(['SELF', 'BLANK'])),
  jumpToAddress: link,
})
export type FooterLink = z.output<typeof footerLink>

export const bottomNavigation = z.object({
  briefIntroductionList: optional(
    list(z.object({ logo: optional(resource), introductionContent: required })),
  ),
  aboutEndpointsList: optional(list(footerLink)),
  quickLinksList: optional(list(footerLink)),
  discoverMoreList: optional(list(z.object({ menu: required, codePicture: optional(resource) }))),
  licence: optional(list(z.object({ text: required, url: optional(link) }))),
})
export type BottomNavigation = z.output<typeof bottomNavigation>

export const advantage = z.object({ id, logo: optional(resource), title: required, desc: optional(text) })
export type Advantage = z.output<typeof advantage>

export const listTitle = z.object({ title: required, desc: optional(text) })
export type ListTitle = z.output<typeof listTitle>
