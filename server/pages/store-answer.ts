import { log } from '@/lib/log'
import type { PageRender } from '@/lib/page-render'
import { isFirstUnrecognised } from '@/lib/unrecognised'
import { carriesNonce, type DocumentSettings, ownDocument, pageDocument, pastEnd } from '../html/document'
import { filePolicy } from '../response/csp'
import { isPastEndKey, type PageAddress } from './address'
import type { InnerAnswer } from './ask-next'
import type { Entry } from './entry'
import { bodyOf, contentTag } from './entry'
import type { PageStore } from './store'

/** Stale answers live this long (D13). */
export const DAY_SECONDS = 86_400

/** Headers of one answer, which each visitor's gets anew; `x-nextjs-rewritten-path` depends on the visitor's own address. */
const ofOneAnswer =
  /^(?:connection|keep-alive|transfer-encoding|content-length|date|cache-control|etag|vary|x-middleware-.*|x-nextjs-(?:cache|rewritten-path))$/
const storedHeaders = ({ headers }: InnerAnswer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofOneAnswer.test(name) ? [] : [[name, [value].flat().join(', ')]],
    ),
  )

const isStorable = ({ headers }: InnerAnswer) =>
  headers['set-cookie'] === undefined && !/no-store|private/.test(String(headers['cache-control'] ?? ''))

/** As old as the beginning of its render, cached for the lifetime and under the tags that the content client set. */
const lifeOf = ({ at, seconds, tags }: PageRender & { at: number }) => ({
  ...{ at, revalidate: seconds, expire: DAY_SECONDS, tags: [...tags] },
})

/** Stores the document that Next gave, finished, with its policy (S3). False when it may not be stored: a 404 or a lasting redirect drops the page. */
export function storeDocument(
  store: Pick<PageStore, 'peek' | 'put' | 'drop' | 'miss'>,
  { key, locale }: Pick<PageAddress, 'key' | 'locale'>,
  answer: InnerAnswer,
  render: PageRender & { at: number },
  settings: DocumentSettings,
): boolean {
  // The middleware's own 404; its page is a page like any other (`app/[lang]/not-found`).
  const isNotFoundPage = key === `/${locale}/not-found`
  if (answer.status === 404 && !isNotFoundPage) {
    store.miss(key, render.at)
    return false
  }
  if (answer.status === 308) {
    store.drop(key)
    return false
  }
  if (answer.status !== (isNotFoundPage ? 404 : 200) || !isStorable(answer)) return false
  const html = answer.body.toString()
  const isPastEnd = html.includes(pastEnd)
  if (isPastEnd && !isPastEndKey(key)) {
    store.drop(key)
    return false
  }
  if (!html.includes(ownDocument)) return false
  if (!carriesNonce(html, render.nonce)) {
    log.error({ page: key }, 'page without its render nonce: not cached')
    isFirstUnrecognised('nonce')
    return false
  }
  const life = lifeOf(render)
  const content = contentTag(html.replaceAll(render.nonce, ''))
  const before = store.peek(key)
  if (before?.content === content) {
    store.put(key, { ...before, ...life })
    return true
  }
  const page = pageDocument(html, render.nonce, settings)
  const headers = { ...storedHeaders(answer), 'content-security-policy': page.policy }
  const status = isPastEnd ? 404 : answer.status
  const { segments } = render
  store.put(key, {
    ...life,
    status,
    headers,
    body: bodyOf(page.html),
    content,
    ...(segments && { segments }),
  })
  return true
}

/** Keeps a part of a page that has this content, by what the part's own render showed. False when Next gave none. */
export function storePart(
  store: Pick<PageStore, 'put'>,
  key: string,
  { content }: Pick<Entry, 'content'>,
  answer: InnerAnswer,
  render: PageRender & { at: number },
): boolean {
  if (answer.status !== 200 || !isStorable(answer)) return false
  const policy = filePolicy(String(answer.headers['content-type']))
  const headers = { ...storedHeaders(answer), 'content-security-policy': policy }
  store.put(key, { ...lifeOf(render), content, status: 200, headers, body: bodyOf(answer.body) })
  return true
}
