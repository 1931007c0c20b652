import { AsyncLocalStorage } from 'node:async_hooks'
import { globalSingleton } from './global-singleton'

/** One request for a page to Next: what it is given, and what the content client collects while the page is rendered. */
export type PageRender = {
  /** When it began (`monotonicNow`): an edit published meanwhile counts. Undefined for one visitor's, which is not cached. */
  at: number | undefined
  /** Of the page's scripts (S3). */
  nonce: string
  /** Of a part: when the render of its page began, which may be used again. Undefined for a document. */
  ofPage?: number
  /** Of a document: the segments that Next made with it for client navigation. */
  segments?: string[]
  /** How long the page may be cached, and what it shows. */
  seconds: number
  tags: Set<string>
}

/** The render that is under way. One for the whole process: the server and Next's bundles each load this module. */
export const pageRender = globalSingleton('page render', () => new AsyncLocalStorage<PageRender>()).value

/** Notes that the page being rendered shows what these tags name and may be cached for `seconds`. */
export function tagPage(seconds: number, tags: readonly string[]): void {
  const render = pageRender.getStore()
  if (!render) return
  render.seconds = Math.min(render.seconds, seconds)
  for (const tag of tags) render.tags.add(tag)
}
