import { log } from '@/lib/log'

/**
 * An answer for machines, cacheable for five minutes. What cannot be answered now is 503: one with fewer entries would make
 * search engines and readers drop the others (D13). `undefined` is nothing under this address.
 */
export async function xmlAnswer(
  what: string,
  type: string,
  write: () => Promise<string | undefined>,
): Promise<Response> {
  try {
    const text = await write()
    if (text === undefined) return new Response('nothing here', { status: 404 })
    return new Response(text, {
      headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=300' },
    })
  } catch (error) {
    log.error(
      { what, reason: error instanceof Error ? error.message : String(error) },
      'feed or sitemap failed',
    )
    return new Response('try again later', { status: 503, headers: { 'Retry-After': '30' } })
  }
}
