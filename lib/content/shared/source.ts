import type { EndpointName } from '@/lib/contract/endpoints'
import type { Locale } from '@/lib/i18n/locales'
import { writeJson } from '@/lib/json'

/** One call of the contract, ready for either source. */
export type ContentCall = {
  name: EndpointName
  locale: Locale
  /** Path under /api/internal, parameters filled in. */
  path: string
  method: 'GET' | 'POST'
  /** Path parameters as they were given. */
  params: { id?: string; type?: string; siteId?: string }
  query: Record<string, string>
  body: Record<string, unknown>
  preview: boolean
  /** The moment (`monotonicNow`) after which nobody waits for the answer (one deadline a page, contract "Envelope"). */
  deadline: number
}

/** What a call is remembered under: the same for the same question, whenever and for whom it is asked. */
export const callKey = ({ locale, method, path, query, body }: ContentCall): string =>
  `${locale} ${method} ${path} ${JSON.stringify(query)} ${writeJson(body)}`

/**
 * Where content is read from: HTTP or files. `answer` resolves to the payload without envelope, unread.
 * Throws NotFoundError (proven), UpstreamError (the server's own refusal) or UnavailableError.
 */
export type ContentSource = { answer(call: ContentCall): Promise<unknown> }

/** A record as JSON carries it between a source and the schemas: fields by name, not yet read. */
export type RawRecord = Record<string, unknown>

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** True when a visitor chose what to ask for: a filter or a keyword (D15). */
export const isSearch = ({ body = {} }: { body?: Record<string, unknown> }): boolean =>
  !isEmpty(body.activity) || !isEmpty(body.multimediaResource)

const isWhole = (value: unknown, most: number) =>
  value === undefined ||
  value === null ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most)

/** Why no page of a list is meant by a body; undefined where one is, or the first (contract, "Generic calls"). */
export function pageProblem({ pageNo, pageSize }: Record<string, unknown>): string | undefined {
  if (!isWhole(pageNo, Number.MAX_SAFE_INTEGER)) return 'pageNo must be a whole number from 1'
  return isWhole(pageSize, 100) ? undefined : 'pageSize must be a whole number from 1 to 100'
}
