import { expect, it } from 'vitest'
import { numbersOf } from './numbers'

it('the next number is one more than the highest of both languages, and given out once', () => {
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
  expect([numbers.next('products', 'record'), numbers.next('products', 'record')]).toEqual([1013, 1014])
  expect(numbers.next('products', 'item')).toBe(101_204)
  expect(numbers.next('news', 'record')).toBe(564)
  expect(numbers.next('cases', 'record')).toBe(1)
})

it('a form that is named is no number of an item, and lists of ids are none', () => {
  const numbers = numbersOf()
  numbers.see('cases', { id: 401, jumpBO: { formBO: { id: 5001 } }, examples: [7000] })
  expect(numbers.next('cases', 'item')).toBe(1)
})
