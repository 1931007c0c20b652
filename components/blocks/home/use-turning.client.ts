'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { mustRest, prefersStillness } from '@/components/ui/carousel/rest.client'

/** How soon it is asked again whether the banner may turn. */
const RETRY_MS = 5000

/** True while the shown slide's scene stands at the station that the visitor picked. */
const isPicked = (hero: Element) =>
  hero.querySelector('[data-scene][data-active]') !== null &&
  hero.querySelector('input:checked:not([value="live"])') !== null

/** Calls `turn` after `stayMs` unless D29, a picked station or the visitor's own pause asks for rest. Returns that pause and its toggle. */
export function useTurning(inside: RefObject<HTMLElement | null>, stayMs: number, turn: () => void) {
  const [isPaused, setPaused] = useState(false)
  const latest = useRef(turn)
  latest.current = turn

  useEffect(() => setPaused(prefersStillness()), [])

  useEffect(() => {
    const hero = inside.current?.closest('[data-hero]')
    if (!hero) return
    hero.toggleAttribute('data-paused', isPaused)
    if (isPaused) return
    let timer: ReturnType<typeof setTimeout>
    const wait = (milliseconds: number) => {
      timer = setTimeout(() => {
        const rests = mustRest(hero) || isPicked(hero)
        if (!rests) latest.current()
        wait(rests ? RETRY_MS : stayMs)
      }, milliseconds)
    }
    wait(stayMs)
    return () => clearTimeout(timer)
  }, [inside, stayMs, isPaused])

  return { isPaused, toggle: () => setPaused((value) => !value) }
}
