import { z } from 'zod'
import { innerSchemas, list, optional, report } from './lenient'

/** Resource names of the contract: cache tags and the `type` of /api/revalidate. */
export type ResourceName =
  | 'site'
  | 'navigation'
  | 'homepage'
  | 'enterprise/advantage'
  | 'title'
  | 'product'
  | 'product-category'
  | 'solution'
  | 'example'
  | 'news'
  | 'introduce'
  | 'activity'
  | 'multimedia/resource'
  | 'corporate/publications'
  | 'serviceAndSupport'
  | 'joinUs'
  | 'form'

export type Page<T> = { data: T[]; total: number }

/** What every call knows besides its own input. */
export type CallInput = {
  id?: string
  type?: string
  body?: Record<string, unknown>
  query?: Record<string, string>
}

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

/** A list answer in both accepted forms, `{data,total}` or a bare array (contract, "Envelope"). */
export function listAnswer<S extends z.ZodType>(schema: S): z.ZodType<Page<z.output<S>>> {
  const elements = list(schema)
  const paged = z
    .object({ data: elements, total: optional(z.number().int().min(0)) })
    .transform(({ data, total }) => ({ data, total: Math.max(total ?? data.length, data.length) }))
  const bare = elements.transform((data) => ({ data, total: data.length }))
  const reader = z.unknown().transform((body, context): Page<z.output<S>> => {
    const result = (Array.isArray(body) ? bare : paged).safeParse(body)
    if (result.success) return result.data
    report(context as unknown as { issues: unknown[] }, result.error, [])
    return z.NEVER
  })
  innerSchemas.set(reader, { kind: 'listAnswer', inner: schema })
  return reader
}
