import type { Page } from 'playwright/test'

/** From now on every page that is opened adds up how much of it moves by itself (Cumulative Layout Shift, P2). */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shifted: number }).shifted += Number('value' in entry && entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How much of the page that is open has moved since it was asked for; a share of the window. */
export const shifted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
