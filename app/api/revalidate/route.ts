import { setTimeout as wait } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { refreshSearch } from '@/lib/content'
import { change, changeTypes, refresh, rendersShowing } from '@/lib/content/refresh'
import { env } from '@/lib/env'
import { carriesSecret, processSecret } from '@/lib/http/bearer'
import { refusal, success } from '@/lib/http/envelope'
import { readBody } from '@/lib/http/read-body'
import { log } from '@/lib/log'

const MAX_BYTES = 4096
/** Next stores a page a moment after it is rendered. */
const STORED_MS = 1000
const help = `send {"type": "…", "id": …} or {"all": true}; types: ${changeTypes.join(', ')}`

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Next's own cache takes a page for as new as the moment it is stored: one whose rendering began before the change would stay
 * with what was true then. So the tags expire once more when such renders are over. The page store knows when they began.
 */
function expireAgainAfter(renders: Promise<void>[], expire: () => void): void {
  if (renders.length === 0) return
  after(async () => {
    await Promise.all(renders)
    await wait(STORED_MS)
    expire()
  })
}

/** POST /api/revalidate: what changed in the back end is visible with the next request (D13). */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET, PAGE_STORE } = env()
  const isOwn = carriesSecret(request.headers, processSecret())
  if (!isOwn && REVALIDATE_SECRET === undefined)
    return refusal(404, 'REVALIDATE_SECRET is not set: nothing can be refreshed from outside')
  if (!isOwn && !carriesSecret(request.headers, REVALIDATE_SECRET))
    return refusal(401, 'send REVALIDATE_SECRET as Authorization: Bearer')
  const text = await readBody(request, MAX_BYTES)
  const changed = change.safeParse(parse(text ?? ''))
  if (!changed.success) return refusal(400, help)
  // With expire 0 the next visitor waits for the new page. Last good answers stay in memory, so a failing back end costs no page.
  const expire = (tag: string) => revalidateTag(tag, { expire: 0 })
  const refreshed = refresh(changed.data, expire)
  refreshSearch()
  if (PAGE_STORE === 'off')
    expireAgainAfter(rendersShowing(refreshed.tags), () => refreshed.tags.forEach(expire))
  log.info({ ...refreshed, by: isOwn ? 'content files' : 'call' }, 'content refreshed')
  return success(refreshed)
}
