import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { folderProblems, heapWarning, leftBehind } from './settings'

let dir: string
const inDir = (...names: string[]) => join(dir, ...names)
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'northbay-folders-'))
  mkdirSync(inDir('content', 'cn'), { recursive: true })
  writeFileSync(inDir('file'), '')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

type Folders = { SITE_DIR?: string; CONTENT_DIR?: string; DATA_DIR?: string; CONTENT_API_URL?: string }
const check = (settings: Folders) =>
  folderProblems({
    SITE_DIR: '.',
    CONTENT_DIR: inDir('content'),
    DATA_DIR: inDir('data'),
    CONTENT_API_URL: undefined,
    ...settings,
  })

describe('folders that cannot be used stop the start with a line (D33)', () => {
  it('makes a data folder that is not there yet', () => {
    expect(check({ DATA_DIR: inDir('a', 'b', 'c') })).toEqual([])
    expect(readdirSync(inDir('a', 'b'))).toEqual(['c'])
  })

  it('reports nothing about usable folders, and leaves nothing in them', () => {
    expect(check({})).toEqual([])
    expect(readdirSync(inDir('data'))).toEqual([])
  })

  it.each([
    ['a file', () => inDir('file')],
    ['a place nobody can write to', () => '/proc/northbay'],
    ['a folder in a file', () => inDir('file', 'data')],
  ])('DATA_DIR is %s', (_, path) => {
    const [line, ...more] = check({ DATA_DIR: path() })
    expect(line).toMatch(/^DATA_DIR: cannot be written to: /)
    expect(line).toContain(path())
    expect(more).toEqual([])
  })

  it.each([
    ['missing', () => inDir('nowhere'), 'cannot be read'],
    ['a file', () => inDir('file'), 'cannot be read'],
    ['without a language', () => inDir('content', 'cn'), 'has neither a cn nor an en folder'],
  ])('CONTENT_DIR is %s', (_, path, reason) => {
    for (const CONTENT_API_URL of [undefined, 'http://cms.internal']) {
      const [line, ...more] = check({ CONTENT_DIR: path(), ...(CONTENT_API_URL && { CONTENT_API_URL }) })
      expect(line).toContain(`CONTENT_DIR: ${reason}`)
      expect(line).toContain(path())
      expect(more).toEqual([])
    }
  })

  it('SITE_DIR is missing, and nothing is made in it', () => {
    const SITE_DIR = inDir('company')
    const found = check({
      SITE_DIR,
      CONTENT_DIR: join(SITE_DIR, 'content'),
      DATA_DIR: join(SITE_DIR, '.data'),
    })
    expect(found).toEqual([`SITE_DIR: there is no such folder: ${SITE_DIR}`])
    expect(readdirSync(inDir())).not.toContain('company')
  })

  it('with a back end, nobody needs the default folder', () => {
    const before = process.cwd()
    process.chdir(inDir())
    rmSync(inDir('content'), { recursive: true })
    try {
      expect(check({ CONTENT_DIR: 'content', CONTENT_API_URL: 'http://cms.internal' })).toEqual([])
      expect(check({ CONTENT_DIR: 'content' })).toHaveLength(1)
    } finally {
      process.chdir(before)
    }
  })
})

it('names where enquiries of another SITE_DIR are', () => {
  const before = process.cwd()
  vi.stubEnv('DATA_DIR', '')
  try {
    process.chdir(dir)
    const moved = { DATA_DIR: inDir('site', '.data') }
    expect(leftBehind(moved)).toBeUndefined()
    mkdirSync(inDir('.data'))
    writeFileSync(inDir('.data', 'enquiries.sqlite'), 'x')
    expect(leftBehind(moved)).toContain(inDir('.data'))
    expect(leftBehind({ DATA_DIR: '.data' })).toBeUndefined()
  } finally {
    process.chdir(before)
    vi.unstubAllEnvs()
  }
})

it.each([
  [256, 600, undefined],
  [384, 600, /HEAP_MB: 384 needs 640 MB in all, and the process may take 600/],
  [384, 0, undefined],
  [384, 2 ** 44, undefined],
])('HEAP_MB=%d of %d MB that the process may take', (HEAP_MB, allowed, told) => {
  const line = heapWarning({ HEAP_MB }, allowed * 2 ** 20)
  if (told) expect(line).toMatch(told)
  else expect(line).toBeUndefined()
})
