import { z } from 'zod'
import { isObject } from '@/lib/is-object'
import type { Page } from './endpoint'
import type { ContractIssue } from './errors'
import { issueAt, typeName } from './read'
import { figure, html, id, jump, link, openChoice, pictures, required, resource, text, title } from './shared'

const plateItem = z.object({
  title: required,
  desc: text.optional(),
  resource: resource.optional(),
  /** A short text beside the title, and a second one: a place, a year, a promise. */
  label: title.optional(),
  value: title.optional(),
  /** How long a stage is beside the others. */
  span: z.number().positive().optional(),
  /** Where a place lies: longitude and latitude in degrees. */
  at: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).optional(),
  /** What to do about this point: apply for a job, book a demonstration. */
  jumpBO: jump.optional(),
})
export type PlateItem = z.output<typeof plateItem>

const plate = z.object({
  name: required,
  desc: text.optional(),
  resource: resource.optional(),
  /** How its points are set: timeline, schedule, levels, cards, rows, map; anything else side by side. */
  layout: openChoice('timeline', 'schedule', 'levels', 'cards', 'rows', 'map').optional(),
  /** The words above its columns: of levels, and of a schedule, whose first stands above its stages and whose others divide its time. */
  heads: z.array(title).optional(),
  jumpBO: jump.optional(),
  config: z.array(plateItem).default([]),
})
export type Plate = z.output<typeof plate>

export const introduction = z.object({
  id,
  type: required,
  title: required,
  mainTitle: title.optional(),
  describe: html.optional(),
  logo: resource.optional(),
  ...pictures,
  statistics: z.array(z.object({ value: figure, label: required })).optional(),
  plates: z.array(plate).optional(),
})
export type Introduction = z.output<typeof introduction>

/** Types whose addresses are other pages. */
const otherPages = ['form', 'news']

/** Introductions of which no two have one address: what came with another page's type is found by its id. */
export function ownTypes<Item extends { id?: unknown; type?: unknown }>(items: readonly Item[]): Item[] {
  const taken = new Set<unknown>(otherPages)
  return items.map((item, at) => {
    const free = [item.type, String(item.id), `${item.id}-${at + 1}`].find((type) => !taken.has(type))
    taken.add(free)
    return { ...item, type: free }
  })
}

/** A list of introductions with an address each. */
export const withOwnTypes = (list: Page<Introduction>): Page<Introduction> => ({
  ...list,
  data: ownTypes(list.data),
})

/** Introductions of a list whose type is the address of another page. */
export function sharedTypes(written: unknown): ContractIssue[] {
  const list = isObject(written) ? written.data : written
  if (!Array.isArray(list)) return []
  const types: unknown[] = list.map((item: unknown) => (isObject(item) ? item.type : undefined))
  return types.flatMap((type, index) => {
    if (typeof type !== 'string' || (!otherPages.includes(type) && types.indexOf(type) === index)) return []
    const keys = [...(Array.isArray(written) ? [] : ['data']), index, 'type']
    const expected = 'a type of its own, not form or news: its address is its id'
    return [issueAt(keys, expected, typeName(type))]
  })
}

/** Service-and-support and join-us pages share one shape. */
export const companyPage = z.object({
  id,
  title: title.optional(),
  describe: html.optional(),
  legend: text.optional(),
  bannerUrl: link.optional(),
  ...pictures,
  jumpBO: jump.optional(),
  plates: z.array(plate).optional(),
})
export type CompanyPage = z.output<typeof companyPage>
