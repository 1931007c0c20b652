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

/** Index of the slide that a list stands on; undefined while it is being swiped. The last one also stands at the list's end. */
function slideAt(track: HTMLElement, slides: Element[], isVertical: boolean): number | undefined {
  const side = isVertical ? 'top' : 'left'
  const edge = track.getBoundingClientRect()[side]
  const index = slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect()[side] - edge) <= 1)
  if (index >= 0) return index
  const rest = isVertical
    ? track.scrollHeight - track.clientHeight - track.scrollTop
    : track.scrollWidth - track.clientWidth - track.scrollLeft
  return rest <= 1 ? slides.length - 1 : undefined
}

/** The slide a list stands on, once it stands: who takes over in the middle of a swipe would stop it. */
export function whenStanding(
  track: HTMLElement,
  slides: Element[],
  isVertical: boolean,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve) => {
    const ask = () => {
      const index = slideAt(track, slides, isVertical)
      if (index !== undefined) resolve(index)
    }
    track.addEventListener('scroll', ask, { signal, passive: true })
    ask()
  })
}
