import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { pageDisk, trim } from './disk'
import type { Entry } from './entry'
import { bodyOf, plainOf } from './entry'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pages-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const MIB = 1024 * 1024
const page = (text: string): Entry => ({
  at: 1000,
  revalidate: 60,
  expire: 600,
  tags: ['site', 'news:7'],
  status: 200,
  body: bodyOf(text.repeat(500)),
  content: 'c',
  headers: { 'x-nextjs-stale-time': '300' },
})
const files = () => readdirSync(dir).map((name) => join(dir, name))
const onlyFile = () => files()[0] ?? ''

describe('pages on the disk', () => {
  it('are read as they were written', async () => {
    const disk = pageDisk(dir, MIB)
    disk.set('/cn/cases', page('案例'))
    await disk.close()
    const found = await disk.get('/cn/cases')
    expect(found).toEqual({ ...page('案例') })
    expect(found && plainOf(found.body).toString()).toBe('案例'.repeat(500))
  })

  it('that no disk takes fill no log', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    const disk = pageDisk(dir, MIB)
    rmSync(dir, { recursive: true })
    writeFileSync(dir, '')
    for (const key of ['/cn/a', '/cn/b', '/cn/c']) disk.set(key, page('x'))
    await disk.close()
    expect(warn.mock.calls).toEqual([[{ reason: 'Error EEXIST' }, 'page not written to the disk']])
    warn.mockRestore()
  })

  it('are stored again after somebody has cleared the folder under the program', async () => {
    const disk = pageDisk(dir, MIB)
    rmSync(dir, { recursive: true })
    disk.set('/cn/cases', page('案例'))
    await disk.close()
    expect(await disk.get('/cn/cases')).toBeDefined()
  })

  it('of another process in the same folder are there at once', async () => {
    const [one, other] = [pageDisk(dir, MIB), pageDisk(dir, MIB)]
    one.set('/cn', page('a'))
    await one.close()
    expect((await other.get('/cn'))?.body.tag).toBe(page('a').body.tag)
  })

  it.each([
    ['cut short, as by a kill in the middle', (file: string) => truncateSync(file, 200)],
    ['empty, as after a power cut', (file: string) => truncateSync(file, 0)],
    [
      'with one byte changed',
      (file: string) => {
        const bytes = readFileSync(file)
        bytes[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 1
        writeFileSync(file, bytes)
      },
    ],
    ['of something else', (file: string) => writeFileSync(file, 'PAGE9\nhello')],
  ])('%s are not there', async (_, spoil) => {
    const disk = pageDisk(dir, MIB)
    disk.set('/cn', page('a'))
    await disk.close()
    spoil(onlyFile())
    expect(await disk.get('/cn')).toBeUndefined()
  })

  it('of another address under the same name are not there', async () => {
    const disk = pageDisk(dir, MIB)
    disk.set('/cn', page('a'))
    await disk.close()
    const bytes = readFileSync(onlyFile())
    disk.set('/en', page('b'))
    await disk.close()
    for (const file of files()) writeFileSync(file, bytes)
    expect([(await disk.get('/cn')) !== undefined, await disk.get('/en')]).toEqual([true, undefined])
  })

  it('the last word counts: written, removed, written again', async () => {
    const disk = pageDisk(dir, MIB)
    disk.set('/cn', page('a'))
    disk.delete('/cn')
    await disk.close()
    expect(files()).toEqual([])
    disk.delete('/cn')
    disk.set('/cn', page('b'))
    await disk.close()
    expect((await disk.get('/cn'))?.body.tag).toBe(page('b').body.tag)
  })

  it('stay within their bytes, the oldest go first, half-written ones after a minute', async () => {
    for (const [index, name] of ['a.page', 'b.page', 'c.page', 'd.1-1.tmp', 'e.1-2.tmp'].entries()) {
      writeFileSync(join(dir, name), Buffer.alloc(1000))
      utimesSync(join(dir, name), 1000 + index, 1000 + index)
    }
    utimesSync(join(dir, 'e.1-2.tmp'), 2000, 2000)
    await trim(dir, 3500, 2_000_500)
    expect(readdirSync(dir).sort()).toEqual(['b.page', 'c.page', 'e.1-2.tmp'])
  })
})
