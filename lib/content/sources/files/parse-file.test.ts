import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readRecord } from './parse-file'

const directory = mkdtempSync(join(tmpdir(), 'northbay-reading-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it.each([
  ['publishAt: 2026-01-01', 'expireAt: today+3d', []],
  ['publishAt: today+3d', 'expireAt: 2026-01-01', ['expected a time after publishAt']],
])('relative times are those of today: %s, %s', (from, until, messages) => {
  const file = join(directory, '1.yaml')
  writeFileSync(file, `id: 1\n${from}\n${until}\n`)
  expect(readRecord(file, 'advantages').mistakes.map(({ message }) => message)).toEqual(
    expect.arrayContaining(messages),
  )
  expect(readRecord(file, 'advantages').mistakes.filter(({ path }) => path === '$.expireAt')).toHaveLength(
    messages.length,
  )
})
