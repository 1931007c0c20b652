import { access, readdir, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'

const SWEEP_MS = 3000
/** Next may write once more after it has answered stale: a page is looked for again after this time. */
const SECOND_LOOK_MS = 12_000
const MOST_WAITING = 20_000
const endings = ['.html', '.rsc', '.meta', '.segments', '.body']

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Next keeps every 404 on its disk like a page, nine files an address, for good. This takes them away again, so that
 * invented ids leave nothing behind (D13): `watch` looks at what an answer turned out to be.
 */
export function forgetMissingPages(dir: string) {
  const cache = join(dir, '.next', 'server', 'route-cache', 'APP_PAGE')
  /** Internal path → since when it waits, and whether it was looked for once. */
  const waiting = new Map<string, { since: number; isSecond: boolean }>()

  const forget = async (page: string, routes: string[]) => {
    for (const route of routes) {
      const pages = join(cache, route, '$')
      const file = join(pages, page)
      if (!file.startsWith(pages + sep) || !(await exists(`${file}.meta`))) continue
      for (const ending of endings) await rm(file + ending, { recursive: true, force: true })
    }
  }

  const sweep = async () => {
    const due = [...waiting].filter(
      ([, { since, isSecond }]) => Date.now() - since > (isSecond ? SECOND_LOOK_MS : 0),
    )
    if (due.length === 0) return
    const routes = await readdir(cache).catch(() => [])
    for (const [page, { since, isSecond }] of due) {
      await forget(page, routes)
      if (isSecond) waiting.delete(page)
      else waiting.set(page, { since, isSecond: true })
    }
  }

  const watch = (response: ServerResponse) => {
    response.once('finish', () => {
      if (response.statusCode !== 404 || waiting.size >= MOST_WAITING) return
      const page = internalPath(response.getHeader('x-middleware-rewrite'))
      if (page) waiting.set(page, { since: Date.now(), isSecond: false })
    })
  }

  setInterval(() => void sweep(), SWEEP_MS).unref()
  return { watch, sweep: async () => sweep() }
}

/** Path of the page that Next made, as it names its files; the not-found page itself stays. */
function internalPath(rewrite: unknown): string | undefined {
  if (typeof rewrite !== 'string') return undefined
  try {
    const path = decodeURIComponent(new URL(rewrite, 'http://site').pathname)
    return /^\/[^/]+\/not-found$/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}
