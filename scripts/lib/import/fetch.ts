import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { monotonicNow } from '@/lib/clock'
import { send } from '@/lib/http/client'
import { ACCEPT_ENCODING } from '@/lib/http/http-answer'
import { ipOf, isPrivate } from '@/lib/public-address'

/** What a run may cost: the whole of it, and each answer. */
const RUN_MS = 30 * 60_000
const ANSWER_MS = 20_000
const RUN_BYTES = 2 ** 30
const MOST_REDIRECTS = 5

/** Names that lead into a private network lead nowhere. */
const publicLookup: LookupFunction = (name, options, answer) =>
  lookup(name, options, (error, found, family) => {
    if (error) return answer(error, '', 4)
    const addresses = [found].flat().map((one) => (typeof one === 'string' ? one : one.address))
    if (addresses.some(isPrivate)) answer(new Error(`${name} is in a private network`), '', 4)
    else answer(error, found, family)
  })

/** The hosts of which a run may ask: `named` by who runs it, who knows their networks; `claimed` by a file, in public networks alone. */
export type Hosts = { named: string[]; claimed: string[] }
/** Throws with the reason why an address may not be asked for. */
export function assertAllowed({ named, claimed }: Hosts, address: string): void {
  const url = new URL(address)
  const { protocol, host } = url
  const ip = ipOf(url)
  if (!/^https?:$/.test(protocol)) throw new Error('no http(s) address')
  if (named.includes(host)) return
  if (!claimed.includes(host)) throw new Error(`another host: allow it by --hosts=${host}`)
  if (ip && isPrivate(ip)) throw new Error(`${ip} is in a private network`)
}

/** Gets an address within the bounds of the run; rejects with the reason. */
export type Fetch = (url: string, maxBytes: number) => Promise<{ url: string; type: string; bytes: Buffer }>

/** A way to get addresses of these hosts and of no others, redirects included, until the time and bytes of the run are used up. */
export function fetcherOf(hosts: Hosts): Fetch {
  const end = monotonicNow() + RUN_MS
  let left = RUN_BYTES
  const get = async (address: string, maxBytes: number, hops: number): ReturnType<Fetch> => {
    assertAllowed(hosts, address)
    const { host, href } = new URL(address)
    if (left <= 0) throw new Error('this run has read as much as one may')
    const answer = await send({
      url: href,
      headers: { 'accept-encoding': ACCEPT_ENCODING },
      deadline: Math.min(end, monotonicNow() + ANSWER_MS),
      maxBytes,
      ...(!hosts.named.includes(host) && { lookup: publicLookup }),
    })
    left -= answer.bytes.byteLength
    const location = answer.header('location')
    if (answer.status >= 300 && answer.status < 400 && location && hops < MOST_REDIRECTS)
      return get(new URL(location, href).href, maxBytes, hops + 1)
    if (answer.status !== 200) throw new Error(`answers ${answer.status}`)
    return { url: href, type: answer.header('content-type') ?? '', bytes: answer.bytes }
  }
  return (url, maxBytes) => get(url, maxBytes, 0)
}
