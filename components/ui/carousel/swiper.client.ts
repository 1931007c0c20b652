'use client'

import { Swiper } from 'swiper'
import { prefersStillness } from './pause.client'

export type Terms = {
  isVertical: boolean
  /** The slide the list stands on. */
  index: number
  /** A slide was reached, or an edge left or met. */
  onMove: (swiper: Swiper) => void
}

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

/**
 * Swiper over a list that scrolls by itself. It keeps the list's own scrolling (cssMode), its sizes and its place, so that
 * nothing moves when it comes (ADR 0011, D29).
 */
export function createSwiper(root: HTMLElement, track: HTMLElement, terms: Terms): Swiper {
  track.classList.add('swiper-wrapper')
  const spaceBetween = readLayout(track)
  const swiper = new Swiper(root, {
    cssMode: true,
    direction: terms.isVertical ? 'vertical' : 'horizontal',
    slidesPerView: 'auto',
    spaceBetween,
    initialSlide: terms.index,
    speed: prefersStillness() ? 0 : 300,
    lazyPreloadPrevNext: 1,
    // The browser scrolls: clicks, focus and the choice of text stay its own.
    simulateTouch: false,
    touchStartPreventDefault: false,
    preventClicks: false,
    preventClicksPropagation: false,
    on: {
      beforeResize: ({ params }) => {
        params.spaceBetween = readLayout(track)
      },
      slideChange: terms.onMove,
      fromEdge: terms.onMove,
      toEdge: terms.onMove,
    },
  })
  // In cssMode Swiper learns its position from scroll events; a list that does not move fires none.
  track.dispatchEvent(new Event('scroll'))
  return swiper
}
