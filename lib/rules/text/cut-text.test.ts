import { expect, it } from 'vitest'
import { cutText } from './cut-text'

it.each([
  ['A text that fits', 20, 'A text that fits'],
  ['Invoice matching and capacity', 27, 'Invoice matching and…'],
  ['Invoice matching and', 18, 'Invoice matching…'],
  ['一段没有空格的中文，很长很长', 8, '一段没有空格的…'],
  ['共 3 家工厂都在使用Northbay云', 13, '共 3 家工厂都在使用…'],
  ['Donaudampfschifffahrt', 9, 'Donaudam…'],
])('%s in %i characters', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut)
})
