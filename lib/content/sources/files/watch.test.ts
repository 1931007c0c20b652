import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import * as contentFolder from './content-folder'
import * as library from './library'
import { watchContent } from './watch'

let directory: string
let stop: () => void
const changes: string[][] = []
const write = (file: string, text: string) => writeFileSync(join(directory, file), text)
const article = (id: number, more: string) => `---\nid: ${id}\ntype: NEWS\ntitle: x\n${more}\n---\n`
const changed = () => [...new Set(changes.flat())].sort()

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'watch-'))
  for (const folder of ['cn/news', 'cn/products', 'en/news'])
    mkdirSync(join(directory, folder), { recursive: true })
  write('cn/site.yaml', 'id: 1')
  changes.length = 0
})
afterEach(() => {
  stop()
  library.closeLibrary()
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true })
})
const start = (since?: number) => {
  const onChange = (types: string[]) => changes.push(types)
  const publicDirectory = join(directory, 'public')
  stop = watchContent({ contentDirectory: directory, publicDirectory, zone: 'UTC', since, onChange })
}

it('publishes the tags of an edit once', async () => {
  start()
  for (let count = 0; count < 5; count += 1) write('cn/products/1.yaml', `id: ${count}`)
  await vi.waitFor(() => expect(changes).toEqual([['navigation', 'product']]), 15_000)
  write('en/news/1.md', 'x')
  write('cn/site.yaml', 'id: 2')
  await vi.waitFor(() => expect(changed()).toEqual(['navigation', 'news', 'product', 'site']), 15_000)
})

it('reports changes of a folder that is created later', async () => {
  start()
  mkdirSync(join(directory, 'cn/cases'))
  write('cn/cases/1.yaml', 'id: 1')
  await vi.waitFor(() => expect(changed()).toEqual(['example', 'navigation']), 15_000)
  changes.length = 0
  rmSync(join(directory, 'cn/cases'), { recursive: true })
  mkdirSync(join(directory, 'cn/cases'))
  write('cn/cases/2.yaml', 'id: 2')
  await vi.waitFor(() => expect(changed()).toEqual(['example', 'navigation']), 15_000)
})

it('publishes nothing while all of the content is away, and what is different once it is back', async () => {
  write('cn/products/1.yaml', 'id: 1')
  start()
  const looked = vi.spyOn(contentFolder, 'folderProblem')
  renameSync(directory, `${directory}-away`)
  await vi.waitFor(() => expect(looked).toHaveReturnedWith(expect.stringContaining(directory)), 15_000)
  renameSync(`${directory}-away`, directory)
  write('cn/site.yaml', 'id: 2')
  await vi.waitFor(() => expect(changes).toEqual([['site']]), 15_000)
})

it('publishes a record at its publishAt, and not before', async () => {
  const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 1000)
  write('cn/news/1.md', article(1, `publishAt: "${at.toISOString()}" # soon`))
  write('cn/news/2.md', article(2, 'publishAt: 2020-01-01'))
  start()
  await vi.waitFor(() => expect(changes).toEqual([['news']]), { timeout: 15_000, interval: 10 })
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
})

it('publishes a record at its expireAt', async () => {
  const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 1000)
  write('cn/products/1.yaml', `id: 1\r\nname: x\r\nexpireAt: ${at.toISOString()}\r\n`)
  start()
  await vi.waitFor(() => expect(changes).toEqual([['product']]), { timeout: 15_000, interval: 10 })
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
})

it('publishes the other folders when one cannot be read, and logs which one', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const { recordsIn } = library
  vi.spyOn(library, 'recordsIn').mockImplementation((path) => {
    if (path.endsWith('cn/news')) throw new Error('a disk that fails')
    return recordsIn(path)
  })
  const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 1000)
  write('en/news/1.md', article(1, `expireAt: ${at.toISOString()}`))
  start()
  await vi.waitFor(() => expect(changes).toEqual([['news']]), { timeout: 15_000, interval: 10 })
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ folder: 'cn/news' }), expect.anything())
})

it('publishes at the start what was published or expired since the last one, and nothing older', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  write('cn/news/1.md', article(1, `publishAt: ${ago(5)}`))
  write('cn/products/1.yaml', `id: 1\nname: x\nexpireAt: ${ago(15)}\n`)
  start(Date.now() - 10 * 60_000)
  await vi.waitFor(() => expect(changes).toEqual([['news']]), 15_000)
})

it('is silent once stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  start()
  stop()
  write('cn/news/1.md', 'x')
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect(changes).toEqual([])
})
