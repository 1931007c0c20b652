import { expect, it } from 'vitest'
import { withUsedCss } from './page-styles'
import { readStyleSheet } from './used-css'

const address = (name: string) => `/_next/static/chunks/${name}.css`
const link = (name: string) => `<link rel="stylesheet" href="${address(name)}" data-precedence="next"/>`
const fonts = '@font-face{font-family:F}.a{color:red}.x{color:red}@media print{.y{color:red}}'
const files: Record<string, string> = {
  [address('fonts')]: fonts,
  [address('rest')]: '.a{top:0}.x{top:0}',
  [address('large')]: `${fonts}.z{content:'${'z'.repeat(12_000)}'}`,
}
const shown = (...names: string[]) =>
  withUsedCss(names.map(link).join(''), '<p class="a">', (asked) => {
    const css = files[asked]
    return css === undefined ? undefined : readStyleSheet(css, asked)
  })

it('carries the sheet that brings fonts whole and asks for it never; of others what is used, and the file later', () => {
  expect(shown('fonts', 'rest')).toBe(
    `<style>${fonts}.a{top:0}</style><link rel="stylesheet" href="${address('fonts')}" disabled="" data-precedence="next"/>` +
      `<template data-style="${address('rest')}"></template>`,
  )
})

it('carries no large sheet whole', () => {
  expect(shown('large')).toContain(`<template data-style="${address('large')}">`)
  expect(shown('large')).not.toContain('.x')
})

it('leaves the head as it is when a sheet cannot be read', () => {
  expect(shown('rest', 'none')).toBe(link('rest') + link('none'))
})
