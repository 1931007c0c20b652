import { setTimeout as wait } from 'node:timers/promises'

export type Page = { status: number; headers: Headers; text: string; ms: number }

/** Asks for a page as a crawler does. */
export async function visitPage(url: string): Promise<Page> {
  const began = Date.now()
  const response = await fetch(url, { redirect: 'manual' })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, ms: Date.now() - began }
}

/**
 * Waits for the first page of a site over a back end that is well. On a busy machine a process that has rendered nothing yet takes longer
 * for it than its back end is given: that is a 503 (D13), and nothing of what a test is about.
 */
export const untilWarm = (url: string): Promise<number> =>
  untilPage(`${url}/en/privacy`, ({ status }) => status === 200, 80_000)

/** Asks again until the page is as wished; how long that took. Rejects after `timeoutMs`. */
export async function untilPage(
  url: string,
  isReached: (page: Page) => boolean,
  timeoutMs: number,
): Promise<number> {
  const began = Date.now()
  for (;;) {
    const page = await visitPage(url)
    const ms = Date.now() - began
    if (isReached(page)) return ms
    if (ms > timeoutMs) throw new Error(`${url} did not come to it in ${ms} ms, last HTTP ${page.status}`)
    await wait(250)
  }
}
