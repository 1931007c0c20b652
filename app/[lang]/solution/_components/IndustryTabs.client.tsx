'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { island } from '@/components/ui/island.client'
import { usePausedRotation } from '@/components/ui/rotation.client'
import { showInRow } from '@/components/ui/show-in-row.client'
import styles from './industry-carousel.module.css'

const INTERVAL_MS = 8000

/** Slide index the hash names; 0 when it names none (§2). */
const indexOf = (hash: string, count: number) => {
  const index = /^#\d{1,3}$/.test(hash) ? Number(hash.slice(1)) : 0
  return index < count ? index : 0
}

/** Shows one industry's slide and panel; the hash follows the slide and the slide follows the hash (§2), 8000 ms autoplay. */
function IndustryTabsIsland({
  names,
  labels,
}: {
  names: string[]
  labels: { pause: string; play: string; tabs: string }
}) {
  const root = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const isReading = () => (root.current?.getBoundingClientRect().bottom ?? 0) < innerHeight * 0.4

  const { isPaused, toggle } = usePausedRotation(root, INTERVAL_MS, () => {
    // Someone reading the solutions below must not have them swapped.
    if (isReading()) return
    const next = (active + 1) % names.length
    history.replaceState(history.state, '', `#${next}`)
    setActive(next)
  })

  useEffect(() => {
    const follow = () => setActive(indexOf(location.hash, names.length))
    follow()
    addEventListener('hashchange', follow)
    addEventListener('popstate', follow)
    return () => {
      removeEventListener('hashchange', follow)
      removeEventListener('popstate', follow)
    }
  }, [names.length])

  useEffect(() => {
    const carousel = root.current?.parentElement
    if (!carousel) return
    const slides = carousel.querySelectorAll<HTMLElement>('[data-slide]')
    slides.forEach((slide, index) => {
      slide.toggleAttribute('data-active', index === active)
      slide.toggleAttribute('inert', index !== active)
    })
    const theme = slides[active]?.dataset.slide
    if (theme) Object.assign(carousel.dataset, { banner: theme, theme })
    document.querySelectorAll<HTMLElement>('[data-industry]').forEach((panel, index) => {
      panel.toggleAttribute('data-active', index === active)
    })
    const tab = root.current?.querySelectorAll('a')[active]
    if (tab?.parentElement) showInRow(tab.parentElement, tab)
    const timer = setTimeout(
      () => slides[(active + 1) % slides.length]?.setAttribute('data-near', ''),
      INTERVAL_MS / 2,
    )
    return () => clearTimeout(timer)
  }, [active])

  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault()
    if (index !== active) history.pushState(history.state, '', `#${index}`)
    setActive(index)
  }

  return (
    <div ref={root} className={styles.bar}>
      <nav className={`container ${styles.tabs}`} aria-label={labels.tabs}>
        {names.map((name, index) => (
          <a
            key={name}
            href={`#${index}`}
            aria-current={index === active ? 'true' : undefined}
            onClick={(event) => choose(event, index)}
          >
            {name}
          </a>
        ))}
        <button
          type="button"
          className={styles.pause}
          onClick={toggle}
          aria-label={isPaused ? labels.play : labels.pause}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={18} />
        </button>
      </nav>
    </div>
  )
}

export const IndustryTabs = island(IndustryTabsIsland)
