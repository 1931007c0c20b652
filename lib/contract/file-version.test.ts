import { mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileVersion, forgetFileVersions, knowFileVersions } from './file-version'

const assets = join(process.cwd(), 'public/assets')
let folder: string
const url = (name: string) => `/assets/${relative(assets, join(folder, name))}`
/** Replaces a file, at another time. */
const replace = (name: string, second: number) => {
  writeFileSync(join(folder, name), 'picture')
  utimesSync(join(folder, name), second, second)
}

beforeEach(() => {
  folder = mkdtempSync(join(assets, '.versions-'))
  replace('a.jpg', 1000)
})
afterEach(() => {
  forgetFileVersions()
  rmSync(folder, { recursive: true, force: true })
})

it('asks for a file once a version where somebody tells of changes (D31)', () => {
  knowFileVersions(folder)
  const before = fileVersion(url('a.jpg'))
  replace('a.jpg', 2000)
  expect(fileVersion(url('a.jpg'))).toBe(before)
  forgetFileVersions()
  expect(fileVersion(url('a.jpg'))).not.toBe(before)
})

it('asks each time where nobody does, and for what a link leads to', () => {
  const before = fileVersion(url('a.jpg'))
  replace('a.jpg', 2000)
  expect(fileVersion(url('a.jpg'))).not.toBe(before)
  knowFileVersions(folder)
  symlinkSync(join(folder, 'a.jpg'), join(folder, 'link.jpg'))
  const link = fileVersion(url('link.jpg'))
  replace('a.jpg', 3000)
  expect(fileVersion(url('link.jpg'))).not.toBe(link)
})

it('sees a file that comes', () => {
  knowFileVersions(folder)
  expect(fileVersion(url('b.jpg'))).toBeUndefined()
  replace('b.jpg', 1000)
  expect(fileVersion(url('b.jpg'))).toBeDefined()
})
