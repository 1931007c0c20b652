import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { routes } from './routes'

const stops =
  'a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select, textarea, summary, iframe, video[controls], [tabindex="0"]'

/** Numbers what the keyboard must reach: everything to operate that is shown, one of each radio group. */
async function numberStops(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const groups = new Set<string>()
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      if (element.tabIndex < 0 || element.closest('dialog:not([open]), [inert]')) return false
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const isFirst = !groups.has(element.name)
      groups.add(element.name)
      return isFirst
    })
    for (const [index, element] of shown.entries()) element.dataset.stop = String(index)
    return shown.length
  }, stops)
}

type Stop = { number: string | undefined; name: string; isMarked: boolean; isTiny: boolean }

/** What has the focus now, whether it can be seen to have it, and whether it is more than a point. */
const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return undefined
    const isMarkedBy = (node: Element, pseudo?: string) => {
      const style = getComputedStyle(node, pseudo)
      return (
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
        style.boxShadow !== 'none'
      )
    }
    const near = [element, ...element.children, ...(element.parentElement ? [element.parentElement] : [])]
    const box = element.getBoundingClientRect()
    return {
      number: element.dataset.stop,
      name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
      isMarked:
        element.tagName === 'IFRAME' || near.some((node) => isMarkedBy(node) || isMarkedBy(node, '::after')),
      isTiny: box.width < 2 || box.height < 2,
    }
  })

for (const lang of ['cn', 'en'] as const)
  for (const path of routes)
    test(`the keyboard alone reaches everything on ${path}, and shows where it is, ${lang}`, {
      tag: '@desktop',
    }, async ({ page, open }) => {
      await open(lang, path)
      const count = await numberStops(page)
      const reached = new Set<string>()
      // Frames and tabs add stops of their own: the walk ends where it leaves the page.
      for (let step = 0; step < count + 150; step += 1) {
        await page.keyboard.press('Tab')
        const stop = await focused(page)
        if (!stop) break
        expect(stop.isMarked, `${stop.name} shows its focus`).toBe(true)
        expect(stop.isTiny, `${stop.name} can be seen`).toBe(false)
        if (stop.number) reached.add(stop.number)
      }
      const missed = await page.evaluate(
        (seen) =>
          [...document.querySelectorAll<HTMLElement>('[data-stop]')]
            .filter((element) => !seen.includes(element.dataset.stop ?? ''))
            // Tabs are one stop once they are tabs.
            .filter((element) => element.tabIndex >= 0)
            .map((element) => element.outerHTML.slice(0, 120)),
        [...reached],
      )
      expect(missed).toEqual([])
    })
