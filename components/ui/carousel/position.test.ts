import type { Swiper } from 'swiper'
import { describe, expect, it, vi } from 'vitest'
import { positionTracker } from './position.client'

/** As much of Swiper as is asked for a place. */
const at = (activeIndex: number) =>
  ({
    activeIndex,
    slides: [0, 1, 2, 3],
    isBeginning: activeIndex === 0,
    isEnd: activeIndex === 3,
  }) as object as Swiper

function following() {
  const onPlace = vi.fn()
  const onLead = vi.fn()
  const shown = () => onPlace.mock.lastCall?.[0].active
  return { ...positionTracker({ onPlace, onLead }), onPlace, onLead, shown }
}

describe('which slide a carousel is at (§2, D29)', () => {
  it('a swipe leads the page', () => {
    const carousel = following()
    carousel.begin(at(0))
    carousel.onMove(at(1))
    expect(carousel.shown()).toBe(1)
    expect(carousel.onLead.mock.calls).toEqual([[1]])
  })

  it('a scroll that ended elsewhere counts as missed, until the slide is reached or the visitor takes hold of the list', () => {
    const carousel = following()
    carousel.begin(at(0))
    expect(carousel.missed()).toBeUndefined()
    carousel.choose(2)
    expect(carousel.missed()).toBe(2)
    carousel.release()
    expect(carousel.missed()).toBeUndefined()
  })

  it('who goes back at once, before the list has set out, ends where they came from', () => {
    const carousel = following()
    const list = { ...at(0) }
    carousel.begin(list as Swiper)
    carousel.choose(2)
    carousel.choose(0)
    list.activeIndex = 2
    carousel.onMove(list as Swiper)
    expect(carousel.shown()).toBe(0)
    expect(carousel.onLead).not.toHaveBeenCalled()
    expect(carousel.missed()).toBe(0)
  })

  it('reports a chosen slide at once, no slide that passes by, and does not turn the page to it again', () => {
    const carousel = following()
    carousel.begin(at(0))
    for (const step of [
      () => carousel.choose(3),
      () => carousel.onMove(at(1)),
      () => carousel.onMove(at(2)),
    ]) {
      step()
      expect(carousel.shown()).toBe(3)
    }
    carousel.onMove(at(3))
    expect(carousel.onLead).not.toHaveBeenCalled()
    expect(carousel.onPlace).toHaveBeenLastCalledWith({ active: 3, isStart: true, isEnd: false })
  })

  it('after the visitor took hold of the list, the slide it comes to leads', () => {
    const carousel = following()
    carousel.begin(at(0))
    carousel.choose(3)
    carousel.release()
    carousel.onMove(at(1))
    expect(carousel.shown()).toBe(1)
    expect(carousel.onLead.mock.calls).toEqual([[1]])
  })

  it('a turn goes from the last slide to the first', () => {
    const carousel = following()
    carousel.begin(at(3))
    expect(carousel.turn(at(3))).toBe(0)
    carousel.onMove(at(2))
    expect(carousel.shown()).toBe(0)
    expect(carousel.onLead.mock.calls).toEqual([[3], [0]])
  })

  it('the slide that was chosen before Swiper came is the one that stays', () => {
    const carousel = following()
    carousel.choose(2)
    carousel.begin(at(0))
    expect(carousel.shown()).toBe(2)
    carousel.onMove(at(1))
    expect(carousel.shown()).toBe(2)
  })
})
