'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { mustPause, prefersStillness } from '@/components/ui/carousel/pause.client'

/** How soon it is asked again whether the banner may turn. */
const RETRY_MS = 5000

/** True when the visitor picked a station of the scene, instead of letting it run. */
const isPicked = (hero: Element) => hero.querySelector('input:checked:not([value="live"])') !== null

/** Calls back at every choice of the scene, also of what is chosen already: it plays again. Returns how to end that. */
function onChoice(hero: Element, callback: () => void): () => void {
  const life = new AbortController()
  const listen = (event: Event) => {
    const isOther = event instanceof KeyboardEvent && event.key !== ' '
    if (!isOther && event.target instanceof HTMLInputElement) callback()
  }
  // A choice that is made already is no click to the space bar.
  for (const type of ['click', 'keyup']) hero.addEventListener(type, listen, { signal: life.signal })
  return () => life.abort()
}

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
    return hero ? onChoice(hero, () => setPaused(isPicked(hero))) : undefined
  }, [inside])

  useEffect(() => {
    const controls = inside.current
    const hero = controls?.closest('[data-hero]')
    if (!hero) return
    // A scene that comes back to a paused banner shows its end: at its beginning there is nothing in it.
    hero.toggleAttribute('data-still', isPaused && hero.hasAttribute('data-paused'))
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
        const rests = mustPause(hero) || holdsFocus()
        if (!rests) latest.current()
        wait(rests ? RETRY_MS : stayMs)
      }, milliseconds)
    }
    // A scene that is played again needs its whole time again.
    const restart = () => wait(stayMs)
    restart()
    const end = onChoice(hero, restart)
    return () => {
      clearTimeout(timer)
      end()
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
