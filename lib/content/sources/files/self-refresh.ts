import { monotonicNow } from '@/lib/clock'
import type { Env } from '@/lib/env'
import { processSecret } from '@/lib/http/bearer'
import { send } from '@/lib/http/client'
import { log } from '@/lib/log'
import { publicDirectory } from '@/lib/public-directory'
import { logOuterProblems } from './outer-problems'
import { watchContent } from './watch'

/** Reading every folder takes half a second of the processor, ten times the demo 3 s: the first visitors are answered before. */
const READ_ALL_AFTER_MS = 5000

/** The first refresh waits until Next is loaded. */
const REFRESH_MS = 60_000

/** How cached pages learn what changed while the site was down; `since`: when it was last started, epoch ms. */
type CachedPages = { since: number | undefined; expireOutdated: () => Promise<void> }

/**
 * Embedded content refreshes its pages by itself: after an edit, when a publishAt comes, and once at the start, for what
 * changed while the server was off (D31), and logs what is wrong with the files. Next expires pages only inside a request, so the server
 * calls itself. `pages` is the page store's; without it Next has forgotten which tags were expired, and every page is made anew.
 */
export function startSelfRefresh(
  { CONTENT_API_URL, CONTENT_DIR, SITE_TIME_ZONE }: Env,
  port: number,
  pages?: CachedPages,
): void {
  if (CONTENT_API_URL) return
  const refresh = (change: object) =>
    send({
      url: `http://127.0.0.1:${port}/api/revalidate`,
      method: 'POST',
      headers: { authorization: `Bearer ${processSecret()}` },
      body: JSON.stringify(change),
      deadline: monotonicNow() + REFRESH_MS,
      maxBytes: 65_536,
    }).catch((error: unknown) => log.error({ reason: String(error) }, 'content not refreshed'))
  const refreshTypes = (types: string[]) => Promise.all(types.map((type) => refresh({ type })))
  watchContent({
    contentDirectory: CONTENT_DIR,
    publicDirectory: publicDirectory(),
    zone: SITE_TIME_ZONE,
    since: pages?.since,
    readAfterMs: READ_ALL_AFTER_MS,
    onChange: async (types, files) => {
      await refreshTypes(types)
      logOuterProblems(CONTENT_DIR, publicDirectory(), files)
    },
  })
  // Looked at before anybody was answered, and once more now that changes are watched: nothing falls between the two.
  void (pages ? pages.expireOutdated() : refresh({ all: true }))
}
