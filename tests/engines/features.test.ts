import { expect, it } from 'vitest'
import { newerInScripts } from './script-features'
import { newerInStyles } from './style-features'

const inScript = (text: string) => [...newerInScripts([{ file: 'a.js', text }]).keys()]

it.each([
  ['list.findLast(f)', []],
  ['element.checkVisibility()', ['.checkVisibility()']],
  ['URL.canParse(a)', ['URL.canParse']],
  ['class A { static { this.b = 1 } }', ['class { static {} }']],
  ['/(?<=a)b/', ['/(?<=x)/']],
  ['new CloseWatcher()', ['CloseWatcher']],
  ['const own = { checkVisibility() {} }; own.checkVisibility()', []],
  ['AbortSignal.any([]); Promise.any([]); list.at(-1)', ['AbortSignal.any']],
])('of a script: %s', (text, features) => {
  expect(inScript(text)).toEqual(features)
})

it.each([
  ['a { color: red; gap: 1px }', []],
  ['a { color: color-mix(in srgb, red, blue) }', ['color-mix()']],
  ['@supports (color: color-mix(in srgb, red, blue)) { a { color: color-mix(in srgb, red, blue) } }', []],
  ['@media (scripting: none) { a { color: red } }', ['(scripting)']],
  ['a { height: 1dvh; text-wrap: balance }', ['dvh', 'text-wrap']],
  ['a:modal, b:has(c) { color: red }', [':modal', ':has']],
])('of a style sheet: %s', (text, features) => {
  expect([...newerInStyles(text)]).toEqual(features)
})

const refused = (text: string, ecmaVersion?: 2020) => [
  ...newerInScripts([{ file: 'a.js', text }], ecmaVersion).values(),
]

it.each([['/[\\p{L}--[a-z]]/v'], ['/(?i:a)b/'], ['using a = b()'], ['/(?<a>b)|(?<a>c)/']])(
  '%s is no grammar of the oldest engines',
  (text) => expect(refused(text)).toEqual(['a.js']),
)

it.each([['a ||= b'], ['class A { #b = 1; static c = 2 }'], ['/a/d'], ['a?.b ?? 1_000']])(
  '%s is read by all of them',
  (text) => expect(refused(text)).toEqual([]),
)

it('follows the oldest engines: with those of 2020 an operator of 2021 is none', () => {
  expect(refused('a ||= b', 2020)).toEqual(['a.js'])
})
