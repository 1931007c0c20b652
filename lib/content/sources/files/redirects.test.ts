import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { copiesSaved, enableCopies } from './last-good'
import { currentRedirects, redirectProblems } from './redirects'
import { wrongRecords } from './wrong'

const directory = vi.hoisted(() => {
  const made = process
    .getBuiltinModule('node:fs')
    .mkdtempSync(`${process.getBuiltinModule('node:os').tmpdir()}/redirects-`)
  process.env.CONTENT_DIR = made
  process.env.DATA_DIR = `${made}/data`
  return made
})
const write = (text: string) => {
  writeFileSync(`${directory}/redirects.yaml`, text)
  vi.advanceTimersByTime(1001)
}
const froms = () => [...currentRedirects().keys()]

afterAll(() => rmSync(directory, { recursive: true, force: true }))
beforeEach(() => {
  mkdirSync(`${directory}/cn`)
  vi.useFakeTimers()
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const name of readdirSync(directory)) rmSync(`${directory}/${name}`, { recursive: true })
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
  expect(redirectProblems().map(({ line }) => line)).toEqual([4, 2, 3])
  write('- { from: "no end\n')
  expect(froms()).toEqual(['/old'])
  expect(log.error).toHaveBeenLastCalledWith(expect.objectContaining({ line: 2 }), 'redirect is invalid')
  expect(wrongRecords(directory)).toMatchObject([{ file: 'redirects.yaml', shows: 'last good version' }])
  rmSync(`${directory}/redirects.yaml`)
  mkdirSync(`${directory}/redirects.yaml`)
  vi.advanceTimersByTime(1001)
  expect(froms()).toEqual(['/old'])
  rmSync(`${directory}/redirects.yaml`, { recursive: true })
  write('')
  expect(froms()).toEqual([])
  expect(redirectProblems()).toEqual([])
})

it('a broken file at a start leaves those that the last good one had; a file that was taken away leaves none', async () => {
  enableCopies()
  const restart = async () => {
    await copiesSaved()
    globalSingleton('redirects', () => undefined).value = undefined
  }
  write('- { from: /old, to: /new }\n')
  expect(froms()).toEqual(['/old'])
  await restart()
  write('- { from: "no end\n')
  expect(froms()).toEqual(['/old'])
  expect(wrongRecords(directory)).toMatchObject([{ file: 'redirects.yaml', shows: 'last good version' }])
  rmSync(`${directory}/redirects.yaml`)
  vi.advanceTimersByTime(1001)
  expect(froms()).toEqual([])
  await restart()
  write('- { from: "no end\n')
  expect(froms()).toEqual([])
  enableCopies(false)
})
