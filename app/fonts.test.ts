import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'

const read = (path: string) => readFileSync(`${root}/${path}`)
const ranges = (text: string) =>
  [...text.matchAll(/U\+[\dA-F][^;'"]*/g)].map(([range]) => range.replace(/\s+/g, ' ').trim())

it('the AI pages show the site’s face: the same file, the same range among Chinese', () => {
  const file =
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
  expect(read('public/ai/instrument-sans.woff2').equals(read(file))).toBe(true)
  const range = ranges(read('app/fonts.css').toString())
  expect(range).toHaveLength(1)
  expect(ranges(read('public/ai/ai.css').toString())).toEqual(range)
})
