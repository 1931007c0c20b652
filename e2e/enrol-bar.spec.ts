import { expect, test } from './fixtures'

for (const lang of ['cn', 'en'] as const) {
  test(`nothing that the keyboard moves to is hidden behind the enrol bar or the header, ${lang} @desktop`, async ({
    page,
    open,
  }) => {
    await open(lang, '/activity/601')
    await expect(page.locator('[data-sticky-bar]')).toBeVisible()
    // A browser moves the page only for what it takes to be out of sight: each target is laid behind a bar before the keyboard comes.
    const lay = ({ index, step }: { index: number; step: 1 | -1 }) => {
      const bars = [...document.querySelectorAll('body > header, [data-sticky-bar]')]
      const [header, bar] = bars.map((one) => one.getBoundingClientRect())
      const targets = [
        ...document.querySelectorAll<HTMLElement>('main :is(a[href], button:enabled, summary)'),
      ].filter(
        (element) =>
          element.checkVisibility() && element.tabIndex >= 0 && !element.closest('[data-sticky-bar]'),
      )
      const [from, to] = [targets[index], targets[index + step]]
      if (!from || !to || !header || !bar) return undefined
      from.focus({ preventScroll: true })
      const { top, bottom } = to.getBoundingClientRect()
      scrollBy({ top: step > 0 ? top - bar.top - 4 : bottom - header.bottom + 4, behavior: 'instant' })
      return targets.length
    }
    const hidden: string[] = []
    for (const [step, key] of [
      [1, 'Tab'],
      [-1, 'Shift+Tab'],
    ] as const)
      for (
        let index = step > 0 ? 0 : 1;
        (await page.evaluate(lay, { index, step })) !== undefined;
        index += 1
      ) {
        await page.keyboard.press(key)
        const name = await page.evaluate(() => {
          const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
          const isBehind = [...document.querySelectorAll('body > header, [data-sticky-bar]')].some((bar) => {
            const edges = bar.getBoundingClientRect()
            const isOwn = bar.contains(document.activeElement)
            return !isOwn && top >= edges.top - 1 && bottom <= edges.bottom + 1
          })
          return isBehind ? (document.activeElement?.textContent ?? '') : undefined
        })
        if (name !== undefined) hidden.push(`${key}: ${name}`)
        expect(index).toBeLessThan(100)
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
