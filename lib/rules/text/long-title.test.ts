import { expect, it } from 'vitest'
import { isLongTitle } from './long-title'

it.each([
  ['Engineer-to-order under one project number', false],
  ['One inventory for every channel: where to keep it, when to move it', true],
  ['一盘货，放在哪里、怎么调、钱怎么分', false],
  ['一盘货，放在哪里、怎么调、钱怎么分，四种规则与九个停下来的项目', true],
])('%s: %s', (title, isLong) => {
  expect(isLongTitle(title)).toBe(isLong)
})
