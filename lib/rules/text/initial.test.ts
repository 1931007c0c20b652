import { expect, it } from 'vitest'
import { initialOf } from './initial'

it.each([
  ['沈北辰', '沈'],
  ['欧阳若兰', '欧阳'],
  ['诸葛明', '诸葛'],
  ['司马', '司'],
  ['玛伊可·德弗里斯', '玛'],
  ['Maaike de Vries', 'M'],
  [' élodie Martin', 'É'],
  ['e\u0301lodie', 'E\u0301'],
  ['“Lu”', 'L'],
  ['𠮷田', '𠮷'],
  ['12', ''],
  ['', ''],
])('%j is set as %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
