import { expect, it } from 'vitest'
import { builtInTexts } from '../built-in-texts'
import { lineOf } from './line'

it.each([
  ['cn', '姓名', '姓名：王芳'],
  ['cn', '您想解决什么问题？', '您想解决什么问题？王芳'],
  ['en', 'Name', 'Name: 王芳'],
  ['en', 'What would you like to solve?', 'What would you like to solve? 王芳'],
] as const)('a line of a mail in %s, of %s', (locale, label, line) => {
  expect(lineOf(builtInTexts(locale), label, '王芳')).toBe(line)
})
