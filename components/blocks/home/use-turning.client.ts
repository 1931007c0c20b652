'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { mustRest, prefersStillness } from '@/components/ui/carousel/rest.client'

/** How soon it is asked again whether the banner may turn. */
const RETRY_MS = 5000

/** True while the shown slide's scene stands at the station that the visitor picked. */
const isPicked = (hero: Element) =>
  hero.querySelector('[data-scene][data-active]') !== null &&
  hero.querySelector('input:checked:not([value="live"])') !== null

/**
 * Calls `turn` after `stayMs` unless D29, a picked station, focus in what would go, or the visitor's own pause asks for rest.
 * `inside` is the controls, which stay. Returns that pause and its toggle.
 */
export function useTurning(inside: RefObject<HTMLElement | null>, stayMs: number, turn: () => void) {
  const [isPaused, setPaused] = useState(false)
  const latest = useRef(turn)
  latest.current = turn

  useEffect(() => setPaused(prefersStillness()), [])

  useEffect(() => {
    const controls = inside.current
    const hero = controls?.closest('[data-hero]')
    if (!hero) return
    hero.toggleAttribute('data-paused', isPaused)
    if (isPaused) return
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Focus that a click set counts as well: with its slide it would be lost. */
    const holdsFocus = () => {
      const focused = document.activeElement
      return hero.contains(focused) && !controls?.contains(focused)
    }
    const wait = (milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const rests = mustRest(hero) || isPicked(hero) || holdsFocus()
        if (!rests) latest.current()
        wait(rests ? RETRY_MS : stayMs)
      }, milliseconds)
    }
    // A scene that is played again needs its whole time again.
    const restart = () => wait(stayMs)
    restart()
    hero.addEventListener('change', restart)
    return () => {
      clearTimeout(timer)
      hero.removeEventListener('change', restart)
    }
  }, [inside, stayMs, isPaused])

  return { isPaused, toggle: () => setPaused((value) => !value) }
}
