import { revalidateTag } from 'next/cache'
import { refreshSearch } from '@/lib/content'
import { type Change, change, changeTypes, refresh } from '@/lib/content/refresh'
import { noteEdit } from '@/lib/enquiry/announce'
import { env } from '@/lib/env'
import { carriesSecret, processSecret } from '@/lib/http/bearer'
import { refusal, success } from '@/lib/http/envelope'
import { readBody } from '@/lib/http/read-body'
import { jsonIn } from '@/lib/json'
import { log } from '@/lib/log'

const MAX_BYTES = 4096
const help = `send {"type": "…", "id": …} or {"all": true}; types: ${changeTypes.join(', ')}`

/** The id of the one record that changed; undefined when an edit may be seen on any page: of all, of a whole type, or of what every page shows. */
const recordId = (changed: Change) =>
  'all' in changed || ['site', 'navigation', 'form'].includes(changed.type) ? undefined : changed.id

/** POST /api/revalidate: what changed in the back end is visible with the next request (D13). */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET } = env()
  const isOwn = carriesSecret(request.headers, processSecret())
  if (!isOwn && REVALIDATE_SECRET === undefined)
    return refusal(404, 'REVALIDATE_SECRET is not set: nothing can be refreshed from outside')
  if (!isOwn && !carriesSecret(request.headers, REVALIDATE_SECRET))
    return refusal(401, 'send REVALIDATE_SECRET as Authorization: Bearer')
  const text = await readBody(request, MAX_BYTES)
  const changed = change.safeParse(jsonIn(text ?? ''))
  if (!changed.success) return refusal(400, help)
  // With expire 0 the next visitor waits for the new page. Last good answers stay in memory, so a failing back end costs no page.
  const expire = (tag: string) => revalidateTag(tag, { expire: 0 })
  const refreshed = refresh(changed.data, expire)
  refreshSearch()
  void noteEdit(recordId(changed.data))
  log.info({ ...refreshed, by: isOwn ? 'content files' : 'call' }, 'content refreshed')
  return success(refreshed)
}
