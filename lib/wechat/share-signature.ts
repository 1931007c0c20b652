import { createHash, randomBytes } from 'node:crypto'
import { monotonicNow } from '@/lib/clock'
import type { Env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { send } from '@/lib/http/client'
import { isObject } from '@/lib/is-object'

const LONGEST_MS = 5000
const MOST_BYTES = 10_000
/** So long before its end a ticket is not used any more; so long nothing is asked again after a failure. */
const MARGIN_MS = 300_000
const PAUSE_MS = 60_000

/** The site's account at WeChat, as the settings name it. */
type Account = Pick<Env, 'WECHAT_APP_ID' | 'WECHAT_APP_SECRET' | 'WECHAT_API_URL'>
type CachedTicket = { ticket: Promise<string>; until: number }

/** One call of WeChat's interface. What failed says its number alone: addresses and bodies hold secrets. */
async function call(base: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const { text } = await send({
    url: new URL(path, base).href,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    deadline: monotonicNow() + LONGEST_MS,
    maxBytes: MOST_BYTES,
  })
  const answer: unknown = JSON.parse(text)
  if (!isObject(answer) || answer.errcode)
    throw new Error(`WeChat: ${isObject(answer) ? answer.errcode : '?'}`)
  return answer
}

/** The ticket that signatures are made with: cached until it ends. A stable token is the same for every instance that asks. */
function currentTicket(account: Account): Promise<string> {
  const state = globalSingleton<CachedTicket | undefined>('ticket of WeChat', () => undefined)
  if (state.value && state.value.until > monotonicNow()) return state.value.ticket
  const cached: CachedTicket = { until: Number.POSITIVE_INFINITY, ticket: fetchTicket() }
  state.value = cached
  async function fetchTicket(): Promise<string> {
    const { WECHAT_APP_ID: appid, WECHAT_APP_SECRET: secret, WECHAT_API_URL: base } = account
    const asked = { grant_type: 'client_credential', appid, secret }
    const { access_token } = await call(base, '/cgi-bin/stable_token', asked)
    const query = new URLSearchParams({ access_token: String(access_token), type: 'jsapi' })
    const { ticket, expires_in } = await call(base, `/cgi-bin/ticket/getticket?${query}`)
    cached.until = monotonicNow() + Math.max(PAUSE_MS, Number(expires_in) * 1000 - MARGIN_MS)
    return String(ticket)
  }
  cached.ticket.catch(() => {
    cached.until = monotonicNow() + PAUSE_MS
  })
  return cached.ticket
}

/** The signature of WeChat's JS-SDK over a page's address without its fragment. */
export function signed(ticket: string, nonceStr: string, timestamp: number, url: string): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}

/** What a page in WeChat's browser passes to `wx.config`; undefined where the site has no account there. */
export async function shareSignature(url: string, account: Account) {
  const { WECHAT_APP_ID: appId } = account
  if (!appId) return undefined
  const nonceStr = randomBytes(8).toString('hex')
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = signed(await currentTicket(account), nonceStr, timestamp, url)
  return { appId, timestamp, nonceStr, signature }
}
