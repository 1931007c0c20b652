import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bringEarlierFiles, saveEarlierFiles } from './earlier-files.mjs'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'northbay-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

/** What `next build` does: its folder is emptied but for the cache, and new files come. */
function build(name: string, isBroken = false) {
  saveEarlierFiles(dist)
  rmSync(join(dist, 'static'), { recursive: true, force: true })
  for (const file of ['static-files.json', 'BUILD_ID']) rmSync(join(dist, file), { force: true })
  if (isBroken) return
  mkdirSync(join(dist, 'static', 'chunks'), { recursive: true })
  writeFileSync(join(dist, 'static', 'chunks', `${name}.js`), name)
  writeFileSync(join(dist, 'static', 'chunks', 'same.js'), `same, built by ${name}`)
  writeFileSync(join(dist, 'BUILD_ID'), name)
  bringEarlierFiles(dist)
}
const has = (name: string) => existsSync(join(dist, 'static', 'chunks', `${name}.js`))

it('a page of the build before finds its files, one of the build before that does not', () => {
  build('one')
  expect([has('one'), has('two')]).toEqual([true, false])
  build('two')
  expect([has('one'), has('two')]).toEqual([true, true])
  expect(readFileSync(join(dist, 'static', 'chunks', 'same.js'), 'utf8')).toBe('same, built by two')
  build('three')
  expect([has('one'), has('two'), has('three')]).toEqual([false, true, true])
})

it('a build that fails takes nothing from the next one', () => {
  build('one')
  build('two', true)
  build('three')
  expect([has('one'), has('three')]).toEqual([true, true])
})
