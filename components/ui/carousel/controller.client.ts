'use client'

import type { Swiper } from 'swiper'
import { onUse, whenSettled } from './first-use.client'
import { mustPause, prefersStillness } from './pause.client'
import { type Place, positionTracker } from './position.client'

export type Options = {
  isVertical?: boolean | undefined
  /** How long a slide stands before the next comes by itself; none: nothing turns. */
  turnMs?: number | undefined
  /** What holds the turning besides D29's reasons. */
  isHeld?: (() => boolean) | undefined
  onPlace: (place: Place) => void
  onLead?: ((index: number) => void) | undefined
}

/** So long before its first turn is due a carousel sends for Swiper. */
const LEAD_MS = 1500
/** How often a list that turns looks whether it may and must. */
const TICK_MS = 250
/** So long Swiper stands before its first turn: in its first frames it puts the list on its slide again, which ends a turn that has begun. */
const FIRST_MS = 500

/** A carousel's list, which Swiper takes over at the first use or shortly before its first turn (D29). */
export function carouselController(root: HTMLElement, track: HTMLElement, options: Options) {
  const { isVertical = false, turnMs } = options
  const life = new AbortController()
  const untilTaken = new AbortController()
  const places = positionTracker(options)
  let swiper: Swiper | undefined
  let coming: Promise<void> | undefined
  let isPaused = prefersStillness()
  /** How long the slide still stands, ms; counted while nothing holds it. */
  let left = 0
  let looked = 0
  let ticking: ReturnType<typeof setInterval> | undefined
  let hasTriedAgain = false

  const takeOver = async () => {
    const { countedSlides, createSwiper } = await import('./swiper.client')
    const index = await whenSettled(track, countedSlides(track), isVertical, life.signal)
    if (life.signal.aborted) return
    untilTaken.abort()
    swiper = createSwiper(root, track, { isVertical, index, onMove: places.onMove })
    standFor(Math.max(left, FIRST_MS))
    places.begin(swiper)
  }

  const take = async () => {
    if (swiper) return
    const canScroll = isVertical
      ? track.scrollHeight > track.clientHeight + 1
      : track.scrollWidth > track.clientWidth + 1
    if (!canScroll) return
    // Where it cannot be loaded, the list goes on scrolling by itself.
    coming ??= takeOver().catch(() => undefined)
    await coming
  }

  const tick = () => {
    const passed = performance.now() - looked
    looked += passed
    if (mustPause(root) || options.isHeld?.() === true) return
    left -= passed
    if (left <= LEAD_MS) void take()
    if (!swiper || left > 0) return
    standFor(turnMs)
    swiper.slideTo(places.turn(swiper))
  }

  const standFor = (ms = 0) => {
    clearInterval(ticking)
    if (turnMs === undefined || isPaused) return
    left = ms
    looked = performance.now()
    ticking = setInterval(tick, TICK_MS)
  }

  const scrollTo = (index: number, behavior: ScrollBehavior) => {
    const slide = track.children[index]
    if (!slide) return
    const [from, to] = [track.getBoundingClientRect(), slide.getBoundingClientRect()]
    track.scrollBy({ left: to.left - from.left, top: isVertical ? to.top - from.top : 0, behavior })
  }

  onUse(root, take, untilTaken.signal)
  const listening = { signal: life.signal, passive: true }
  const letGo = () => {
    places.release()
    standFor(turnMs)
  }
  for (const type of ['pointerdown', 'wheel']) track.addEventListener(type, letGo, listening)
  track.addEventListener(
    'scrollend',
    () => {
      const aim = places.missed()
      // A change of layout on the way, such as Swiper's own coming, ends the way and snaps back: it is gone once more.
      if (swiper && aim !== undefined && !hasTriedAgain) {
        hasTriedAgain = true
        swiper.slideTo(aim)
        return
      }
      places.release()
      if (swiper) places.onMove(swiper)
    },
    listening,
  )
  standFor(turnMs)

  return {
    /** Glides to a slide. */
    async show(index: number) {
      places.choose(index)
      standFor(turnMs)
      await take()
      hasTriedAgain = false
      if (swiper) swiper.slideTo(index)
      else scrollTo(index, 'smooth')
    },
    /** Stands at a slide at once. */
    stand(index: number) {
      scrollTo(index, 'instant')
      places.choose(index)
      if (!swiper) places.release()
    },
    /** Moves a row on by as many slides as are in view. */
    async step(direction: 1 | -1) {
      await take()
      const inView = Math.floor(Number(getComputedStyle(track).getPropertyValue('--per-view'))) || 1
      if (swiper) swiper.slideTo(swiper.activeIndex + direction * inView)
      else track.scrollBy({ left: direction * track.clientWidth, behavior: 'smooth' })
    },
    /** The visitor's own pause, and its end. */
    pause(wanted: boolean) {
      if (wanted === isPaused) return
      isPaused = wanted
      standFor(turnMs)
    },
    end() {
      life.abort()
      untilTaken.abort()
      clearInterval(ticking)
      swiper?.destroy(true, false)
    },
  }
}
