'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { island } from './island.client'
import styles from './more-items.module.css'
import { useMoreItems } from './use-more-items.client'

type Props = {
  /** Id of the server-rendered list whose items go on. */
  listId: string
  /** Items in the first page, and in all pages. */
  pageSize: number
  total: number
  pageNo: number
  /** Address of the page after this one. */
  next: string
  /** Items shown per load (§9: publications 1); fewer than the page has → they are revealed before more is fetched (D16). */
  step?: number
  /** Loads by itself when the end of the list comes near (activity, media); otherwise by the button (news). */
  isInfinite?: boolean
  labels: { more: string; loading: string; failed: string; count: string }
}

/** How near, in CSS px, the end of the list comes before more is fetched: a page that only stands there fetches little ahead, one that is scrolled two screens, so that nothing below jumps. */
const NEAR = { still: 400, scrolled: 1600 }

/**
 * Phones go on loading instead of paging (§4): reveals or fetches further items until the loaded count reaches the
 * total, announces the count, and restores list and scroll on Back (D15).
 */
function MoreItemsIsland({
  listId,
  pageSize,
  total,
  pageNo,
  next,
  step = pageSize,
  isInfinite = false,
  labels,
}: Props) {
  const root = useRef<HTMLDivElement>(null)
  const { shown, state, reachable, hasMore, load } = useMoreItems({ listId, pageSize, total, pageNo, step })

  const [pace, setPace] = useState<keyof typeof NEAR>('still')
  useEffect(() => {
    if (!isInfinite) return
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('scroll', () => setPace('scrolled'), { once: true, passive: true, signal })
    return () => controller.abort()
  }, [isInfinite])

  useEffect(() => {
    const element = root.current
    if (!isInfinite || !hasMore || !element || state !== 'idle') return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void load(shown + step),
      // An end of the list that is already above the screen counts too: a jump past it must not stop the loading.
      { rootMargin: `100000px 0px ${NEAR[pace]}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isInfinite, hasMore, state, shown, step, load, pace])

  const more = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (state !== 'loading') void load(shown + step)
  }
  const label = state === 'loading' ? labels.loading : labels.more
  return (
    <div ref={root} className={styles.more}>
      <p className={styles.count} role="status">
        {state === 'failed'
          ? labels.failed
          : labels.count
              .replace('{shown}', String(Math.min(shown, reachable)))
              .replace('{total}', String(reachable))}
      </p>
      {/* What this page still holds back shows by itself where scripts fail; only to the next one there is a way without them. */}
      {hasMore &&
        (shown < pageSize ? (
          <button type="button" className={styles.button} onClick={more}>
            {label}
          </button>
        ) : (
          <a className={styles.button} href={next} aria-disabled={state === 'loading'} onClick={more}>
            {label}
          </a>
        ))}
    </div>
  )
}

export const MoreItems = island(MoreItemsIsland)
