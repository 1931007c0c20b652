'use client'

import { useLayoutEffect, useRef } from 'react'
import { useCarousel } from '@/components/ui/carousel/use-carousel.client'
import { Icon } from '@/components/ui/Icon'
import { island } from '@/components/ui/island.client'
import { passToReplacement } from '@/components/ui/pass-to-replacement.client'
import styles from './feature-carousel.module.css'

const standing = passToReplacement<{ slides: string; place: number; isPaused: boolean }>()

/** Dots and pause of the list beside it, which turns every 8000 ms (§4, D29). */
function FeatureRotationIsland({ labels }: { labels: { pause: string; play: string; slides: string[] } }) {
  const root = useRef<HTMLDivElement>(null)
  const carousel = useCarousel(root, { turnMs: 8000 })
  const latest = useRef(carousel)
  latest.current = carousel

  // Filters and pages of the list exchange the page around it: the same slide goes on standing there.
  const slides = labels.slides.join()
  useLayoutEffect(() => {
    const left = standing.take()
    if (left?.slides === slides) {
      latest.current.stand(left.place)
      if (left.isPaused) latest.current.pause()
    }
    return () => {
      const { active: place, isPaused } = latest.current
      standing.leave({ slides, place, isPaused })
    }
  }, [slides])

  const { active, isPaused, show, toggle } = carousel
  return (
    <div ref={root} className={styles.bar}>
      {labels.slides.map((label, index) => (
        <button
          key={label}
          type="button"
          className={styles.dot}
          aria-label={label}
          aria-current={index === active ? 'true' : undefined}
          onClick={() => show(index)}
        />
      ))}
      <button type="button" onClick={toggle} aria-label={isPaused ? labels.play : labels.pause}>
        <Icon name={isPaused ? 'play' : 'pause'} size={18} />
      </button>
    </div>
  )
}

export const FeatureRotation = island(FeatureRotationIsland)
