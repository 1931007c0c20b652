import { expect, test } from './fixtures'

for (const lang of ['cn', 'en'] as const) {
  test(`nothing that the keyboard moves to is hidden behind the enrol bar, ${lang} @desktop`, async ({
    page,
    open,
  }) => {
    await open(lang, '/activity/601')
    const bar = page.locator('[data-sticky-bar]')
    await expect(bar).toBeVisible()
    const targets = page.locator('main :is(a[href], button, summary):visible')
    const count = await targets.count()
    expect(count).toBeGreaterThan(10)
    const hidden: string[] = []
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('main').evaluate((main) => {
      main.tabIndex = -1
      main.focus({ preventScroll: true })
    })
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const element = document.activeElement
        const sticky = document.querySelector('[data-sticky-bar]')
        if (!element || !sticky || sticky.contains(element) || !element.closest('main')) return ''
        const { top, bottom } = element.getBoundingClientRect()
        const bar = sticky.getBoundingClientRect()
        return top >= bar.top - 1 && bottom <= bar.bottom + 1 ? (element.textContent ?? 'one') : ''
      })
      if (name) hidden.push(name)
    }
    expect(hidden).toEqual([])
  })

  test(`on a low screen the bars take a third of it at most, ${lang} @phone`, async ({ page, open }) => {
    for (const height of [360, 400, 460]) {
      await page.setViewportSize({ width: 740, height })
      await open(lang, '/activity/601')
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      const share = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('body > header, [data-sticky-bar]')]
        const seen = parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect()
          return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
        })
        return seen.reduce((sum, part) => sum + part, 0) / innerHeight
      })
      expect(share, `${height} px`).toBeLessThanOrEqual(1 / 3)
    }
  })
}
