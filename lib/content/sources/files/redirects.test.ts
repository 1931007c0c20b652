import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { currentRedirects, redirectMistakes } from './redirects'
import { wrongRecords } from './wrong'

const directory = vi.hoisted(() => {
  const made = process
    .getBuiltinModule('node:fs')
    .mkdtempSync(`${process.getBuiltinModule('node:os').tmpdir()}/redirects-`)
  process.env.CONTENT_DIR = made
  return made
})
const write = (text: string) => {
  writeFileSync(`${directory}/redirects.yaml`, text)
  vi.advanceTimersByTime(1001)
}
const froms = () => [...currentRedirects().keys()]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  rmSync(directory, { recursive: true, force: true })
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is read once and again when the file changes; what is wrong is left out alone, a broken file changes nothing', () => {
  expect(froms()).toEqual([])
  write('- { from: /old, to: /new }\n')
  expect(froms()).toEqual(['/old'])
  expect(currentRedirects()).toBe(currentRedirects())
  write('- { from: /old/, to: /new }\n- { from: /a, to: /b }\n- { from: /b, to: /a }\n- { from: x }\n')
  expect(froms()).toEqual(['/old'])
  expect(redirectMistakes().map(({ line }) => line)).toEqual([4, 2, 3])
  write('- { from: "no end\n')
  expect(froms()).toEqual(['/old'])
  expect(log.error).toHaveBeenLastCalledWith(expect.objectContaining({ line: 2 }), 'redirect is wrong')
  expect(wrongRecords(directory)).toMatchObject([{ file: 'redirects.yaml', shows: 'last good version' }])
  write('')
  expect(froms()).toEqual([])
  expect(redirectMistakes()).toEqual([])
})
