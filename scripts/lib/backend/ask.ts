import { monotonicNow } from '@/lib/clock'
import { buildCall, type CallInput } from '@/lib/content/client/call'
import { withoutData } from '@/lib/content/sources/http/truncate-list'
import { bounds } from '@/lib/contract/bounds'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import { open, send } from '@/lib/http/client'
import { ACCEPT_ENCODING, HttpError } from '@/lib/http/http-answer'
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

/** One exchange with the back end, its envelope read. */
export async function exchange(
  backend: Backend,
  { path, query, body, headers, row }: Exchange,
): Promise<Reply> {
  const search = new URLSearchParams(query).toString()
  const began = performance.now()
  const done = (status: number, answered: Answered): Reply => ({
    ...answered,
    row: { ...row, status, ms: Math.round(performance.now() - began), findings: answered.findings },
  })
  try {
    const { status, text } = await send({
      url: `${backend.url}/api/internal/${path}${search && `?${search}`}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'accept-encoding': ACCEPT_ENCODING,
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        ...bearer(backend),
        ...headers,
      },
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
    return done(status, answered)
  } catch (cause) {
    if (cause instanceof CheckStopped) throw cause
    const reason = cause instanceof HttpError ? cause.message : String(cause)
    return done(0, { findings: [error('$', reason)] })
  }
}

/** Status, type and size of a file, and where it redirects to; of it no more than the beginning is read. */
export async function askFile(backend: Backend, url: string) {
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
  return { status, location, type: header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '', size }
}

const bearer = ({ token }: Backend) => (token ? { authorization: `Bearer ${token}` } : {})
