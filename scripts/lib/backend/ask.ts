import { setTimeout as wait } from 'node:timers/promises'
import { monotonicNow } from '@/lib/clock'
import { buildCall, type CallInput } from '@/lib/content/client/call'
import { headersOf } from '@/lib/content/sources/http'
import { withoutData } from '@/lib/content/sources/http/truncate-list'
import { LimitedError, whenTaken } from '@/lib/content/sources/http/when-taken'
import { bounds } from '@/lib/contract/bounds'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import { open, send } from '@/lib/http/client'
import { HttpError } from '@/lib/http/http-answer'
import { retryAfterMs } from '@/lib/http/retry-after'
import type { Locale } from '@/lib/i18n/locales'
import { writeJson } from '@/lib/json'
import { type Answered, error, type Finding, inspectPayload, readEnvelope, warning } from './inspect'
import { entryOf } from './table'

/** One call of the check, and what was found. */
export type Row = {
  call: string
  locale: Locale | undefined
  status: number
  ms: number
  page: string
  findings: Finding[]
}
export type Backend = { url: string; token?: string | undefined; deadlineMs?: number }
export type Site = { locale: Locale; id: string; isTextSite: boolean }
export type Reply = Answered & { row: Row }

/** Nothing more can be found out: the reason concerns every call. */
export class CheckStopped extends Error {
  override name = 'CheckStopped'
}

const TIMEOUT_MS = 5000
/** A call that takes more of the time of a page. */
const SLOW = 0.4

/** Makes one call as the site does and inspects its answer. Throws CheckStopped where the token is refused. */
export async function ask(
  backend: Backend,
  name: EndpointName,
  site: Site | undefined,
  input: CallInput,
): Promise<Reply> {
  const { deadlineMs = TIMEOUT_MS } = backend
  const withType = { ...input, ...(site && { isTextSite: site.isTextSite }) }
  const { method, path, query, body } = buildCall(
    name,
    site?.locale ?? 'cn',
    site?.id,
    withType,
    monotonicNow() + deadlineMs,
  )
  const beside = [input.body?.type ?? input.query?.type, input.preview && 'preview']
    .filter(Boolean)
    .join(', ')
  const reply = await exchange(backend, {
    path,
    query,
    body: method === 'POST' ? writeJson(body) : undefined,
    row: {
      call: `${method} ${path}${beside && ` (${beside})`}`,
      locale: site?.locale,
      page: entryOf(name).page,
    },
  })
  const { row } = reply
  if (row.findings.every(({ isError }) => !isError))
    row.findings.push(
      ...inspectPayload(endpoints[name], reply.payload, {
        id: input.id,
        pageSize: input.body?.pageSize as number | undefined,
        isPreview: input.preview === true,
        locale: site?.locale,
      }),
    )
  if (row.ms > deadlineMs * SLOW)
    row.findings.push(warning('$', `slow: ${row.ms} ms of the 5 s that a whole page has`))
  return reply
}

type Exchange = {
  path: string
  query?: Record<string, string>
  body: string | undefined
  headers?: Record<string, string>
  row: Pick<Row, 'call' | 'locale' | 'page'>
}

/** How long a gateway that turns calls away (429) is waited for at most: then the check ends. */
const LONGEST_WAIT_MS = 60_000
/** The pause before each call of a back end that turned one away: twice as long each time, shorter after each that it took. */
const pauses = new WeakMap<Backend, number>()
const FIRST_PAUSE_MS = 25
const LONGEST_PAUSE_MS = 2000

/** True when a back end turned a call away. */
export const wasLimited = (backend: Backend): boolean => pauses.has(backend)

