import { expect, test } from './fixtures'

for (const lang of ['cn', 'en'] as const) {
  test(`nothing that the keyboard moves to is hidden behind the enrol bar or the header, ${lang} @desktop`, async ({
    page,
    open,
  }) => {
    await open(lang, '/activity/601')
    await expect(page.locator('[data-sticky-bar]')).toBeVisible()
    const main = page.locator('main')
    const count = await main.locator(':is(a[href], button, summary):visible').count()
    expect(count).toBeGreaterThan(10)
    const hidden: string[] = []
    for (const [key, edge] of [
      ['Tab', 0],
      ['Shift+Tab', 1e6],
    ] as const) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), edge)
      await main.evaluate((element, isEnd) => {
        const from = isEnd ? element.appendChild(document.createElement('span')) : element
        from.tabIndex = -1
        from.focus({ preventScroll: true })
      }, edge > 0)
      for (let step = 0; step < count; step += 1) {
        await page.keyboard.press(key)
        const name = await page.evaluate(() => {
          const element = document.activeElement
          const bars = [...document.querySelectorAll('body > header, [data-sticky-bar]')]
          if (!element?.closest('main') || bars.some((bar) => bar.contains(element))) return ''
          const { top, bottom } = element.getBoundingClientRect()
          const isBehind = bars.some((bar) => {
            const edges = bar.getBoundingClientRect()
            return top >= edges.top - 1 && bottom <= edges.bottom + 1
          })
          return isBehind ? element.textContent || 'one' : ''
        })
        if (name) hidden.push(`${key}: ${name}`)
      }
    }
    expect(hidden).toEqual([])
  })

  test(`on a low screen the bars take a third of it at most, ${lang} @phone`, async ({ page, open }) => {
    for (const [width, height] of [
      [640, 360],
      [740, 360],
      [844, 390],
      [740, 459],
      [740, 460],
      [1024, 460],
    ] as const) {
      await page.setViewportSize({ width, height })
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
      expect(share, `${width}x${height}`).toBeLessThanOrEqual(1 / 3)
    }
  })
}
