'use client'

/** True while nothing may turn by itself: hover, focus from the keyboard, a hidden tab, or a dialog over the page (D29), and off screen. */
export function mustPause(region: Element): boolean {
  // After a tap a touch screen goes on calling its target hovered.
  const isHovered = region.matches(':hover') && matchMedia('(hover: hover)').matches
  const { top, bottom } = region.getBoundingClientRect()
  return (
    isHovered ||
    bottom <= 0 ||
    top >= innerHeight ||
    region.querySelector(':focus-visible') !== null ||
    document.hidden ||
    document.querySelector('dialog[open]') !== null
  )
}

/** True for visitors who asked their system for less motion: nothing glides and nothing turns unless they say so. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
