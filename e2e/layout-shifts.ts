import type { Page } from 'playwright/test'

type Shift = { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }
type Seen = { shifted: number; moves: string[] }

/** From now on every page that is opened adds up how much of it moves by itself (Cumulative Layout Shift, P2). */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { shifted: 0, moves: [] }
    Object.assign(globalThis, seen)
    const page = globalThis as unknown as Seen
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        page.shifted += entry.value
        for (const { node, previousRect, currentRect } of entry.sources)
          page.moves.push(
            `${node?.nodeName} "${node?.textContent?.trim().slice(0, 24)}" ${previousRect.y} to ${currentRect.y}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What each document of the page that is open has seen, framed ones too: the browser counts them as the page's. */
const seen = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const { shifted, moves } = globalThis as unknown as Seen
        return { shifted, moves }
      }),
    ),
  )

/** How much of the page that is open has moved since it was asked for; a share of the window, or of a frame's own. */
export const shifted = async (page: Page) => (await seen(page)).reduce((sum, { shifted }) => sum + shifted, 0)

/** What moved of the page that is open, each with its place from the window's top before and after, CSS px. */
export const moves = async (page: Page) => (await seen(page)).flatMap(({ moves }) => moves)
