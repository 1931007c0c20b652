import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallFiles, withInlineIcons } from './inline-icons'

const svg = '<svg xmlns="http://www.w3.org/2000/svg">\n  <path d="M0 0" fill="#0a7" opacity="50%"/>\n</svg>'
let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'northbay-icons-'))
  mkdirSync(join(root, 'public', 'assets'), { recursive: true })
  const files = {
    'small.svg': svg,
    'large.svg': svg.padEnd(601),
    'photo.svg': 'no vector',
    '../secret.svg': svg,
    '图.svg': svg,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'public', 'assets', name), text)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const image = (src: string) => `<img class="a" src="${src}" alt="" width="40"/>`
const shown = (src: string) => withInlineIcons(image(src), smallFiles(root))

it.each(['/assets/small.svg?v=1', '/assets/%E5%9B%BE.svg?v=1'])(
  'puts a small icon into the page: %s (P5)',
  (src) => {
    const [, address = ''] = /src="data:image\/svg\+xml,([^"]*)"/.exec(shown(src)) ?? []
    expect(decodeURIComponent(address)).toBe(svg.replace(/\s+/g, ' '))
    expect(address).not.toMatch(/[<>"&#\s]/)
    expect(shown(src)).toMatch(/^<img class="a" src="[^"]+" alt="" width="40"\/>$/)
  },
)

it.each([
  ['large', '/assets/large.svg?v=1'],
  ['without a version', '/assets/small.svg'],
  ['no vector', '/assets/photo.svg?v=1'],
  ['missing', '/assets/none.svg?v=1'],
  ['outside', '/assets/../secret.svg?v=1'],
  ['outside, encoded', '/assets/%2e%2e/secret.svg?v=1'],
  ['badly encoded', '/assets/%ZZ.svg?v=1'],
  ['foreign', 'https://cdn.example.com/assets/small.svg?v=1'],
])('leaves alone what is %s', (_, src) => {
  expect(shown(src)).toBe(image(src))
})

it('leaves alone what a closed menu holds', () => {
  const late = '<img class="a" src="/assets/small.svg?v=1" alt="" data-late=""/>'
  expect(withInlineIcons(late, smallFiles(root))).toBe(late)
})

it('leaves alone what only speaks of a picture', () => {
  const html = '<p>src="/assets/small.svg?v=1"</p><script>"<a src=\\"/assets/small.svg?v=1\\""</script>'
  expect(withInlineIcons(html, smallFiles(root))).toBe(html)
})
