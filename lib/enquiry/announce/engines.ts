import type { Env } from '@/lib/env'
import { postJson } from '../targets/post-json'
import { DeliveryError } from '../targets/target'

/**
 * A search engine, or a CDN (`isCache`), that receives addresses of one host, `most` at a time. Rejects with DeliveryError when it did not take them.
 */
export type Engine = {
  name: 'baidu' | 'indexnow' | `cdn ${number}`
  isCache?: true
  most: number
  notify(urls: string[]): Promise<void>
}
type Settings = Pick<
  Env,
  'BAIDU_PUSH_TOKEN' | 'BAIDU_PUSH_URL' | 'CDN_PURGE_URL' | 'INDEXNOW_KEY' | 'INDEXNOW_URL' | 'ROBOTS'
>

const originOf = (urls: string[]) => new URL(urls[0] ?? '').origin

/** Baidu's link submission: a line an address. Those that it calls wrong are not sent again. */
function baidu(base: string, token: string): Engine {
  return {
    name: 'baidu',
    most: 2000,
    async notify(urls) {
      const query = new URLSearchParams({ site: originOf(urls), token })
      const answer = await postJson(`${base}?${query}`, urls.join('\n'), { 'content-type': 'text/plain' })
      const { error, message } = JSON.parse(answer) as { error?: number; message?: string }
      if (error !== undefined) throw new DeliveryError(`error ${error}`, message)
    },
  }
}

/** IndexNow: Bing, Yandex, Naver, Seznam and others pass on what one of them receives. */
function indexNow(url: string, key: string): Engine {
  return {
    name: 'indexnow',
    most: 10_000,
    async notify(urls) {
      const origin = originOf(urls)
      const body = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList: urls }
      await postJson(url, JSON.stringify(body), { 'content-type': 'application/json; charset=utf-8' })
    },
  }
}

/** What purges a CDN: it receives the addresses. Named by its place, as its own address may hold a secret. */
const cache = (url: string, at: number): Engine => ({
  name: `cdn ${at + 1}`,
  isCache: true,
  most: 1000,
  notify: async (urls) => void (await postJson(url, JSON.stringify({ urls }), {})),
})

/** The caches and engines that these settings name; no engine of a site that lets no crawler in. */
export function enginesOf(settings: Settings): Engine[] {
  const { BAIDU_PUSH_TOKEN, BAIDU_PUSH_URL, INDEXNOW_KEY, INDEXNOW_URL, ROBOTS } = settings
  const caches = settings.CDN_PURGE_URL?.map(cache) ?? []
  if (ROBOTS === 'closed') return caches
  return [
    ...caches,
    ...(BAIDU_PUSH_TOKEN ? [baidu(BAIDU_PUSH_URL, BAIDU_PUSH_TOKEN)] : []),
    ...(INDEXNOW_KEY ? [indexNow(INDEXNOW_URL, INDEXNOW_KEY)] : []),
  ]
}
