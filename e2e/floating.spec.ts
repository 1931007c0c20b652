import type { Page } from 'playwright/test'
import { address, expect, test, untilReady } from './fixtures'

/** Controls of the page that cannot be pressed in their middle, as a floating button lies there; what the enrol bar covers is covered anyway. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const floating = document.querySelector('[data-floating]')
    const bar = document.querySelector('[data-sticky-bar]')
    const edges = bar?.getBoundingClientRect()
    return [...document.querySelectorAll(':is(main, footer) :is(a[href], button, input, summary)')]
      .filter((control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect()
        const middle = (top + bottom) / 2
        if (edges && !bar?.contains(control) && middle > edges.top && middle < edges.bottom) return false
        const found = document.elementFromPoint((left + right) / 2, middle)
        return found !== null && floating?.contains(found)
      })
      .map((control) => control.textContent)
  })

for (const [lang, path] of [
  ['cn', '/activity'],
  ['en', '/cases'],
  ['cn', '/activity/602'],
] as const)
  test(`the floating buttons hide no control wherever ${path} comes to rest, ${lang}`, async ({ page }) => {
    await page.goto(address(lang, path))
    await untilReady(page)
    const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    for (let top = 0; top < most + 180; top += 180) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), Math.min(top, most))
      await expect.poll(() => hidden(page), `at ${top} px`).toEqual([])
    }
  })
