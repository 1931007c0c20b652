'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { carouselController, type Options } from './controller.client'
import { prefersStillness } from './pause.client'
import type { Place } from './position.client'

const START: Place = { active: 0, isStart: true, isEnd: false }

/**
 * The carousel around an island, or beside it: the `[data-carousel]` element whose child `[data-track]` is the list that the
 * server rendered.
 * Returns where it stands and what moves it; D29 says when it turns by itself.
 */
export function useCarousel(inside: RefObject<HTMLElement | null>, options: Omit<Options, 'onPlace'> = {}) {
  const [place, setPlace] = useState(START)
  const [isPaused, setPaused] = useState(false)
  const carousel = useRef<ReturnType<typeof carouselController>>(undefined)
  const latest = useRef(options)
  latest.current = options

  useLayoutEffect(() => {
    const root =
      inside.current?.closest<HTMLElement>('[data-carousel]') ??
      inside.current?.parentElement?.querySelector<HTMLElement>('[data-carousel]')
    const track = root?.querySelector<HTMLElement>(':scope > [data-track]')
    if (!root || !track) return
    setPaused(prefersStillness())
    const controller = carouselController(root, track, {
      isVertical: latest.current.isVertical,
      turnMs: latest.current.turnMs,
      isHeld: () => latest.current.isHeld?.() ?? false,
      onLead: (index) => latest.current.onLead?.(index),
      onPlace: setPlace,
    })
    carousel.current = controller
    return () => controller.end()
  }, [inside])

  useEffect(() => carousel.current?.pause(isPaused), [isPaused])

  return {
    ...place,
    isPaused,
    toggle: () => setPaused((value) => !value),
    pause: () => setPaused(true),
    show: (index: number) => void carousel.current?.show(index),
    stand: (index: number) => carousel.current?.stand(index),
    step: (direction: 1 | -1) => void carousel.current?.step(direction),
  }
}
