'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { mustRest, prefersStillness } from '@/components/ui/carousel/rest.client'

/** Calls `turn` every `intervalMs` unless D29 or the visitor's own pause asks for rest. Returns that pause and its toggle. */
export function useTurning(inside: RefObject<HTMLElement | null>, intervalMs: number, turn: () => void) {
  const [isPaused, setPaused] = useState(false)
  const latest = useRef(turn)
  latest.current = turn

  useEffect(() => setPaused(prefersStillness()), [])

  useEffect(() => {
    const banner = inside.current?.parentElement
    if (!banner || isPaused) return
    const timer = setInterval(() => mustRest(banner) || latest.current(), intervalMs)
    return () => clearInterval(timer)
  }, [inside, intervalMs, isPaused])

  return { isPaused, toggle: () => setPaused((value) => !value) }
}
