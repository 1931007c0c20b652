'use client'

import { type MouseEvent, useEffect, useRef } from 'react'
import { PauseButton } from '@/components/ui/carousel/TurnButtons.client'
import { useCarousel } from '@/components/ui/carousel/use-carousel.client'
import { island } from '@/components/ui/island.client'
import { showInRow } from '@/components/ui/show-in-row.client'
import styles from './industry-carousel.module.css'
import { showIndustry } from './show-industry.client'

/** Slide index the hash names; 0 when it names none (§2). */
const indexOf = (hash: string, count: number) => {
  const index = /^#\d{1,3}$/.test(hash) ? Number(hash.slice(1)) : 0
  return index < count ? index : 0
}

const isPhone = () => matchMedia('(max-width: 767px)').matches

type Props = { names: string[]; labels: { pause: string; play: string; tabs: string } }

/** Shows one industry's slide and panel; the hash follows the slide and the slide follows the hash (§2), 8000 ms autoplay. */
function IndustryTabsIsland({ names, labels }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const isUsed = useRef(false)
  const carousel = useCarousel(root, {
    turnMs: 8000,
    // Someone reading the solutions below must not have them swapped: on phones, where they begin right below, after any touch.
    isHeld: () =>
      (isUsed.current && isPhone()) ||
      (root.current?.getBoundingClientRect().bottom ?? 0) < innerHeight * 0.4,
    onLead: (index) => history.replaceState(history.state, '', `#${index}`),
  })
  const { active, isPaused, show, toggle } = carousel
  const latest = useRef(carousel)
  latest.current = carousel

  useEffect(() => {
    const follow = () => latest.current.show(indexOf(location.hash, names.length))
    const first = indexOf(location.hash, names.length)
    if (first > 0) latest.current.stand(first)
    addEventListener('hashchange', follow)
    addEventListener('popstate', follow)
    const use = () => {
      isUsed.current = true
    }
    for (const type of ['scroll', 'pointerdown']) addEventListener(type, use, { passive: true })
    return () => {
      for (const type of ['scroll', 'pointerdown']) removeEventListener(type, use)
      removeEventListener('hashchange', follow)
      removeEventListener('popstate', follow)
    }
  }, [names.length])

  useEffect(() => {
    const section = root.current?.parentElement
    if (section) showIndustry(section, active)
    const tab = root.current?.querySelectorAll('a')[active]
    if (tab?.parentElement) showInRow(tab.parentElement, tab)
  }, [active])

  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault()
    if (index !== active) history.pushState(history.state, '', `#${index}`)
    show(index)
  }

  return (
    <div ref={root} className={`container ${styles.bar}`}>
      <div className={styles.row}>
        <nav className={styles.tabs} aria-label={labels.tabs}>
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
        </nav>
        <PauseButton labels={labels} isPaused={isPaused} toggle={toggle} className={styles.pause} />
      </div>
    </div>
  )
}

export const IndustryTabs = island(IndustryTabsIsland)
