import { expect, it } from 'vitest'
import { byteRange } from './byte-range'

it.each([
  [null, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
])('of 100 bytes, "%s" asks for %j', (header, range) => expect(byteRange(header, 100)).toEqual(range))
