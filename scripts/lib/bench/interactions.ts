import { parseArgs } from 'node:util'
import { type CDPSession, chromium, type Locator, type Page } from 'playwright'
import { ensureBuilt } from '../build.mjs'
import { chromiumOptions } from '../chromium'
import { startServer } from '../server'
import { median } from './report'

const GOAL_MS = 100
const TIMES = 3
const languages = ['', '/en'] as const
const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

type Tap = { name: string; path: string; target: (page: Page) => Locator }

/** What visitors tap, a kind each (P3). */
const taps: Tap[] = [
  { name: 'menu', path: '', target: (page) => page.locator('button[data-menu-open]') },
  { name: 'menu, a section', path: '', target: (page) => page.locator('dialog summary').first() },
  { name: 'search', path: '', target: (page) => page.locator('header a[data-search]') },
  { name: 'form', path: '', target: (page) => page.locator('aside a[data-form]') },
  { name: 'banner', path: '', target: (page) => page.locator('[data-banner] button').first() },
  { name: 'tab', path: '/product/1001', target: (page) => page.getByRole('tab').nth(1) },
  { name: 'video', path: '/product/1001', target: (page) => page.locator('a[data-video]').first() },
  { name: 'filter', path: '/activity', target: (page) => page.locator('main form summary').first() },
]

/** How long the browser took from a tap to the next paint (Event Timing), the longest of its events; under 16 ms counts as 16. */
const answered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen: number[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('interactionId' in entry && Number(entry.interactionId) > 0) seen.push(entry.duration)
        }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
        // Entries come after the paint they speak of: two frames later all of this tap's are there.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Math.max(16, ...seen)), 300)),
        )
      }),
  )

async function measure(
  page: Page,
  session: CDPSession,
  url: string,
  { target }: Tap,
  slowdown: number,
): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(url)
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  const element = target(page)
  // Within the menu, which has to be open.
  if (await element.evaluate((node) => node.closest('dialog:not([open])') !== null))
    await page.locator('button[data-menu-open]').tap()
  await element.scrollIntoViewIfNeeded()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // Playwright's own look at what is tapped would be part of the time; it has just scrolled there.
  await element.tap({ force: true })
  return answered(page)
}

/**
 * `npm run bench -- interactions [--slowdown=6]`: how soon a tap of each kind is answered on a phone with a quarter (or another part) of
 * this processor, medians of three in both languages (P3). A busy machine makes it worse than it is.
 */
export async function benchInteractions(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { slowdown: { type: 'string', default: '4' } } })
  const slowdown = Number(values.slowdown)
  if (!(slowdown >= 1)) throw new Error(`--slowdown takes a number from 1 on; got ${values.slowdown}`)
  if ((await ensureBuilt()) !== 0) throw new Error('the site was not built')
  const site = await startServer({ LOG_LEVEL: 'error' })
  const browser = await chromium.launch(chromiumOptions())
  try {
    for (const lang of languages)
      for (const tap of taps) {
        const times: number[] = []
        // The first is not counted: the server makes the page and its pictures then, on the processors of this browser.
        for (let i = 0; i <= TIMES; i++) {
          const context = await browser.newContext(phone)
          const page = await context.newPage()
          const session = await context.newCDPSession(page)
          const time = await measure(page, session, site.url + lang + tap.path, tap, slowdown)
          if (i > 0) times.push(time)
          await context.close()
        }
        const verdict = median(times) > GOAL_MS ? ` over ${GOAL_MS} ms` : ''
        console.info(
          `${lang || '/'} ${tap.name}: ${Math.round(median(times))} ms${verdict} (${times.map(Math.round).join(', ')})`,
        )
      }
  } finally {
    await browser.close()
    await site.stop()
  }
}
