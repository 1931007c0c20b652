'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { handOver } from '@/components/ui/hand-over.client'
import { Icon } from '@/components/ui/Icon'
import { island } from '@/components/ui/island.client'
import { usePausedRotation } from '@/components/ui/rotation.client'
import styles from './feature-carousel.module.css'

const INTERVAL_MS = 8000
const standing = handOver<{ slides: string; place: number; isPaused: boolean }>()

/** Turns the scroll-snap track beside it every 8000 ms; swiping works by itself and is followed (§4, D29). */
function FeatureRotationIsland({ labels }: { labels: { pause: string; play: string; slides: string[] } }) {
  const root = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const track = () => root.current?.parentElement?.querySelector<HTMLElement>('[data-track]')

  const show = (index: number) => {
    const box = track()
    const slide = box?.children[index]
    if (box && slide instanceof HTMLElement)
      box.scrollTo({ left: slide.offsetLeft - box.offsetLeft, behavior: 'smooth' })
  }
  const { isPaused, toggle } = usePausedRotation(root, INTERVAL_MS, () =>
    show((active + 1) % labels.slides.length),
  )

  // Filters and pages of the list exchange the page around it: the same slide goes on standing there.
  const slides = labels.slides.join()
  const latest = useRef({ active, isPaused, toggle })
  latest.current = { active, isPaused, toggle }
  useLayoutEffect(() => {
    const left = standing.take()
    const box = root.current?.parentElement?.querySelector<HTMLElement>('[data-track]')
    if (box && left?.slides === slides) {
      box.scrollTo({ left: left.place * box.clientWidth, behavior: 'instant' })
      setActive(left.place)
      if (left.isPaused) latest.current.toggle()
    }
    return () => {
      const { active: place, isPaused } = latest.current
      standing.leave({ slides, place, isPaused })
    }
  }, [slides])

  useEffect(() => {
    const box = track()
    if (!box) return
    const follow = () => setActive(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)))
    box.addEventListener('scroll', follow, { passive: true })
    return () => box.removeEventListener('scroll', follow)
  })

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
