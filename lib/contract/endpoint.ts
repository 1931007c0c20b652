import { z } from 'zod'
import type { RecordFolder, recordAddresses } from '@/lib/content-types/addresses'
import { bounds } from './bounds'
import { asList } from './first-form'
import { type Origin, special } from './schema'

/** Resource names of the contract: cache tags and the `type` of /api/revalidate. */
export type ResourceName =
  | 'site'
  | 'navigation'
  | 'homepage'
  | 'enterprise/advantage'
  | 'title'
  | (typeof recordAddresses)[RecordFolder]['resource']

export type Page<T> = { data: T[]; total: number }

export type Endpoint<S extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST'
  /** Path under /api/internal; `{id}`, `{siteId}` and `{type}` are filled in. */
  path: string
  /** Payload schema of the answer. */
  output: S
  /** The resource a record or list belongs to, and others its answer shows (cache tags). */
  resource: ResourceName
  shows?: readonly ResourceName[]
  /** A record's own GET: only here code "404" proves "does not exist". */
  record?: true
  /** POST body `{id: siteId}` instead of nothing beside `site`. */
  siteAsId?: true
  /** "list of" in the contract: answered page by page as `{data, total}`; other lists are whole. */
  paged?: true
  /** Essential to the page that calls it; the others degrade (contract, "Envelope"). */
  essential?: true
}

/** Java shops write numbers as texts: one of digits is read and reported. */
const total = z
  .int()
  .min(0)
  .register(special, {
    mend: (value) =>
      typeof value === 'string' && /^\d{1,15}$/.test(value.trim())
        ? { value: Number(value), expected: 'number' }
        : undefined,
  })

/** A list answer in both accepted forms, `{data,total}` or a bare array (contract, "Envelope"); total ≥ what is there. `elements`: of all lists in it. */
export const listAnswer = <S extends z.ZodType>(schema: S, elements: number = bounds.elements) =>
  z
    .object({ data: z.array(schema), total: total.optional() })
    .register(special, { rewrite: fromBareList, most: elements })
    .transform(
      ({ data, total }): Page<z.output<S>> => ({
        data,
        total: Math.max(total ?? data.length, data.length),
      }),
    )

function fromBareList(written: unknown, { path, note }: Origin): unknown {
  const value = asList(written)
  if (!Array.isArray(value)) return value
  note(value, path)
  return { data: value }
}
