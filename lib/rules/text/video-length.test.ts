import { expect, it } from 'vitest'
import { clockLength, videoLength } from './video-length'

it.each([
  [[], undefined],
  [[{ seconds: 38.65 }], 39],
  [[{ seconds: 0.2 }], 1],
  [[{ seconds: 29.95 }, { seconds: 38.65 }], 69],
  [[{ seconds: 29.95 }, {}], undefined],
])('%j are %s s long', (videos, seconds) => {
  expect(videoLength(videos)).toBe(seconds)
})

it.each([
  [1, '0:01'],
  [39, '0:39'],
  [60, '1:00'],
  [725, '12:05'],
  [3750, '1:02:30'],
])('%d s read %s', (seconds, text) => {
  expect(clockLength(seconds)).toBe(text)
})
