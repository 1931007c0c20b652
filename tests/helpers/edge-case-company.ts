import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import type { Answer, Interference } from './content-server'
import { callOf } from './contract-calls'
import { edgeCases, oddType } from './edge-cases'
import { withIds } from './other-company'

type Item = Record<string, unknown> & { id: number }
type Asked = { site?: { id?: number }; pageNo?: number; pageSize?: number }

/** Ids are as long as they may be, but for one that is as short; each copy of a record has one of its own. */
const FIRST = 999_999_000_000_000
const COPY = 100_000_000
const COPIES = 6
const shortest = 801
const changed = (own: number) => (own === shortest ? 0 : FIRST + own)
const original = (id: number) => (id === 0 ? shortest : id >= FIRST ? (id - FIRST) % COPY : id)
const copyOf = (id: number) => (id >= FIRST ? Math.floor((id - FIRST) / COPY) : 0)

/** Of English events there are none, of Chinese publications one alone. */
const isLeftOut = (call: string, site: number, id: number) =>
  site === 2 ? /activit/i.test(call) : call.startsWith('publication') && id !== shortest

/** What else names a record that was left out leads to its list, or to the one that is left; the pages of texts go by other names. */
const withLinks = (text: string, site: number) =>
  (site === 2
    ? text.replace(/(\/activity)\/\d+/g, '$1')
    : text.replace(/(\/periodical)\/\d+/g, `$1/${shortest}`)
  ).replace(/\/about-us\/(?!news)([a-z]+)/g, (_, type: string) => introductionPath(oddType(type)))

/** A list of the wire in either form, without what is left out, news many times over. */
function listed(call: string, site: number, data: { data: Item[] } | Item[]): Item[] {
  const items = (Array.isArray(data) ? data : data.data).filter(({ id }) => !isLeftOut(call, site, id))
  if (call !== 'newsList') return items
  return Array.from({ length: COPIES }, (_, copy) => items.map((item) => asCopy(item, copy))).flat()
}

const asCopy = (item: Item, copy: number): Item =>
  copy === 0 ? item : { ...item, id: item.id + copy * COPY, title: `${copy + 1} × ${item.title}` }

async function answerOf(
  request: IncomingMessage,
  proper: (asked?: unknown) => Promise<Answer>,
): Promise<Answer> {
  const call = callOf(request)
  const address = new URL(request.url ?? '', 'http://back-end')
  const asked = request.method === 'POST' ? ((await json(request)) as Asked) : undefined
  const site = asked?.site?.id ?? Number(address.searchParams.get('site[id]') ?? 1)
  const id = Number(/\/(\d+)$/.exec(address.pathname)?.[1] ?? 0)
  const isPaged = asked?.pageSize !== undefined
  request.url = request.url?.replace(/\/(\d{15}|0)(?=\?|$)/, (_, digits: string) => `/${original(+digits)}`)
  const { status, text } = await proper(isPaged ? { ...asked, pageNo: 1, pageSize: 100 } : asked)
  const body = JSON.parse(withLinks(text, site)) as { code: string; data: unknown }
  if (!call || body.code !== '200') return { status, text }
  if (call.isRecord && isLeftOut(call.name, site, original(id)))
    return { status: 404, text: JSON.stringify({ code: '404', data: null, msg: 'not here' }) }
  if (call.isRecord) body.data = asCopy(body.data as Item, copyOf(id))
  else if (/^(?:newsList|publicationList|activityList|fixedActivities)$/.test(call.name)) {
    const items = listed(call.name, site, body.data as Item[])
    const { pageNo = 1, pageSize = items.length } = asked ?? {}
    body.data = { data: items.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: items.length }
  }
  const odd = edgeCases(call.output, body.data, call.name, site)
  return {
    status,
    text: JSON.stringify({ ...body, data: withIds(odd, (own) => (own < 10 ? own : changed(own))) }),
  }
}

/**
 * The demo company's content as odd as the contract allows: records with nothing but what they must have, and with everything empty;
 * every sign in every text, longest titles, longest ids; hundreds of news, one publication, no event; days that end when they begin.
 */
export const edgeCaseCompany: Interference = (request, response, proper) => {
  void answerOf(request, proper).then(({ status, text }) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text),
  )
  return true
}
