import { z } from 'zod'
import { html } from '@/lib/contract/html'
import { resource } from '@/lib/contract/resource'
import { link } from '@/lib/contract/scalars'
import { core, layers, special } from '@/lib/contract/schema'
import { isObject } from '@/lib/is-object'
import { addresses, breakouts, payloads } from './payloads'

/** Texts that say which part a record plays rather than what a visitor reads: with others the record is not shown at all. */
export const parts = new Set([
  ...[
    'mark',
    'type',
    'moduleType',
    'moduleName',
    'navigationName',
    'pageAddress',
    'activityShowType',
    'enrollStatus',
  ],
  ...['enrollTypeDict', 'displayForm', 'layout', 'scene'],
])
/** Lists are this long, so that a page stays a page: their items share the payloads. These are needed whole. */
const SHORT = 3
const wholeLists = /^(?:siteList|topNavigation|form)$/

/** Where payloads stand: in how many rounds each field is given all of them, and which round it is. */
export type Injection = { rounds: number; round: number; mark: string; item?: number }

const addressed = [...addresses, ...breakouts]

/**
 * Puts payloads into every text, HTML and address of an answer, by the schema of its call; optional ones that are absent are
 * added. After all rounds each text and HTML field has held every payload, or the three items of its list have; each address as
 * many as it occurs. `seen` counts the fields by their path.
 */
export function injector(seen: Map<string, number>) {
  const next = (path: string) => {
    const count = seen.get(path) ?? 0
    seen.set(path, count + 1)
    return count
  }
  const some = ({ rounds, round, item }: Injection) => {
    const size = Math.ceil(payloads.length / (item === undefined ? rounds : rounds * SHORT))
    const part = item === undefined ? round : round * SHORT + (item % SHORT)
    return payloads.slice(part * size, (part + 1) * size)
  }
  const address = (path: string, own: string | undefined, { round, item }: Injection) => {
    const count = next(path)
    // Every other address stays a right one with something behind it: what has no safe address may not be shown at all. In lists by the
    // place of the item, so that it does not depend on how often a list was asked for whether a video is shown in a round.
    const isRight = (item === undefined ? count : item + round) % 2 === 0
    if (own && isRight) return `${own}?${breakouts[count % breakouts.length]}`
    return addressed[(count * 7 + round * 31) % addressed.length]
  }

  function walk(schema: z.ZodType, value: unknown, path: string, dose: Injection): unknown {
    const own = layers(schema)
    const inner = core(schema)
    const name = path.split('.').at(-1)?.replace('[]', '') ?? ''
    if (inner === core(resource)) return withAddresses(value, path, dose)
    if (own.includes(link))
      return parts.has(name) ? value : address(path, typeof value === 'string' ? value : undefined, dose)
    if (own.includes(html)) {
      next(path)
      return `${value ?? ''}<p>${dose.mark}</p>${some(dose)
        .map((one) => `<div>${one}</div>`)
        .join('')}`
    }
    if (inner instanceof z.ZodString) {
      // The sub-menus find their place by title, which is a navigation item's name.
      if (parts.has(name) || path === 'topHeader.data[].title' || path.startsWith('dictionary.')) return value
      next(path)
      return `${value ?? ''} ${dose.mark} ${some(dose).join(' ')}`
    }
    if (inner instanceof z.ZodArray) return list(inner, value, path, dose)
    if (inner instanceof z.ZodObject) return fields(inner, value, path, dose)
    return value
  }

  function list(schema: z.ZodArray, value: unknown, path: string, dose: Injection) {
    if (!Array.isArray(value)) return value
    const isWhole = wholeLists.test(path.split('.')[0] ?? '') || value.length === 0
    const kept = isWhole ? value : Array.from({ length: SHORT }, (_, at) => value[at % value.length])
    return kept.map((one, item) => walk(schema.element as z.ZodType, one, `${path}[]`, { ...dose, item }))
  }

  function fields(schema: z.ZodObject, value: unknown, path: string, dose: Injection): unknown {
    const shape = schema.shape as Record<string, z.ZodType>
    // A bare list is a list answer's second form.
    if (Array.isArray(value)) return shape.data ? walk(shape.data, value, `${path}.data`, dose) : value
    if (!isObject(value)) return value
    const changed: Record<string, unknown> = { ...value }
    const second = special.get(schema)?.names ?? {}
    for (const [name, field] of Object.entries(shape)) {
      const there = name in value ? name : (second[name] ?? name)
      const found = walk(field, value[there], `${path}.${name}`, dose)
      if (found !== undefined) changed[there] = found
    }
    return changed
  }

  /** Addresses of files and pictures; what kind of file it is stays. */
  function withAddresses(value: unknown, path: string, dose: Injection): unknown {
    if (typeof value === 'string') return address(path, value, dose)
    if (Array.isArray(value)) return value.map((item) => withAddresses(item, path, dose))
    if (!isObject(value)) return value
    if ('files' in value) return { ...value, files: withAddresses(value.files, path, dose) }
    return { ...value, url: address(path, String(value.url), dose) }
  }

  return walk
}
