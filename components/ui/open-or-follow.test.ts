import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openOrFollow } from './open-or-follow.client'

const window = new EventTarget()
let place: { href: string; assign: (address: string) => void }

beforeEach(() => {
  vi.useFakeTimers()
  place = { href: 'https://a.example/list', assign: vi.fn() }
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', { state: null })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an address that hangs is followed as a plain link', () => {
  openOrFollow(() => undefined, '/item')
  vi.advanceTimersByTime(9_999)
  expect(place.assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(place.assign).toHaveBeenCalledWith('/item')
})

it.each(['popstate', 'beforeunload', 'pagehide'])(
  'whoever comes back or leaves is not sent forward again: %s',
  (name) => {
    openOrFollow(() => undefined, '/item')
    window.dispatchEvent(new Event(name))
    vi.advanceTimersByTime(60_000)
    expect(place.assign).not.toHaveBeenCalled()
  },
)

it('of two taps the last one counts', () => {
  openOrFollow(() => undefined, '/first')
  openOrFollow(() => undefined, '/second')
  vi.advanceTimersByTime(60_000)
  expect(place.assign).toHaveBeenCalledExactlyOnceWith('/second')
})
