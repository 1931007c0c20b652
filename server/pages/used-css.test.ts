import { expect, it } from 'vitest'
import { classesOf, readStyleSheet, usedCss } from './used-css'

const used = (css: string, html: string) =>
  usedCss(readStyleSheet(css, '/_next/static/chunks/a.css'), classesOf(html))
const page = '<html class="top"><p class="a b">'

it.each([
  ['a rule of a class that the page has', '.a{color:red}', true],
  ['a rule of a class that it has not', '.x{color:red}', false],
  ['a rule that needs two, one of them absent', '.a .x{color:red}', false],
  ['a list of selectors, one of which fits', '.x,.b>i{color:red}', true],
  ['elements, attributes, states', 'p[data-ready]:hover::before{color:red}', true],
  ['a dot in an attribute’s value', ".a[src^='/'][src*='.svg']{color:red}", true],
  ['the same, escaped', '.a[src*=\\.svg]{color:red}', true],
  ['what must not be there is no condition', '.a:not(.x){color:red}', true],
  ['one of several is no condition', '.a:is(.x,.y:not(.z)) i{color:red}', true],
  ['what something holds is no condition', '.a:has(.x){color:red}', true],
  ['an escaped class', '.a\\:b{color:red}', false],
])('keeps what can match: %s', (_what, css, isKept) => {
  expect(used(css, page)).toBe(isKept ? css : '')
})

it('keeps blocks that hold something, nested ones too', () => {
  const css =
    '@media (width>9px){.a{color:red}.x{color:red}@supports (gap:1px){.b{gap:1px}}}@media print{.x{color:red}}'
  expect(used(css, page)).toBe('@media (width>9px){.a{color:red}@supports (gap:1px){.b{gap:1px}}}')
})

it('keeps an animation that a kept rule names, and every font', () => {
  const frames = (name: string) => `@keyframes ${name}{to{opacity:0}}`
  const css = `@font-face{font-family:F}.a{animation:in 1s}.x{animation:out 1s}${frames('in')}${frames('out')}`
  expect(used(css, page)).toBe(`@font-face{font-family:F}.a{animation:in 1s}${frames('in')}`)
})

it('keeps a registered property whole, where a kept rule uses it', () => {
  const property = (name: string) => `@property ${name}{syntax:"<integer>";inherits:false;initial-value:0}`
  const css = `${property('--in')}${property('--out')}.a{counter-reset:n var(--in)}.x{counter-reset:n var(--out)}`
  expect(used(css, page)).toBe(`${property('--in')}.a{counter-reset:n var(--in)}`)
})

it('makes addresses of the file those of the page', () => {
  const css =
    '.a{background:url(../media/f.woff2)}.b{background:url("/a.svg")}p{mask:url(data:image/svg+xml,x)}'
  expect(used(css, page)).toBe(css.replace('../media', '/_next/static/media'))
})
