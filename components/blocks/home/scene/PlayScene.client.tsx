'use client'

import { useEffect, useRef } from 'react'
import { island } from '@/components/ui/island.client'
import { followScene } from './follow-scene.client'

/** Plays the scene beside it, also in a banner of one slide, which has no controls. */
function PlaySceneIsland() {
  const root = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const hero = root.current?.closest('[data-hero]')
    if (!hero) return undefined
    const life = new AbortController()
    followScene(hero, life.signal)
    return () => life.abort()
  }, [])
  return <span ref={root} hidden />
}

export const PlayScene = island(PlaySceneIsland)
