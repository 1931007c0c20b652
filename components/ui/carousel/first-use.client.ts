'use client'

/** How far from the screen a carousel counts as near, in CSS px (§2 loads pictures at the same distance). */
const NEAR_PX = 100

const isNear = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > -NEAR_PX && top < innerHeight + NEAR_PX
}

/** Calls `take` at every touch, key, hover or scroll near a carousel, until the signal ends (D29). */
export function onUse(root: HTMLElement, take: () => void, signal: AbortSignal) {
  const options = { signal, passive: true }
  for (const type of ['pointerenter', 'pointerdown', 'focusin', 'keydown'])
    root.addEventListener(type, take, options)
  // Captured, because the carousel's own list scrolls without bubbling.
  document.addEventListener('scroll', () => isNear(root) && take(), { ...options, capture: true })
}

/** The slide next to a list's edge, and whether the list stands on it. At its end a list stands on the last one. */
function slideAt(
  track: HTMLElement,
  slides: Element[],
  isVertical: boolean,
): { index: number; isSettled: boolean } {
  const side = isVertical ? 'top' : 'left'
  const edge = track.getBoundingClientRect()[side]
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect()[side] - edge))
  const least = Math.min(...distances)
  const rest = isVertical
    ? track.scrollHeight - track.clientHeight - track.scrollTop
    : track.scrollWidth - track.clientWidth - track.scrollLeft
  if (least > 1 && rest <= 1) return { index: slides.length - 1, isSettled: true }
  return { index: distances.indexOf(least), isSettled: least <= 1 }
}

/** A list that is still moving after this time, or rests between two slides, is taken over where it is. */
const LONGEST_MS = 1000

/** Resolves to the current slide once the list has stopped scrolling: taking over in the middle of a swipe would stop it. */
export function whenSettled(
  track: HTMLElement,
  slides: Element[],
  isVertical: boolean,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve) => {
    const ask = (isOver = false) => {
      const { index, isSettled } = slideAt(track, slides, isVertical)
      if (isSettled || isOver) resolve(index)
    }
    track.addEventListener('scroll', () => ask(), { signal, passive: true })
    setTimeout(ask, LONGEST_MS, true)
    ask()
  })
}
