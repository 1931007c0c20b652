'use client'

import { type Edges, liftToAvoid } from '@/lib/rules/layout/avoid-controls'

/** So long without a step of scrolling is its end, ms. */
const STILL = 160
/** A button that is cut to its icon shows this much of itself, CSS px. */
const ICON = 48
const controls = ':is(main, footer) :is(a[href], button, input, select, textarea, summary, label)'

/** True while a bar that takes the buttons in lies at the lower edge: further down a page it stays behind. */
function isInBar(): boolean {
  const bar = document.querySelector('[data-sticky-bar]')?.getBoundingClientRect()
  return bar !== undefined && bar.top < innerHeight && bar.bottom > innerHeight - 1
}

/** Lifts the floating buttons off what they would hide; a bar at the lower edge that takes them in keeps room for them. */
function lift() {
  const actions = document.querySelector<HTMLElement>('[data-floating]')
  if (!actions) return
  // Behind its bar's place they stand above each other again, as on other pages.
  const isTaken = isInBar()
  actions.toggleAttribute('data-apart', !isTaken)
  const { offsetLeft, offsetTop } = actions
  const isCut = document.documentElement.hasAttribute('data-deep') && innerWidth < 1440
  // Their places without the lift they may have now, or be on their way to.
  const places = [...actions.querySelectorAll('a')].map((button): Edges => {
    const right = offsetLeft + button.offsetLeft + button.offsetWidth
    const top = offsetTop + button.offsetTop
    return {
      ...{ top, right, bottom: top + button.offsetHeight },
      left: right - (isCut ? ICON : button.offsetWidth),
    }
  })
  // A link of several lines counts by the line, one around a picture alone by the picture: of each hardly a corner may be covered.
  const near = [...document.querySelectorAll(controls)]
    .map((control) => (control.textContent ? null : control.querySelector('img')) ?? control)
    .flatMap((control) => [...control.getClientRects()].map((edges) => ({ control, edges })))
    .filter(({ edges }) => edges.right > offsetLeft && edges.bottom > 0 && edges.top < innerHeight)
    .filter(({ control }) => control.checkVisibility?.({ visibilityProperty: true }) ?? true)
    .map(({ edges }) => edges)
  actions.style.setProperty('--lift', `${isTaken ? 0 : liftToAvoid(places, near)}px`)
}

/** Keeps the floating buttons clear of controls from now on: whenever the page has come to rest, or another one is shown. */
export function avoidControls(signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(lift, STILL)
  }
  for (const name of ['scroll', 'resize']) addEventListener(name, soon, { passive: true, signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  soon()
  return soon
}
