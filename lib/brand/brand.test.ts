import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import * as clock from '@/lib/clock'
import { inChinese } from '@/lib/content/in-chinese'

const directory = mkdtempSync(join(tmpdir(), 'brand-'))
vi.stubEnv('SITE_DIR', directory)
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const { brand, brandReport, productKey, readBrand } = await import('./brand')
const { brandStyle } = await import('./style')

describe('brand.yaml', () => {
  it('one seed makes a whole scale, and what is written over counts', () => {
    const { brand: read, problems } = readBrand(
      'colours: { accent: "#1D4ED8", tint: "#f0f4ff" }\nradius: [0, 2, 4]',
    )
    expect(problems).toEqual([])
    expect(read).toMatchObject({ colours: { accent: '#1d4ed8', tint: '#f0f4ff' }, radius: [0, 2, 4] })
    expect(brandStyle(read)).toContain('--accent:#1d4ed8;')
    expect(brandStyle(read)).toContain('--radius-l:4px;')
  })

  it('a face of the company takes the place of the product’s', () => {
    const { brand: read } = readBrand(
      'fonts: [{ file: /assets/a.woff2, weight: "400 700", range: U+0000-00FF }]',
    )
    expect(brandStyle(read)).toBe(
      "@font-face{font-family:Brand;src:url(/assets/a.woff2) format('woff2');font-display:swap;font-weight:400 700;unicode-range:U+0000-00FF;}:root:root{--font-instrument:Brand,'Instrument Until';}",
    )
  })

  it.each([
    ['colours: { accent: red }', 'colours.accent: expected a colour such as "#1d4ed8"'],
    ['colours:\n  accent: #1d4ed8', 'colours.accent: expected a colour such as "#1d4ed8", with its quotes'],
    ['colours: red', 'colours: expected shades such as accent'],
    ['colour: "#fff"', 'colour: no such field: is colours meant?'],
    ['colours: { accent: "#1d4ed8", acent: "#112233" }', 'colours.acent: no such field: is accent meant?'],
    ['radius: [1, 2]', 'radius: expected three whole numbers from 0 to 40'],
    ['radius: [1, 2, 99]', 'radius.2: expected three whole numbers from 0 to 40'],
    ['fonts: /a.woff2', 'fonts: expected a list of at most 12 faces'],
    ['logo: /logo.svg', 'logo: expected light or dark'],
    ['logo: { lihgt: /a.svg }', 'logo.lihgt: no such field: is light meant?'],
    ['fonts: [{ file: "/a.woff2)}</style>.woff2" }]', 'fonts.0.file: expected an address'],
    ['mark: mark.svg', 'mark: expected an address'],
    ['logo: { dark: logo.svg }', 'logo.dark: expected an address'],
    ['share: bright', 'share: expected light or dark'],
    ['a: [', '$: a list that begins with [ or an object that begins with { is not closed'],
    ['name: A', 'name: the name of the company is title in content/{cn,en}/site.yaml'],
    ['colours: { accent: "#1d4ed8", inkSoft: "#dddddd" }', 'colours: inkSoft on white: contrast 1.4'],
  ])('%s: a line says what is wrong', (text, line) => {
    const { path, message = '' } = readBrand(text).problems[0] ?? {}
    expect(`${path?.join('.') || '$'}: ${message}`).toContain(line)
    expect(inChinese(message)).toMatch(/\p{Script=Han}/u)
    expect(inChinese(message)).not.toMatch(/(?:\b[a-z]+ ){3}|\w：\//i)
  })

  it('a part that is wrong costs itself alone, as long as the others stand without it', () => {
    const { brand: read, problems } = readBrand(
      'colours: { accent: "#aa0044", acent: "#123456", tint: pink }',
    )
    expect(read.colours).toMatchObject({ accent: '#aa0044' })
    expect(problems).toHaveLength(2)
    expect(readBrand('colours: { accent: red, tint: "#f0f4ff" }').brand.colours).toBeUndefined()
    expect(readBrand('logo: { light: /assets/a.svg, drak: /assets/b.svg }').brand.logo).toEqual({
      light: '/assets/a.svg',
    })
  })

  it('an edit is seen without a start; a mistake costs its own field alone', () => {
    const now = vi.spyOn(clock, 'monotonicNow').mockReturnValue(10_000)
    expect([brand(), productKey()]).toEqual([{}, 'SITE'])
    const edit = (text: string, at: number) => {
      mkdirSync(directory, { recursive: true })
      writeFileSync(join(directory, 'brand.yaml'), text)
      now.mockReturnValue(at)
    }
    edit('productKey: FARAWAY', 20_000)
    expect(productKey()).toBe('FARAWAY')
    edit('productKey: "no key"', 30_000)
    expect(productKey()).toBe('FARAWAY')
    edit('productKey: NEARBY\nradius: [1]\nmark:\n', 40_000)
    expect(brand()).toEqual({ productKey: 'NEARBY' })
    edit('logo: { dark: /assets/none.svg }\ncolours: { accent: "#ffe600", line: "#cccccc" }', 50_000)
    expect(brandReport(directory)).toMatchObject({
      written: { accent: '#ffe600', line: '#cccccc' },
      problems: [{ path: ['logo', 'dark'], message: '/assets/none.svg is not in public/' }],
    })
    rmSync(join(directory, 'brand.yaml'))
    expect(brandReport(directory).problems).toEqual([])
    mkdirSync(join(directory, 'brand.yaml'))
    expect(brandReport(directory).problems).toEqual([{ path: [], message: expect.stringMatching(/^EISDIR/) }])
  })
})
