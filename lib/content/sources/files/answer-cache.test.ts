import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as clock from '@/lib/clock'
import type { EndpointName } from '@/lib/contract/endpoints'
import { clearFileVersions } from '@/lib/contract/file-version'
import * as reading from '@/lib/contract/read'
import { log } from '@/lib/log'
import { buildCall, type CallInput, readContent } from '../../client/call'
import { embeddedSource } from '.'
import { answers } from './answers'
import { copiesSaved, enableCopies } from './last-good'
import { closeLibrary, recordById, rereadLibrary, wrongIn } from './library'

const directory = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs')
  const made = mkdtempSync(`${process.getBuiltinModule('node:os').tmpdir()}/snapshot-`)
  process.env.CONTENT_DIR = `${made}/content`
  process.env.DATA_DIR = `${made}/data`
  return made
})

const news = join(directory, 'content/cn/news')
/** The ninth is the newest. */
const write = (id: number, title: string, more = '') =>
  writeFileSync(
    join(news, `${id}-x.md`),
    `---\nid: ${id}\ntype: NEWS\ntitle: ${title}\ncreateTime: 2026-01-${id === 9 ? '06' : '05'}\n${more}---\n\ntext\n`,
  )
const call = (name: EndpointName, input: CallInput = {}) =>
  buildCall(name, 'cn', '1', input, Date.now() + 5000)
const list = (pageNo = 1) => call('newsList', { body: { type: 'NEWS', pageNo, pageSize: 10 } })
const ask = (asked = list()) => embeddedSource.answer(asked)
const titles = async () => (await readContent('newsList', list())).data.map(({ title }) => title)

beforeEach(() => {
  mkdirSync(news, { recursive: true })
  for (let id = 1; id <= 200; id += 1) write(id, `title ${id}`)
})
afterEach(async () => {
  closeLibrary()
  await copiesSaved()
  enableCopies(false)
  vi.restoreAllMocks()
  vi.useRealTimers()
  rmSync(directory, { recursive: true, force: true })
})

describe('one snapshot of the content', () => {
  it('a list is sorted and checked once a version of its files, not once a question', async () => {
    const read = vi.spyOn(reading, 'readPayload')
    const first = await readContent('newsList', list())
    expect(await readContent('newsList', list())).toBe(first)
    expect(read).toHaveBeenCalledTimes(1)
    expect(await ask()).toBe(await ask())
    write(9, 'changed')
    rereadLibrary()
    expect(await titles()).toContain('changed')
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('a replaced picture makes what shows it new', async () => {
    const before = await readContent('newsList', list())
    clearFileVersions()
    expect(await readContent('newsList', list())).not.toBe(before)
  })

  it('a record comes and goes at its moment, with no file changed', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T04:00:00Z'), toFake: ['Date'] })
    write(9, 'timed', 'publishAt: 2026-11-21 12:10\nexpireAt: 2026-11-21 12:20\n')
    expect(await titles()).not.toContain('timed')
    vi.setSystemTime(Date.parse('2026-11-21T04:10:00Z'))
    expect(await titles()).toContain('timed')
    vi.setSystemTime(Date.parse('2026-11-21T04:20:00Z'))
    expect(await titles()).not.toContain('timed')
  })

  /** What happens while the list is made, once its records are taken. */
  const during = (happens: () => void) => {
    const make = answers.newsList
    vi.spyOn(answers, 'newsList').mockImplementationOnce((...asked) => {
      const made = make?.(...asked)
      happens()
      return made
    })
  }

  it('an answer made across the moment of a record ends with it', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T04:19:59.990Z'), toFake: ['Date'] })
    write(9, 'timed', 'expireAt: 2026-11-21 12:20\n')
    await ask(call('article', { type: 'news', id: '1' })) // now the folder is known
    during(() => vi.setSystemTime(Date.parse('2026-11-21T04:20:00.010Z')))
    expect(await titles()).toContain('timed')
    expect(await titles()).not.toContain('timed')
  })

  it('an answer made while a folder changes is not cached', async () => {
    await ask(call('article', { type: 'news', id: '1' }))
    during(() => {
      write(9, 'changed')
      const later = clock.monotonicNow() + 3000
      vi.spyOn(clock, 'monotonicNow').mockReturnValue(later)
    })
    expect(await titles()).not.toContain('changed')
    expect(await titles()).toContain('changed')
  })
})

it('a wrong edit that comes before the copy of a right one leaves the good copy as it is', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  enableCopies()
  await ask()
  await copiesSaved()
  write(1, 'right')
  rereadLibrary()
  expect(recordById(news, 1)).toMatchObject({ title: 'right' })
  write(1, '[1, 2, 3]')
  await copiesSaved()
  closeLibrary()
  expect(recordById(news, 1)).toMatchObject({ title: 'title 1' })
})

it('a start after edits: a wrong record gives way to its last good version, or to nothing', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  enableCopies()
  await ask()
  await copiesSaved()
  closeLibrary()
  write(1, 'good no more', 'label: { not: a text }\ncontent: [1]\nfixed: perhaps\n')
  writeFileSync(join(news, '300-new.md'), '---\nid: 300\ntype: NEWS\ntitle: [1]\nfixed: perhaps\n---\ntext\n')
  expect(wrongIn(news).map(({ name, shows }) => [name, shows])).toEqual([
    ['1-x.md', 'last good version'],
    ['300-new.md', 'nothing'],
  ])
  expect(recordById(news, 1)).toMatchObject({ title: 'title 1' })
  expect(recordById(news, 300)).toBeUndefined()
  await expect(ask(call('article', { type: 'news', id: '300' }))).rejects.toThrow('its file is wrong')
})
