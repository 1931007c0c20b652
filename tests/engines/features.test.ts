import { expect, it } from 'vitest'
import { newerInScripts } from './script-features'
import { newerInStyles } from './style-features'

const inScript = (text: string) => [...newerInScripts([{ file: 'a.js', text }]).keys()]

it.each([
  ['list.findLast(f)', []],
  ['element.checkVisibility()', ['.checkVisibility(), unasked']],
  ['element.checkVisibility?.()', ['.checkVisibility()']],
  ['URL.canParse(a)', ['URL.canParse, unasked']],
  ['const known = URL.canParse', []],
  ['class A { static { this.b = 1 } }', ['class { static {} }']],
  ['/(?<=a)b/', ['/(?<=x)/']],
  ['new CloseWatcher()', ['CloseWatcher, unasked']],
  ["if ('CloseWatcher' in window) new CloseWatcher()", ['CloseWatcher']],
  ['requestIdleCallback(f)', ['requestIdleCallback, unasked']],
  ['cookieStore.get(a)', ['cookieStore, unasked']],
  ['window.fetchLater(a)', ['.fetchLater(), unasked']],
  ['typeof fetchLater', ['fetchLater']],
  ['new Intl.Segmenter(a)', ['Intl.Segmenter, unasked']],
  ['new Intl.DurationFormat(a).format(b)', ['Intl.DurationFormat, unasked']],
  ['Intl.DateTimeFormat().formatToParts(); new Intl.NumberFormat(a)', []],
  ['document.startViewTransition ? document.startViewTransition(f) : f()', ['.startViewTransition()']],
  [
    'if (!document.startViewTransition) stop(); else go(() => document.startViewTransition(f))',
    ['.startViewTransition()'],
  ],
  ['try { document.startViewTransition(f) } catch { f() }', ['.startViewTransition()']],
  [
    'function a() { document.startViewTransition?.(f) } function b() { document.startViewTransition(f) }',
    ['.startViewTransition()', '.startViewTransition(), unasked'],
  ],
  ['const own = { checkVisibility() {} }; own.checkVisibility()', []],
  ['AbortSignal.any([]); Promise.any([]); list.at(-1)', ['AbortSignal.any, unasked']],
])('of a script: %s', (text, features) => {
  expect(inScript(text)).toEqual(features)
})

it.each([
  ['a { color: red; gap: 1px }', []],
  ['a { color: color-mix(in srgb, red, blue) }', ['color: color-mix()']],
  ['a { color: red; color: color-mix(in srgb, red, blue) }', []],
  ['a { color: red; --b: color-mix(in srgb, red, blue) }', ['--b: color-mix()']],
  ['a { --h: 1px; --h: 100dvh }', ['--h: dvh']],
  ['@supports (display: grid) { a { height: 1dvh } }', ['height: dvh']],
  ['@supports not (height: 1dvh) { a { height: 1dvh } }', ['height: dvh']],
  ['@supports selector(:user-valid) { a:user-valid { height: 1dvh } }', ['height: dvh']],
  ['@supports (height: 1dvh) { @media print { a { width: 1dvh } } }', []],
  ['a { b { color: red } }', ['rules in rules']],
  ['a { & b { color: red } }', ['rules in rules']],
  ['a { @media print { color: red } }', ['rules in rules']],
  ['a { color: rgb(from red r g b) }', ['color: rgb(from)']],
  ['a { background: conic-gradient(from 1deg, red, blue) }', []],
  ['a { background: linear-gradient(in oklch, red, blue) }', ['background: linear-gradient(in)']],
  ['a { background: image-set("a" 1x) }', ['background: image-set()']],
  ['a { clip-path: xywh(0 0 1px 1px) }', ['clip-path: xywh()']],
  ['@supports (color: color-mix(in srgb, red, blue)) { a { color: color-mix(in srgb, red, blue) } }', []],
  ['@media (scripting: none) { a { color: red } }', ['(scripting)']],
  ['a { height: 1dvh; text-wrap: balance }', ['height: dvh', 'text-wrap']],
  ['a:modal, b:has(c:user-valid) { color: red }', [':modal', ':user-valid']],
])('of a style sheet: %s', (text, features) => {
  expect([...newerInStyles(text)]).toEqual(features)
})

it('a method that another script defines is not the one of a list', () => {
  const other = { file: 'b.js', text: 'const own = { toSorted() {} }; own.toSorted()' }
  expect([...newerInScripts([{ file: 'a.js', text: 'list.toSorted()' }, other])]).toEqual([
    ['.toSorted(), unasked', 'a.js'],
  ])
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
