import { z } from 'zod'
import { example } from './cases'
import { id, jump, pictures, related, required, resource, text, title } from './shared'

const solutionListItem = z.object({
  id,
  name: required,
  desc: text.optional(),
  ...pictures,
})

/** The fields of an industry that lists show. */
export const industry = z.object({
  id,
  name: required,
  desc: text.optional(),
  indusIcon: resource.optional(),
})

export const industryEntry = z.object({
  industry,
  solutions: z.array(solutionListItem),
  examples: related(example),
})
export type IndustryEntry = z.output<typeof industryEntry>

const block = z.object({
  title: required,
  desc: text.optional(),
  resourceUrl: resource.optional(),
  mobileResource: resource.optional(),
})
export type SolutionBlock = z.output<typeof block>
const scene = z.object({
  title: required,
  desc: text.optional(),
  resource: resource.optional(),
  mobileResource: resource.optional(),
})
export type SolutionScene = z.output<typeof scene>

export const solution = z.object({
  id,
  name: required,
  desc: text.optional(),
  industryName: title.optional(),
  ...pictures,
  jumpBO: jump.optional(),
  industry: z.object({ id: id.optional(), name: title.optional(), jumpBO: jump.optional() }).optional(),
  industryState: z
    .array(z.object({ id, title: required, desc: text.optional(), resource: resource.optional() }))
    .optional(),
  solutions: z.array(block).optional(),
  businessScene: z.array(scene).optional(),
  businessValue: z.array(block).optional(),
  exampleSolutionRelationBOList: related(example),
})
export type Solution = z.output<typeof solution>
