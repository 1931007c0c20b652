import { expect, it } from 'vitest'
import { brandColours, contrast, unreadable } from './colours'

it('contrast is that of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

const seeds = [
  '#006d77',
  '#ff0000',
  '#ffe600',
  '#00ff00',
  '#0000ff',
  '#ffffff',
  '#000000',
  '#808080',
  '#f9a8d4',
]
it.each(seeds)('every shade of %s can be read where it stands', (seed) => {
  expect(unreadable(brandColours(seed))).toEqual([])
  expect(unreadable(brandColours(seed, '#4b2e83'))).toEqual([])
})

it('a seed that can be read stays as it is, and one written over is reported', () => {
  const colours = brandColours('#00545c')
  expect(colours.accent).toBe('#00545c')
  expect(unreadable({ ...colours, accent: '#00e5ff' })).toContainEqual(
    expect.stringMatching(/^accent on white: contrast 1\.\d, at least 4\.5$/),
  )
})
