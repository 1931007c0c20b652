import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { copiesSaved, earlierVersion, enableCopies, putBack } from './last-good'
import { filesIn, rereadLibrary } from './library'

const directory = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs')
  const made = mkdtempSync(`${process.getBuiltinModule('node:os').tmpdir()}/last-good-`)
  process.env.CONTENT_DIR = `${made}/content`
  process.env.DATA_DIR = `${made}/data`
  return made
})
const folder = join(directory, 'content', 'cn', 'titles')
const file = join(folder, 'news.yaml')
afterAll(() => {
  enableCopies(false)
  rmSync(directory, { recursive: true })
  vi.restoreAllMocks()
})

/** The site reads the folder, and has stored what it stores. */
async function read() {
  rereadLibrary()
  filesIn(folder)
  await copiesSaved()
}
const earlier = async () => (await earlierVersion(file))?.earlier.toString()
const seen = async () => (await earlierVersion(file))?.seen ?? ''

it('puts back what an edit replaced, a wrong one too, and what was put back is the earlier version then', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  enableCopies()
  cpSync('content/cn/titles', folder, { recursive: true })
  writeFileSync(file, 'title: 新闻\ntype: NEWS\n')
  await read()
  const first = readFileSync(file, 'utf8')
  expect(await earlierVersion(file)).toBeUndefined()

  writeFileSync(file, `${first}# second\n`)
  await read()
  expect(await earlier()).toBe(first)
  const before = await seen()
  expect(await putBack(file, before)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe(first)
  // Asked twice, it is not taken back again.
  expect(await putBack(file, before)).toBe(false)
  await read()
  expect(await earlier()).toBe(`${first}# second\n`)

  writeFileSync(file, 'title: [broken')
  await read()
  expect(await earlier()).toBe(first)
  expect(await putBack(file, await seen())).toBe(true)
  await read()
  expect(await earlier()).toBe('title: [broken')
})

it('changes nothing where it cannot write', async () => {
  const wrong = join(directory, 'content', 'cn', 'absent.yaml')
  await expect(putBack(wrong, '')).rejects.toThrow('ENOENT')
  await copiesSaved()
})
