'use client'

import { useLayoutEffect, useRef } from 'react'
import { PauseButton, SlideDots } from '@/components/ui/carousel/TurnButtons.client'
import { useCarousel } from '@/components/ui/carousel/use-carousel.client'
import { island } from '@/components/ui/island.client'
import { passToReplacement } from '@/components/ui/pass-to-replacement.client'
import styles from './feature-carousel.module.css'

const shownSlide = passToReplacement<{ slides: string; place: number; isPaused: boolean }>()

/** Dots and pause of the list beside it, which turns every 8000 ms (§4, D29). */
function FeatureRotationIsland({ labels }: { labels: { pause: string; play: string; slides: string[] } }) {
  const root = useRef<HTMLDivElement>(null)
  const carousel = useCarousel(root, { turnMs: 8000 })
  const latest = useRef(carousel)
  latest.current = carousel

  // Filters and pages of the list exchange the page around it: the same slide goes on standing there.
  const slides = labels.slides.join()
  useLayoutEffect(() => {
    const left = shownSlide.take()
    if (left?.slides === slides) {
      latest.current.stand(left.place)
      if (left.isPaused) latest.current.pause()
    }
    return () => {
      const { active: place, isPaused } = latest.current
      shownSlide.leave({ slides, place, isPaused })
    }
  }, [slides])

  const { active, isPaused, show, toggle } = carousel
  return (
    <div ref={root} className={styles.bar}>
      <SlideDots labels={labels.slides} active={active} show={show} className={styles.dot} />
      <PauseButton labels={labels} isPaused={isPaused} toggle={toggle} />
    </div>
  )
}

export const FeatureRotation = island(FeatureRotationIsland)
