import { expect, it } from 'vitest'
import { pageType } from './page-type'

it.each([
  ['/cn', 'home'],
  ['/', 'home'],
  ['/en', 'home'],
  ['/cn/product/1001', 'product'],
  ['/en/Media/701', 'media'],
  ['/cn/about-us/news/list/all/2', 'about-us'],
  ['/en/not-found', 'not-found'],
  ['/invented-by-somebody', 'other'],
  ['/assets/a.png', 'file'],
  ['/_next/static/chunks/1.js', 'script'],
  ['/api/internal/form', 'api/internal'],
  ['/api/invented', 'api/other'],
])('%s is counted as %s: kinds are few, whatever is asked for', (path, expected) => {
  expect(pageType(path)).toBe(expected)
})
