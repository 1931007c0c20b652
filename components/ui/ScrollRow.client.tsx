'use client'

import { type ReactNode, useRef } from 'react'
import { useCarousel } from './carousel/use-carousel.client'
import { Icon } from './Icon'
import { island } from './island.client'
import styles from './scroll-row.module.css'

type Props = {
  children: ReactNode
  /** Names the list for screen readers. */
  label: string
  /** Arrow buttons below the row; labels in the page's language. */
  arrows?: { previous: string; next: string } | undefined
  /** True for a row without links: the keyboard must reach it to scroll it. */
  isFocusable?: boolean
  className?: string | undefined
}

/** A list that scrolls sideways; the arrows move it by one view. `--per-view`, `--gap`, `--bleed` and `--rows` come by CSS (§9). */
function ScrollRowIsland({ children, label, arrows, isFocusable = false, className = '' }: Props) {
  const wrap = useRef<HTMLDivElement>(null)
  const { isStart, isEnd, step } = useCarousel(wrap)

  return (
    <div ref={wrap} className={styles.wrap} data-carousel>
      <ul
        className={`${styles.row} ${className}`}
        data-track
        aria-label={label}
        tabIndex={isFocusable ? 0 : undefined}
      >
        {children}
      </ul>
      {arrows && (
        <div className={styles.arrows} data-arrows>
          <button
            type="button"
            className={styles.arrow}
            onClick={() => step(-1)}
            aria-disabled={isStart}
            aria-label={arrows.previous}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            onClick={() => step(1)}
            aria-disabled={isEnd}
            aria-label={arrows.next}
          >
            <Icon name="arrow" />
          </button>
        </div>
      )}
    </div>
  )
}

export const ScrollRow = island(ScrollRowIsland, ({ children, label, className = '' }) => (
  <ul className={`${styles.row} ${className}`} aria-label={label}>
    {children}
  </ul>
))
