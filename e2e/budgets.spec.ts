import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright/test'
import { chromiumOptions } from '@/scripts/lib/chromium'
import { pageTypes } from '@/scripts/lib/page-types'
import { expect, type Lang, test } from './fixtures'
import { moves, shifted, watchShifts } from './layout-shifts'

// Playwright turns the back/forward cache off, which every visitor has.
test.use({ launchOptions: { ...chromiumOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

/** What a phone may fetch before its first scroll, in KB as they travel; `requests` is a number. */
type Cost = {
  html: number
  css: number
  script: number
  fonts: number
  pictures: number
  requests: number
}

const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')) as Record<
  string,
  Cost
>
const kinds: Record<string, keyof Cost> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'fonts',
  image: 'pictures',
}

/** Adds up what a page's visit fetches until the network rests. */
async function costOf(page: Page, visit: () => Promise<unknown>): Promise<Cost> {
  const cost: Cost = { html: 0, css: 0, script: 0, fonts: 0, pictures: 0, requests: 0 }
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return
    cost.requests += 1
    const kind = kinds[request.resourceType()]
    if (kind)
      sizes.push(
        request.sizes().then(({ responseBodySize }) => {
          cost[kind] += responseBodySize / 1000
        }),
      )
  })
  await visit()
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('requestfinished')
  await Promise.all(sizes)
  return cost
}

/** Every cost over its budget, in words. */
const grown = (name: string, cost: Cost): string[] => {
  const budget = budgets[name]
  if (!budget) return [`${name} has no budget in e2e/budgets.json: ${JSON.stringify(cost)}`]
  return (Object.keys(cost) as (keyof Cost)[]).flatMap((kind) =>
    cost[kind] > budget[kind]
      ? [`${name}: ${kind} ${Math.round(cost[kind] * 10) / 10}, budget ${budget[kind]}`]
      : [],
  )
}

/** The small browser of CI keeps no page back, and says so beside what the page itself does against it. */
const ofTheBrowser = new Set(['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'])

/** Leaves the page and comes back: why the browser did not keep it as it was. */
async function lostOnTheWay(page: Page, session: CDPSession): Promise<string[]> {
  const reasons: string[] = []
  type Explained = { notRestoredExplanations: { reason: string }[] }
  const note = ({ notRestoredExplanations }: Explained) => {
    for (const { reason } of notRestoredExplanations) if (!ofTheBrowser.has(reason)) reasons.push(reason)
  }
  session.on('Page.backForwardCacheNotUsed', note)
  const url = page.url()
  await page.goto('/robots.txt')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(url)
  await expect(page.locator('main')).toBeAttached()
  session.off('Page.backForwardCacheNotUsed', note)
  return reasons
}

/**
 * The most that a page may move by itself (P2, Cumulative Layout Shift). English is all in the brand face, which comes after the first
 * paint: some lines break elsewhere then, however like the face before it is (docs/benchmarks.md).
 */
const mostShifted: Record<Lang, number> = { cn: 0.01, en: 0.05 }

test('no type of page costs more than its budget, none moves by itself, and Back finds each as it was left @phone', async ({
  page,
  open,
}) => {
  test.setTimeout(180_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await watchShifts(page)
  const faults: string[] = []
  for (const [index, { name, path }] of pageTypes.entries()) {
    // The languages take turns: their pages are of one kind, and a visit of each would take twice the time.
    const lang: Lang = index % 2 === 0 ? 'en' : 'cn'
    await page.goto('about:blank')
    await session.send('Network.clearBrowserCache')
    const cost = await costOf(page, () => open(lang, path))
    faults.push(...grown(name, cost))
    const moved = await shifted(page)
    if (moved > mostShifted[lang])
      faults.push(`${name}, ${lang}: moved by itself, ${moved.toFixed(3)}: ${(await moves(page)).join('; ')}`)
    faults.push(
      ...(await lostOnTheWay(page, session)).map((reason) => `${name}: not kept for Back: ${reason}`),
    )
  }
  expect(faults).toEqual([])
})
