import { expect, type Page } from 'playwright/test'

const stops =
  'a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select, textarea, summary, iframe, video[controls], [tabindex="0"]'

/** Numbers what the keyboard must reach within a part: everything to operate that is shown, one of each radio group. */
async function numberStops(page: Page, within: string): Promise<number> {
  return page.locator(within).evaluate((part, selector) => {
    const groups = new Set<string>()
    const shown = [...part.querySelectorAll<HTMLElement>(selector)].filter((element) => {
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

type Stop = { number: string | undefined; name: string; isFocusVisible: boolean; isTiny: boolean }
type Walk = { stops: Stop[]; isOver: boolean }
type Walker = typeof globalThis & { keyboardWalk: Walk }

/** Notes every element that gets the focus: whether it can be seen to have it, and whether it is more than a point. */
const noteFocus = (page: Page, within: string) =>
  page.evaluate((part) => {
    const walk: Walk = { stops: [], isOver: false }
    ;(globalThis as Walker).keyboardWalk = walk
    const hasFocusStyle = (node: Element, pseudo?: string) => {
      const style = getComputedStyle(node, pseudo)
      return (
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
        style.boxShadow !== 'none'
      )
    }
    let first: EventTarget | null = null
    const note = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement)) return
      // Behind its last stop the page begins again.
      if (target === first || !target.closest(part)) walk.isOver = true
      first ??= target
      if (walk.isOver) return
      const near = [target, ...target.children, ...(target.parentElement ? [target.parentElement] : [])]
      const box = target.getBoundingClientRect()
      walk.stops.push({
        number: target.dataset.stop,
        name: `${target.tagName} ${(target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40)}`,
        isFocusVisible:
          target.tagName === 'IFRAME' ||
          near.some((node) => hasFocusStyle(node) || hasFocusStyle(node, '::after')),
        isTiny: box.width < 2 || box.height < 2,
      })
    }
    document.addEventListener('focusin', ({ target }) => note(target))
    // A frame takes the focus from the whole page: no event at the frame itself, but it is what is active then.
    window.addEventListener('blur', () => {
      if (document.activeElement?.tagName === 'IFRAME') note(document.activeElement)
    })
  }, within)

/** What was noted so far, and whether the focus has left the page. */
const walked = (page: Page): Promise<Walk> =>
  page.evaluate(() => {
    const { stops, isOver } = (globalThis as Walker).keyboardWalk
    return { stops, isOver: isOver || document.activeElement === document.body }
  })

/** Every stop of a part from the first to the last, by the Tab key alone; asked for in strides, since asking costs more than walking. */
async function walkThrough(page: Page, within: string, most: number): Promise<Stop[]> {
  await noteFocus(page, within)
  let walk: Walk = { stops: [], isOver: false }
  for (let step = 0; step < most && !walk.isOver; step += 15) {
    for (let pressed = 0; pressed < 15; pressed += 1) await page.keyboard.press('Tab')
    walk = await walked(page)
  }
  return walk.stops
}

/**
 * Walks a part of the page by the Tab key alone: everything to operate in it is reached, shows that it has the focus, and is
 * more than a point. `skip` names the link that leads past the bar: a part that is not the whole page is entered by it.
 */
export async function expectKeyboardReachesAll(page: Page, within: 'body' | 'main', skip: string) {
  const count = await numberStops(page, within)
  if (within === 'main') {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
  // Frames and tabs add stops of their own: the walk ends where it leaves the page.
  const walk = await walkThrough(page, within, count + 150)
  const named = (wrong: (stop: Stop) => boolean) => walk.filter(wrong).map(({ name }) => name)
  expect(
    named(({ isFocusVisible }) => !isFocusVisible),
    'stops that do not show their focus',
  ).toEqual([])
  expect(
    named(({ isTiny }) => isTiny),
    'stops that cannot be seen',
  ).toEqual([])
  const reached = walk.flatMap(({ number }) => number ?? [])
  const missed = await page.evaluate(
    (seen) =>
      [...document.querySelectorAll<HTMLElement>('[data-stop]')]
        .filter((element) => !seen.includes(element.dataset.stop ?? ''))
        // Tabs are one stop once they are tabs.
        .filter((element) => element.tabIndex >= 0)
        .map((element) => element.outerHTML.slice(0, 120)),
    reached,
  )
  expect(missed).toEqual([])
}
