import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unwatchAll, watchCount, watchFolder } from './folder-watch'
import { closeLibrary, recordsIn } from './library'
import { watchContent } from './watch'

let directory: string
const folder = () => join(directory, 'content/cn/cases')
const write = (id: number) => writeFileSync(join(folder(), `${id}.yaml`), `id: ${id}\ntitle: a title\n`)

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'folder-watch-'))
  mkdirSync(folder(), { recursive: true })
})
afterEach(() => {
  closeLibrary()
  unwatchAll()
  rmSync(directory, { recursive: true, force: true })
})

it('the library and the server share one watch a folder, however many files it has', async () => {
  for (let id = 1; id <= 300; id += 1) write(id)
  const told = vi.fn()
  const stop = watchContent({ contentDirectory: join(directory, 'content'), zone: 'UTC', onChange: told })
  expect(recordsIn(folder())).toHaveLength(300)
  expect(watchCount()).toBe(2) // cn and cn/cases
  write(301)
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(['example'], [join(folder(), '301.yaml')]), 15_000)
  expect(recordsIn(folder())).toHaveLength(301)
  stop()
  expect(watchCount(), 'the library goes on').toBe(2)
})

it('a folder that was removed and made again is watched anew for everyone', async () => {
  const [one, two] = [vi.fn(), vi.fn()]
  watchFolder(folder(), one)
  rmSync(folder(), { recursive: true })
  mkdirSync(folder())
  const stop = watchFolder(folder(), two)
  one.mockClear()
  write(1)
  await vi.waitFor(() => expect(one).toHaveBeenCalledWith('1.yaml'), 15_000)
  expect(two).toHaveBeenCalledWith('1.yaml')
  stop?.()
  expect(watchCount()).toBe(1)
})

it('a folder that is not there is not watched', () => {
  expect(watchFolder(join(directory, 'nothing'), vi.fn())).toBeUndefined()
  expect(watchCount()).toBe(0)
})
