'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { mustPause, prefersStillness } from '@/components/ui/carousel/pause.client'
import { isPicked, onChoice } from './scene/follow-scene.client'

/** How soon it is asked again whether the banner may turn. */
const RETRY_MS = 5000

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
    if (!hero) return undefined
    const life = new AbortController()
    onChoice(hero, () => setPaused(isPicked(hero)), life.signal)
    return () => life.abort()
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
    const life = new AbortController()
    onChoice(hero, restart, life.signal)
    return () => {
      clearTimeout(timer)
      life.abort()
    }
  }, [inside, stayMs, isPaused])

  /** Who lets the banner turn again lets the scene run again. */
  const toggle = () => {
    const hero = inside.current?.closest('[data-hero]')
    if (isPaused && !hero?.hasAttribute('data-live'))
      hero?.querySelector<HTMLElement>('input[value="live"]')?.click()
    setPaused(!isPaused)
  }

  return { isPaused, toggle }
}
