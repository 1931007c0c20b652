import { z } from 'zod'
import { example } from './cases'
import { id, jump, list, optional, related, required, resource, text, under } from './shared'

const solutionListItem = z.object({
  id,
  name: required,
  desc: optional(text),
  pcResource: optional(resource),
  mobileResource: optional(resource),
})

/** An industry as lists name it. */
export const industry = z.object({ id, name: required, desc: optional(text), indusIcon: optional(resource) })

export const industryEntry = z.object({
  industry,
  solutions: list(solutionListItem),
  examples: related(example),
})
export type IndustryEntry = z.output<typeof industryEntry>

const block = z.object({ title: required, desc: optional(text), resourceUrl: optional(resource) })
export type SolutionBlock = z.output<typeof block>
const scene = z.object({ title: required, desc: optional(text), resource: optional(resource) })
export type SolutionScene = z.output<typeof scene>

export const solution = z.object({
  id,
  name: required,
  desc: optional(text),
  industryName: optional(text),
  pcResource: optional(resource),
  mobileResource: optional(resource),
  jumpBO: optional(jump),
  industry: optional(z.object({ id: optional(id), name: optional(text), jumpBO: optional(jump) })),
  industryState: optional(
    list(z.object({ id, title: required, desc: optional(text), resource: optional(resource) })),
  ),
  solutions: optional(list(block)),
  businessScene: optional(list(scene)),
  businessValue: optional(list(block)),
  exampleSolutionRelationBOList: related(under('exampleBO', example)),
})
export type Solution = z.output<typeof solution>
