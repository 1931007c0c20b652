import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceDigest } from './build.mjs'
import { installReason } from './install.mjs'
import { nodeProblem } from './node-version.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

describe('nodeProblem', () => {
  it.each(['20.9.0', '20.20.2', '22.0.0'])('accepts %s', (version) => {
    expect(nodeProblem(version, '20.9')).toBe('')
  })

  it('accepts the Node that runs the tests, by the word of package.json', () => {
    expect(nodeProblem()).toBe('')
  })

  it.each(['20.8.1', '18.20.8', '9.11.2'])('names both versions for %s', (version) => {
    expect(nodeProblem(version, '20.9')).toMatch(`Node.js 20.9 or newer and this is ${version}`)
  })
})

describe('installReason', () => {
  const lock = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } })
  const next = { version: '16.4.6', integrity: 'sha512-a' }

  it('is given when nothing is installed', () => {
    write('package-lock.json', lock({}))
    expect(installReason(folder)).toBe('no packages are installed yet')
  })

  it('is empty when every package is there; those of other platforms need not be', () => {
    write(
      'package-lock.json',
      lock({ 'node_modules/next': next, 'node_modules/swc': { ...next, optional: true } }),
    )
    write('node_modules/.package-lock.json', lock({ 'node_modules/next': next }))
    expect(installReason(folder)).toBe('')
  })

  it.each([
    ['another version', { ...next, version: '16.4.5' }],
    ['other bytes', { ...next, integrity: 'sha512-b' }],
  ])('names a package of which %s is installed', (_, installed) => {
    write('package-lock.json', lock({ 'node_modules/@scope/next': next }))
    write('node_modules/.package-lock.json', lock({ 'node_modules/@scope/next': installed }))
    expect(installReason(folder)).toBe('package-lock.json has changed (@scope/next)')
  })
})

describe('sourceDigest', () => {
  beforeEach(() => {
    write('app/page.tsx', 'one')
    write('public/logo.svg', '<svg/>')
  })

  const changesWith = (path: string, text: string) => {
    const before = sourceDigest(folder)
    write(path, text)
    return sourceDigest(folder) !== before
  }

  it('changes with a source, a new file and a new public name', () => {
    expect(changesWith('app/page.tsx', 'two')).toBe(true)
    expect(changesWith('lib/new.ts', '')).toBe(true)
    expect(changesWith('public/new.svg', '')).toBe(true)
  })

  it('stays the same for content, tests, public bytes and a file saved unchanged', () => {
    expect(changesWith('content/cn/site.yaml', 'x')).toBe(false)
    expect(changesWith('app/page.test.tsx', 'x')).toBe(false)
    expect(changesWith('public/logo.svg', '<svg></svg>')).toBe(false)
    expect(changesWith('app/page.tsx', 'one')).toBe(false)
  })
})
