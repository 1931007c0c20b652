import { mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as clock from '@/lib/clock'
import { clearFileVersions, fileBeside, fileVersion } from './file-version'

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
  vi.restoreAllMocks()
  clearFileVersions()
  rmSync(folder, { recursive: true, force: true })
})

it('reads the file once per published version (D31)', () => {
  vi.spyOn(clock, 'monotonicNow').mockReturnValue(1000)
  const before = fileVersion(url('a.jpg'))
  replace('a.jpg', 2000)
  expect(fileVersion(url('a.jpg'))).toBe(before)
  clearFileVersions()
  expect(fileVersion(url('a.jpg'))).not.toBe(before)
})

it('reads it again after a second where no changes are published, and for the target of a link', () => {
  const now = vi.spyOn(clock, 'monotonicNow').mockReturnValue(1000)
  symlinkSync(join(folder, 'a.jpg'), join(folder, 'link.jpg'))
  const before = [fileVersion(url('a.jpg')), fileVersion(url('link.jpg'))]
  replace('a.jpg', 2000)
  now.mockReturnValue(2001)
  expect(fileVersion(url('a.jpg'))).not.toBe(before[0])
  expect(fileVersion(url('link.jpg'))).not.toBe(before[1])
})

it('has a version once the file is created', () => {
  expect(fileVersion(url('b.jpg'))).toBeUndefined()
  replace('b.jpg', 1000)
  expect(fileVersion(url('b.jpg'))).toBeDefined()
})

it('finds the file that is drawn for another place beside it', () => {
  replace('a-wide.jpg', 1000)
  expect(fileBeside(url('a.jpg'), '-wide')).toBe(url('a-wide.jpg'))
  expect(fileBeside(url('a.jpg'), '-phone')).toBe(url('a.jpg'))
})
