import { pageTypes } from '@/scripts/lib/page-types'
import { address, expect, test } from './fixtures'
import { shifted, watchShifts } from './layout-shifts'
import { slowLine } from './slow-network'

/** A share of the window. What is left is the bar's buttons, which stand at its right end and come one by one. */
const MOST_SHIFTED = 0.015

test('no type of page moves while it comes piece by piece (P2) @phone', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  const line = await slowLine(baseURL ?? '')
  await watchShifts(page)
  const moved: string[] = []
  for (const [index, { name, path }] of pageTypes.entries()) {
    // The languages take turns, as where the budgets are held.
    const lang = index % 2 === 0 ? 'cn' : 'en'
    await page.goto(line.url + address(lang, path))
    const share = await shifted(page)
    if (share > MOST_SHIFTED) moved.push(`${name}, ${lang}: ${share.toFixed(3)}`)
  }
  line.close()
  expect(moved).toEqual([])
})
