import type { IncomingMessage, ServerResponse } from 'node:http'
import { monotonicNow } from '@/lib/clock'
import { kept } from '@/lib/content/cache/kept-list'
import { send } from '@/lib/http/client'
import { localePrefix } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { pageOfMarkdown } from '@/lib/rules/address/markdown-address'
import { withTimeout } from '@/lib/with-timeout'
import { sendText } from './send-text'
import type { MarkdownPages } from './serve'

const LONGEST_MS = 10_000
/** Less than a proxy in front waits; what is being written is there for who asks again. */
const PATIENCE_MS = 5000
/** More than any engine reads at once: a site of ten thousand pages is not sent whole. */
const MOST_BYTES = 4 * 1024 * 1024
const path = new RegExp(`^(${localePrefix})/llms-full\\.txt$`)
const link = /\]\((https?:\/\/[^)\s]+\.md)\)/g

/** Every page that llms.txt names, as Markdown, one after the other; one that is not to be had just now is left out. */
async function wholeSite(overview: string, pages: MarkdownPages, host: string): Promise<string> {
  const parts: string[] = [overview]
  let bytes = 0
  for (const [, address = ''] of overview.matchAll(link)) {
    const { pathname } = new URL(address)
    const { page } = await pages(host, pageOfMarkdown(pathname) ?? '/').catch(() => ({ page: undefined }))
    if (!page) continue
    bytes += Buffer.byteLength(page.markdown)
    if (bytes > MOST_BYTES) break
    parts.push(page.markdown)
  }
  return parts.join('\n')
}

/**
 * Answers /llms-full.txt of a language: its overview and then its pages, from memory, written again a minute later at most;
 * 503 while the first one takes longer than `patience` (ms), as when every page has still to be made.
 */
export function wholeSiteServer(port: () => number, pages: MarkdownPages, patience = PATIENCE_MS) {
  const write = async (host: string, prefix: string) => {
    const overview = await send({
      url: `http://127.0.0.1:${port()}${prefix}/llms.txt`,
      headers: { host },
      deadline: monotonicNow() + LONGEST_MS,
      maxBytes: MOST_BYTES,
    })
    if (overview.status !== 200) throw new Error(`llms.txt answered ${overview.status}`)
    return wholeSite(overview.text, pages, host)
  }
  return (request: IncomingMessage, response: ServerResponse, knownHost: string): boolean => {
    if (!request.url?.includes('/llms-full.txt')) return false
    const [, prefix] = path.exec(request.url.split('?')[0] ?? '') ?? []
    if (prefix === undefined) return false
    const answer = (status: number, text: string) =>
      sendText(request, response, { status, type: 'text/plain', text })
    const text = kept(`llms-full ${knownHost} ${prefix}`, () => write(knownHost, prefix))
    withTimeout(text, patience, () => new Error('it is still being written')).then(
      (whole) => answer(200, whole),
      (error: unknown) => {
        log.error({ reason: String(error) }, 'llms-full.txt not sent')
        answer(503, 'try again later')
      },
    )
    return true
  }
}
