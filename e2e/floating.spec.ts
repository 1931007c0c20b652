import type { Page } from 'playwright/test'
import { address, expect, test, untilReady } from './fixtures'

/** Controls of the page that cannot be pressed in their middle, as a floating button lies there. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const floating = document.querySelector('[data-floating]')
    return [...document.querySelectorAll(':is(main, footer) :is(a[href], button, input, summary)')]
      .filter((control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect()
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return found !== null && floating?.contains(found)
      })
      .map((control) => control.textContent)
  })

for (const [lang, path] of [
  ['cn', '/activity'],
  ['en', '/cases'],
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

test('below its enrol bar an event’s floating buttons hide no link of the footer either', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(address('cn', '/activity/602'))
  await untilReady(page)
  const link = page.getByRole('contentinfo').locator(`a[href="${address('cn', '/product')}"]`)
  // At rest at the lower edge, where the buttons lie.
  await link.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    scrollBy({ top: top + height / 2 - (innerHeight - 40), behavior: 'instant' })
  })
  const name = await link.textContent()
  await expect.poll(() => hidden(page)).not.toContain(name)
})
