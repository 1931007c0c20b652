'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { mustRest, prefersStillness } from '@/components/ui/carousel/rest.client'

/** How soon it is asked again whether the banner may turn. */
const RETRY_MS = 5000

/** True when the visitor picked a station of the scene, instead of letting it run. */
const isPicked = (hero: Element) => hero.querySelector('input:checked:not([value="live"])') !== null

/**
 * Calls `turn` after `stayMs` unless D29, focus in what would go, or the visitor's pause asks for rest: picking a station of the scene
 * is a pause, too. `inside` is the controls, which stay. Returns that pause and its toggle.
 */
export function useTurning(inside: RefObject<HTMLElement | null>, stayMs: number, turn: () => void) {
  const [isPaused, setPaused] = useState(false)
  const latest = useRef(turn)
  latest.current = turn

  useEffect(() => {
    setPaused(prefersStillness())
    const hero = inside.current?.closest('[data-hero]')
    const onPick = () => hero && setPaused(isPicked(hero))
    hero?.addEventListener('change', onPick)
    return () => hero?.removeEventListener('change', onPick)
  }, [inside])

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
        const rests = mustRest(hero) || holdsFocus()
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

  /** Who lets the banner turn again lets the scene run again. */
  const toggle = () => {
    const hero = inside.current?.closest('[data-hero]')
    if (isPaused && hero && isPicked(hero)) hero.querySelector<HTMLElement>('input[value="live"]')?.click()
    setPaused(!isPaused)
  }

  return { isPaused, toggle }
}