/** Makes a call until it is not turned away, and from then on all of them slower. Throws CheckStopped where that does not help. */
async function slowly<T>(backend: Backend, call: string, make: () => Promise<T>): Promise<T> {
  let tries = 0
  const once = async () => {
    const pause = pauses.get(backend) ?? 0
    await wait(pause)
    tries += 1
    try {
      const made = await make()
      // Of thousands of calls one that is turned away must not slow down all.
      if (pause > 0) pauses.set(backend, pause * 0.9)
      return made
    } catch (cause) {
      if (cause instanceof LimitedError)
        pauses.set(backend, Math.min(LONGEST_PAUSE_MS, pause * 2 || FIRST_PAUSE_MS))
      throw cause
    }
  }
  try {
    return await whenTaken(backend.url, monotonicNow() + LONGEST_WAIT_MS, once)
  } catch (cause) {
    if (!(cause instanceof LimitedError)) throw cause
    throw new CheckStopped(
      `${call}: HTTP 429, tried ${tries}×: the gateway takes no more calls; let this address through`,
    )
  }
}

/** One exchange with the back end, its envelope read. Throws CheckStopped where the token is refused, or no more calls are taken. */
export const exchange = (backend: Backend, request: Exchange): Promise<Reply> =>
  slowly(backend, request.row.call, () => exchangeOnce(backend, request))

async function exchangeOnce(backend: Backend, { path, query, body, headers, row }: Exchange): Promise<Reply> {
  const method = body === undefined ? 'GET' : 'POST'
  const search = new URLSearchParams(query).toString()
  const began = performance.now()
  const done = (status: number, answered: Answered): Reply => ({
    ...answered,
    row: { ...row, status, ms: Math.round(performance.now() - began), findings: answered.findings },
  })
  try {
    const { status, text, header } = await send({
      url: `${backend.url}/api/internal/${path}${search && `?${search}`}`,
      method,
      headers: { ...headersOf({ method }, backend), ...headers },
      ...(body !== undefined && { body }),
      deadline: monotonicNow() + (backend.deadlineMs ?? TIMEOUT_MS),
      maxBytes: bounds.answerBytes,
      filter: withoutData,
    })
    const answered = readEnvelope(status, text)
    if (answered.isUnauthorized)
      throw new CheckStopped(
        `${row.call}: the back end refuses the token: CONTENT_API_TOKEN is ${backend.token ? 'wrong' : 'not set'}`,
      )
    if (answered.isLimited) throw new LimitedError(path, retryAfterMs(header('retry-after')))
    return done(status, answered)
  } catch (cause) {
    if (cause instanceof CheckStopped || cause instanceof LimitedError) throw cause
    const reason = cause instanceof HttpError ? cause.message : String(cause)
    return done(0, { findings: [error('$', reason)] })
  }
}

/**
 * Status, type and size of a file, and where it redirects to; of it no more than the beginning is read. Throws CheckStopped where the back
 * end takes no more calls; another host that limits them says nothing of it, and is asked once.
 */
export const askFile = (backend: Backend, url: string) =>
  new URL(url).origin === new URL(backend.url).origin
    ? slowly(backend, `GET ${url}`, () => askFileOnce(backend, url, true))
    : askFileOnce(backend, url)

async function askFileOnce(backend: Backend, url: string, isWaitedFor = false) {
  const isOwn = url.startsWith(`${backend.url}/api/internal/gated/`)
  const { status, header, body } = await open({
    url,
    headers: { range: 'bytes=0-0', ...(isOwn && bearer(backend)) },
    deadline: monotonicNow() + (backend.deadlineMs ?? TIMEOUT_MS),
  })
  body.destroy()
  const size = Number(header('content-range')?.split('/')[1] ?? header('content-length'))
  const to = status >= 300 && status < 400 ? header('location') : undefined
  const location = to && URL.canParse(to, url) ? new URL(to, url).href : undefined
  const type = header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (isWaitedFor && status === 429) throw new LimitedError(url, retryAfterMs(header('retry-after')))
  return { status, location, type, size }
}

const bearer = ({ token }: Backend) => (token ? { authorization: `Bearer ${token}` } : {})
