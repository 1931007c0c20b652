import { expect, it } from 'vitest'
import { pictureFormat } from './picture-format'

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

it.each([
  [chromium, 480, 'avif'],
  [chromium, 720, 'avif'],
  [chromium, 942, 'webp'],
  ['image/webp,*/*', 480, 'webp'],
  ['image/avif', 942, 'source'],
  ['*/*', 480, 'source'],
  ['', 480, 'source'],
] as const)('Accept: %s at %i px → %s (§9, ADR 0015)', (accept, width, format) => {
  expect(pictureFormat(accept, width)).toBe(format)
})
