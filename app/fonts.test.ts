import { readdirSync, readFileSync } from 'node:fs'
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

/** The faces that stand in until the brand face is there, as their rules say. */
const standIns = (path: string) =>
  [
    ...read(path)
      .toString()
      .matchAll(/@font-face \{\s+font-family: 'Instrument Until[^}]*\}/g),
  ].map(([rule]) => rule)

it('the AI pages wait for it in the same faces, and every one of them is used', () => {
  const rules = standIns('app/fonts.css')
  expect(standIns('public/ai/ai.css')).toEqual(rules)
  for (const path of ['app/fonts.css', 'public/ai/ai.css'])
    expect(read(path).toString(), path).toMatch(
      /--font(?:-instrument)?: '[^']+', 'Instrument Until', 'Instrument Until Android'/,
    )
})

it('every framed page is hidden until its style sheet is there: what the sheet moves is no shift (P2)', () => {
  const pages = ['public', 'public/ai', 'public/en', 'public/en/ai'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`).flatMap((name) => (name.endsWith('.html') ? [`${folder}/${name}`] : [])),
  )
  const framed = pages.filter((path) => read(path).includes('href="/ai/ai.css"'))
  expect(framed.length).toBeGreaterThan(0)
  for (const path of framed)
    expect(read(path).toString(), path).toContain(
      '<style>@keyframes wait{from{visibility:hidden}}body{animation:wait 0s 3s backwards}</style>\n    <link rel="stylesheet" href="/ai/ai.css">',
    )
  expect(read('public/ai/ai.css').toString()).toMatch(/\nbody \{[^}]*animation: none;/)
})
