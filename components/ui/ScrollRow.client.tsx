'use client'

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
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
  style?: CSSProperties
}

/** A list that scrolls sideways by native scroll-snap; the arrows move it by one view. `--per-view`, `--gap` and `--rows` come by CSS. */
function ScrollRowIsland({ children, label, arrows, isFocusable = false, className = '', style }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [edge, setEdge] = useState({ start: true, end: false })

  useEffect(() => {
    const element = row.current
    if (!element || !arrows) return
    const measure = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft
      setEdge({ start: element.scrollLeft < 8, end: rest < 8 })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [arrows])

  const move = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' })

  return (
    <div className={styles.wrap}>
      <ul
        ref={row}
        className={`${styles.row} ${className}`}
        style={style}
        aria-label={label}
        tabIndex={isFocusable ? 0 : undefined}
      >
        {children}
      </ul>
      {arrows && !(edge.start && edge.end) && (
        <div className={styles.arrows}>
          <button
            type="button"
            className={styles.arrow}
            onClick={() => move(-1)}
            aria-disabled={edge.start}
            aria-label={arrows.previous}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            onClick={() => move(1)}
            aria-disabled={edge.end}
            aria-label={arrows.next}
          >
            <Icon name="arrow" />
          </button>
        </div>
      )}
    </div>
  )
}

export const ScrollRow = island(ScrollRowIsland, ({ children, label, className = '', style }) => (
  <ul className={`${styles.row} ${className}`} style={style} aria-label={label}>
    {children}
  </ul>
))
