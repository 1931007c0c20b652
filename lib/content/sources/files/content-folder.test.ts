import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { deepHealth } from '@/lib/health'
import { contentCheck } from '@/lib/health/content'
import { log } from '@/lib/log'
import { closeLibrary, recordById, recordsIn, rereadLibrary } from './library'
import { currentRedirects } from './redirects'

const directory = vi.hoisted(() => {
  const made = process
    .getBuiltinModule('node:fs')
    .mkdtempSync(`${process.getBuiltinModule('node:os').tmpdir()}/content-folder-`)
  process.env.CONTENT_DIR = `${made}/content`
  return made
})
const content = `${directory}/content`
const [away, back] = [
  () => renameSync(content, `${directory}/away`),
  () => renameSync(`${directory}/away`, content),
]
/** What is trusted for a second or two is looked at again. */
const later = () => {
  vi.advanceTimersByTime(3000)
  rereadLibrary()
}

afterEach(() => {
  closeLibrary()
  rmSync(directory, { recursive: true, force: true })
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each([
  ['gone', 'cannot be read', () => undefined],
  ['an empty place of a disk', 'has neither a cn nor an en folder', () => mkdirSync(content)],
])(
  'while all of the content is %s what was read of it stays, and one line names the folder',
  async (_, reason, leave) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const told = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    mkdirSync(`${content}/cn/products`, { recursive: true })
    writeFileSync(`${content}/cn/products/1.yaml`, 'id: 1\nname: x\n')
    writeFileSync(`${content}/redirects.yaml`, '- { from: /old, to: /new }\n')
    const names = () => recordsIn(`${content}/cn/products`).map(({ name }) => name)
    const shown = () => [names(), [...currentRedirects().keys()]]
    expect(shown()).toEqual([['x'], ['/old']])
    away()
    leave()
    later()
    expect(shown()).toEqual([['x'], ['/old']])
    expect(() => recordById(`${content}/cn/news`, 1)).toThrow('the folder cannot be read')
    later()
    expect(names()).toEqual(['x'])
    const line = expect.stringMatching(`^CONTENT_DIR: ${reason}: ${content}`)
    expect(told.mock.calls).toEqual([[{ folder: content, reason: line }, 'content folder cannot be read']])
    const [part] = await deepHealth([contentCheck])
    expect(part).toMatchObject({ ok: false, degraded: expect.arrayContaining([line]) })
    expect(part?.wrong).toBeUndefined()
    rmSync(content, { recursive: true, force: true })
    back()
    writeFileSync(`${content}/cn/products/1.yaml`, 'id: 1\nname: longer\n')
    later()
    expect(names()).toEqual(['longer'])
  },
)
