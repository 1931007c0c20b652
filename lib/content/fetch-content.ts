import { type EndpointName, endpoints, type OutputOf } from '@/lib/contract/endpoints'
import { reasonOf } from '@/lib/contract/errors'
import { readPayload } from '@/lib/contract/read'
import { env } from '@/lib/env'
import type { Mark } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { buildCall, type CallInput, callTags, isSearch } from './call'
import { embeddedSource } from './embedded'
import { readOnce } from './embedded/kept-answers'
import { type Remembered, remember } from './memory'
import type { PageTime } from './page-time'
import type { ContentCall, ContentSource } from './source'
import { upstreamSource } from './upstream'

/** The source the settings name: embedded files, or the company's back end (D33). */
export function contentSource(): ContentSource {
  return env().CONTENT_API_URL ? upstreamSource : embeddedSource
}

/** One call straight from the source, read by its schema; what had to be left out is logged. */
export async function readContent<N extends EndpointName>(
  name: N,
  call: ContentCall,
  source = contentSource(),
): Promise<OutputOf<N>> {
  const payload = await source.answer(call)
  const { value, deviations } = readOnce(payload, () =>
    readPayload(call.path, endpoints[name].output, payload),
  )
  if (deviations.length > 0) {
    const left = deviations.slice(0, 5).map(({ path, expected, received }) => ({ path, expected, received }))
    log.warn({ call: call.path, left, count: deviations.length }, 'answer deviates from the contract')
  }
  return value as OutputOf<N>
}

/**
 * One call: from memory when fresh, else from the source. Previews and embedded content bypass memory.
 * Throws NotFoundError, UpstreamError, UnavailableError or ContractError.
 */
export async function fetchContent<N extends EndpointName>(
  name: N,
  mark: Mark,
  siteId: string | undefined,
  input: CallInput,
  time: PageTime & { isEssential: boolean },
): Promise<Remembered<OutputOf<N>> & { tags: string[] }> {
  const call = buildCall(name, mark, siteId, input, time.deadline)
  const tags = callTags(name, input.id)
  // Embedded files are in memory already, with their last good versions: only a back end's answers are remembered.
  if (call.preview || !env().CONTENT_API_URL)
    return { value: await readContent(name, call), ageMs: 0, isLastGood: false, tags }
  const asking = { ...time, key: keyOf(call), tags, ttlMs: lifetimeMs(), isSearch: isSearch(input) }
  const answer = await remember(asking, () => readContent(name, call))
  if (answer.failure)
    log.warn({ call: call.path, reason: reasonOf(answer.failure) }, 'last good answer stands in')
  return { ...answer, tags }
}

const keyOf = ({ mark, method, path, query, body }: ContentCall) =>
  `${mark} ${method} ${path} ${JSON.stringify(query)} ${JSON.stringify(body)}`

/** How long a back end's answer is fresh in this process, ms. */
const lifetimeMs = () => Math.max(env().CONTENT_REVALIDATE_SECONDS, 1) * 1000
