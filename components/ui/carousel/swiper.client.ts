'use client'

import { Swiper } from 'swiper'
import { Autoplay } from 'swiper/modules'
import { prefersStillness } from './pause.client'

export type Terms = {
  isVertical: boolean
  /** The slide the list stands on. */
  index: number
  /** How long slides stand, and how much of that is left for the first one; none: nothing turns by itself. */
  turn: { delay: number; first: number } | undefined
  isHeld: () => boolean
  /** A slide was reached, or an edge left or met. */
  onMove: (swiper: Swiper) => void
  /** Autoplay is on its way to the next slide, or from the last to the first. */
  onTurn: (swiper: Swiper) => void
}

/** So long Swiper stands before its first turn: in its first frames it puts the list on its slide again, which ends a turn that has begun. */
const FIRST_MS = 500

/** The items Swiper counts by: those that begin a column, where a list has several rows (`--rows`). */
export function countedSlides(track: HTMLElement): HTMLElement[] {
  const rows = Number(getComputedStyle(track).getPropertyValue('--rows')) || 1
  return [...track.children]
    .filter((item) => item instanceof HTMLElement)
    .filter((_, index) => index % rows === 0)
}

/** Says to Swiper what CSS has laid out: which items are slides, and the gap between them. */
function readLayout(track: HTMLElement): number {
  for (const item of track.children) item.classList.remove('swiper-slide')
  for (const slide of countedSlides(track)) slide.classList.add('swiper-slide')
  return Number.parseFloat(getComputedStyle(track).columnGap) || 0
}

/** Autoplay waits while something holds it, with the time that was left, and goes on afterwards. */
function settle({ autoplay, destroyed }: Swiper, isHeld: () => boolean) {
  if (destroyed || !autoplay.running) return
  if (autoplay.paused === isHeld()) return
  if (autoplay.paused) autoplay.resume()
  else autoplay.pause()
}

/**
 * Swiper over a list that scrolls by itself. It keeps the list's own scrolling (cssMode), its sizes and its place, so that
 * nothing moves when it comes (ADR 0011, D29).
 */
export function createSwiper(root: HTMLElement, track: HTMLElement, terms: Terms): Swiper {
  const { index, turn } = terms
  track.classList.add('swiper-wrapper')
  const spaceBetween = readLayout(track)
  const slides = countedSlides(track)
  // Of all slides, since Swiper begins at the first one and learns from the list's own scrolling where it stands.
  if (turn)
    for (const slide of slides)
      slide.dataset.swiperAutoplay = String(Math.max(FIRST_MS, Math.round(turn.first)))
  const swiper = new Swiper(root, {
    modules: [Autoplay],
    cssMode: true,
    direction: terms.isVertical ? 'vertical' : 'horizontal',
    slidesPerView: 'auto',
    spaceBetween,
    initialSlide: index,
    speed: prefersStillness() ? 0 : 300,
    lazyPreloadPrevNext: 1,
    // The browser scrolls: clicks, focus and the choice of text stay its own.
    simulateTouch: false,
    touchStartPreventDefault: false,
    preventClicks: false,
    preventClicksPropagation: false,
    ...(turn && { autoplay: { delay: turn.delay } }),
    on: {
      beforeResize: ({ params }) => {
        params.spaceBetween = readLayout(track)
      },
      slideChange: terms.onMove,
      fromEdge: terms.onMove,
      toEdge: terms.onMove,
      autoplay: terms.onTurn,
      // Called every frame. In a microtask, since Swiper's own step of the frame would restart the timer after our pause.
      autoplayTimeLeft: (running) => queueMicrotask(() => settle(running, terms.isHeld)),
    },
  })
  // Read once, at the start: later turns last as long as all others.
  for (const slide of slides) delete slide.dataset.swiperAutoplay
  // In cssMode Swiper learns its position from scroll events; a list that does not move fires none.
  track.dispatchEvent(new Event('scroll'))
  return swiper
}
