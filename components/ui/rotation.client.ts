'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** True while a video lightbox or another modal lies over the page (D29). */
const isCovered = () => document.querySelector('dialog[open]') !== null

/**
 * Calls `turn` every `intervalMs` while nothing asks for rest: hover, focus inside the element's parent, a hidden tab,
 * an open dialog, reduced motion, or the visitor's own pause (D29). Returns that pause and its toggle.
 */
export function usePausedRotation(root: RefObject<HTMLElement | null>, intervalMs: number, turn: () => void) {
  const [isPaused, setPaused] = useState(false)
  const latest = useRef(turn)
  latest.current = turn

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])

  useEffect(() => {
    const region = root.current?.parentElement
    if (!region || isPaused) return
    let isHeld = false
    const hold = () => {
      isHeld = true
    }
    const release = () => {
      isHeld = region.matches(':hover') || region.contains(document.activeElement)
    }
    const controller = new AbortController()
    const { signal } = controller
    // A tap is no hover: only a mouse rests on a slide.
    region.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && hold(), { signal })
    region.addEventListener('pointerleave', release, { signal })
    region.addEventListener(
      'focusin',
      (event) => event.target instanceof Element && event.target.matches(':focus-visible') && hold(),
      { signal },
    )
    region.addEventListener('focusout', () => setTimeout(release), { signal })
    const timer = setInterval(() => {
      if (!isHeld && !document.hidden && !isCovered()) latest.current()
    }, intervalMs)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [root, intervalMs, isPaused])

  return { isPaused, toggle: () => setPaused((value) => !value) }
}
