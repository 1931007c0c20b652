import { expect, it } from 'vitest'
import { numbersOf } from './numbers'

it('the next number is one more than the highest of both languages; one of an item is given out once', () => {
  const numbers = numbersOf()
  numbers.see('products', {
    id: 1012,
    productConfig: {
      config: [
        { id: 101_203, title: 'A' },
        { id: 101_201, title: 'B' },
      ],
    },
  })
  numbers.see('products', { id: 1009 })
  numbers.see('news', { id: 563 })
  expect([1, 2].map(() => numbers.ofItem('products', ''))).toEqual([101_204, 101_205])
  expect(numbers.ofRecord('news', '', true)).toBe(564)
  expect(numbers.ofRecord('cases', '', true)).toBe(1)
  // Each language of a new record asks, and is given the same.
  expect([1, 2].map(() => numbers.ofRecord('products', '', true))).toEqual([1013, 1013])
})

it('a record keeps its number; a duplicate is given one of its own, and keeps that', () => {
  const numbers = numbersOf()
  numbers.see('news', { id: 502 })
  numbers.see('news', { id: 563 })
  expect(numbers.ofRecord('news', 502, false)).toBe(502)
  expect(numbers.ofRecord('news', 502, true)).toBe(564)
  expect(numbers.ofRecord('news', 564, true)).toBe(564)
})

it('a new record whose number others take meanwhile is given the next one', () => {
  const numbers = numbersOf()
  numbers.see('news', { id: 563 })
  let held: unknown
  const ask = () => {
    held = numbers.ofRecord('news', held, true)
  }
  const stop = numbers.onTaken(ask)
  ask()
  numbers.taken('news', 564)
  expect(held).toBe(565)
  stop()
  numbers.taken('news', 565)
  expect(held).toBe(565)
})

it('a form that is named is no number of an item, and lists of ids are none', () => {
  const numbers = numbersOf()
  numbers.see('cases', { id: 401, jumpBO: { formBO: { id: 5001 } }, examples: [7000] })
  expect(numbers.ofItem('cases', '')).toBe(1)
})
