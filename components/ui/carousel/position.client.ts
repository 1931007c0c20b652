'use client'

import type { Swiper } from 'swiper'

export type Place = { active: number; isStart: boolean; isEnd: boolean }

type Listener = {
  onPlace: (place: Place) => void
  /** A swipe or a turn, and no control of the page, leads to another slide. */
  onLead?: ((index: number) => void) | undefined
}

/** Tells which slide a carousel is at: at once the one that was asked for, and none of those that pass by on the way. */
export function positionTracker({ onPlace, onLead }: Listener) {
  let swiper: Swiper | undefined
  let aim: number | undefined
  let reported = 0

  const report = (active: number) => {
    reported = active
    onPlace({ active, isStart: swiper?.isBeginning ?? active === 0, isEnd: swiper?.isEnd ?? false })
  }
  const lead = (index: number) => {
    const isNew = index !== reported
    report(index)
    if (isNew) onLead?.(index)
  }
  const aimAt = (index: number) => {
    // On its way to another slide the list passes the one it stands on: it is not there until it comes back.
    const isOnTheWay = aim !== undefined
    aim = index === swiper?.activeIndex && !isOnTheWay ? undefined : index
  }

  return {
    /** A control of the page asks for a slide. */
    choose(index: number) {
      aimAt(index)
      report(index)
    },
    /** Swiper stands at a slide from now on. */
    begin(taken: Swiper) {
      swiper = taken
      if (aim === undefined) lead(taken.activeIndex)
      else this.choose(aim)
    },
    onMove({ activeIndex }: Swiper) {
      if (aim !== undefined && activeIndex !== aim) return
      aim = undefined
      lead(activeIndex)
    },
    /** The slide after this one, or the first after the last: the list turns to it by itself. */
    turn({ activeIndex, slides }: Swiper) {
      const next = (activeIndex + 1) % slides.length
      aimAt(next)
      lead(next)
      return next
    },
    /** The slide that was asked for and that the list does not stand on; undefined when it does, or none was. */
    missed: () => (aim !== undefined && swiper?.activeIndex !== aim ? aim : undefined),
    /** The way to the slide that was asked for is over: it was reached, or the visitor took hold of the list. */
    release() {
      aim = undefined
    },
  }
}
