import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkContent } from '@/lib/content/sources/files/check'
import { folders } from '@/lib/content/sources/files/folders'
import { readRecord } from '@/lib/content/sources/files/parse-file'
import { demoTexts, unwritten } from '@/lib/go-live/demo-texts'
import { kinds } from './kinds'
import { scaffold } from './scaffold'

const directory = mkdtempSync(join(tmpdir(), 'scaffold-'))
const content = join(directory, 'content')
const now = Date.parse('2026-11-21T04:00:00Z')
const make = (kind: string, slug = 'draft', id?: number) =>
  scaffold({ contentDirectory: content, kind, slug, now, ...(id !== undefined && { id }) })

beforeAll(() => {
  for (const name of ['cn/site.yaml', 'cn/cases', 'cn/forms', 'en/site.yaml', 'en/cases', 'en/forms'])
    cpSync(join('content', name), join(content, name), { recursive: true })
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('makes a draft of every kind in both languages that content:check likes', () => {
  const before = checkContent({ contentDirectory: content, publicDirectory: 'public', zone: 'UTC', now })
  const files = Object.keys(kinds).flatMap((kind) => make(kind))
  expect(files).toHaveLength(Object.keys(kinds).length * 2)
  for (const file of files) expect(readRecord(file).record).toMatchObject({ published: false })
  expect(checkContent({ contentDirectory: content, publicDirectory: 'public', zone: 'UTC', now })).toEqual(
    before,
  )
})

it('go-live finds what is published as it was begun, and no draft', async () => {
  // Services and careers have no field that must be written.
  const asking = Object.keys(kinds).filter((kind) => !['service', 'join-us'].includes(kind))
  const files = asking.flatMap((kind) => make(kind, 'unwritten'))
  const found = async () => {
    const all = await demoTexts(content, directory, unwritten)
    return files.filter((file) => all.includes(file))
  }
  expect(await found()).toEqual([])
  for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replace('published: false\n', ''))
  expect(await found()).toEqual(files)
  for (const file of files) rmSync(file)
})

it('a company of one language gets no folder of the other, which would be a site (D36)', () => {
  const one = join(directory, 'one')
  cpSync(join('content', 'en/site.yaml'), join(one, 'en/site.yaml'))
  const files = scaffold({ contentDirectory: one, kind: 'product', slug: 'draft', now })
  expect(files).toEqual([join(one, 'en/products/1-draft.yaml')])
  expect(readdirSync(one)).toEqual(['en'])
})

it.each(Object.entries(kinds))(
  '%s: its optional fields are those of the contract, ready to be uncommented',
  (kind, folder) => {
    const [file = ''] = make(kind, 'all-fields')
    const text = readFileSync(file, 'utf8').replace(/^# (?=[ \w-]+:| *- )/gm, '')
    writeFileSync(file, text)
    const { mistakes, record } = readRecord(file)
    rmSync(file)
    expect(mistakes).toEqual([])
    for (const field of Object.keys(folders[folder]?.references ?? {})) expect(record).toHaveProperty(field)
    expect(record).toHaveProperty('expireAt')
  },
)

it('a form: the optional keys of its fields stand below the first field, as comments', () => {
  const [file = ''] = make('form', 'parts')
  expect(readFileSync(file, 'utf8')).toMatch(
    /formFields:\n {2}- id: \d+\n {4}name: .*\n {4}type: INPUT # TEXTAREA .*\n(?:# {5}.*\n)*# {5}promptText: .*\n(?:# {5}.*\n)*# {5}validate: EMAIL # .*\n/,
  )
})

it('a field of known values has the first of them, the others beside it', () => {
  const [file = ''] = make('home-module', 'kinds')
  expect(readFileSync(file, 'utf8')).toMatch(/^moduleType: CAROUSEL # NEWS \| SOLUTION \| .*\| PRODUCT$/m)
  expect(readRecord(file).record).toMatchObject({ moduleType: 'CAROUSEL' })
  expect(readRecord(make('publication', 'kinds')[0] ?? '').record).toMatchObject({ type: 'PUBLICATION' })
})

it('an item of the menu stands behind the others, without an id', () => {
  const [before = ''] = make('navigation')
  const [file = ''] = make('navigation', 'prices')
  expect(file).toMatch(/cn\/navigation\/\d\d-prices\.yaml$/)
  expect(Number(file.slice(-14, -12))).toBe(Number(before.slice(-13, -11)) + 1)
  expect(readRecord(file).record).not.toHaveProperty('id')
})

it('takes the next free id, drafts and files that cannot be read counted', () => {
  writeFileSync(join(content, 'en/cases/7001-draft.yaml'), 'id: 7001\ntitle: "no end\n')
  const [cn, en] = make('case', 'new-one')
  expect([cn, en]).toEqual(['cn', 'en'].map((mark) => join(content, mark, 'cases/7002-new-one.yaml')))
})

it('overwrites nothing and lists its kinds', () => {
  const before = readFileSync(join(content, 'cn/cases/401-hengyue.yaml'), 'utf8')
  expect(() => make('case', 'hengyue', 401)).toThrow('id 401 is taken in cases')
  expect(readFileSync(join(content, 'cn/cases/401-hengyue.yaml'), 'utf8')).toBe(before)
  expect(() => make('toast')).toThrow(`Kinds: ${Object.keys(kinds).join(', ')}`)
  expect(() => make('case', '../x')).toThrow('small letters')
})
