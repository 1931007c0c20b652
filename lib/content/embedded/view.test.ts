import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EndpointName } from '@/lib/contract/endpoints'
import { forgetFileVersions } from '@/lib/contract/file-version'
import * as reading from '@/lib/contract/read'
import { log } from '@/lib/log'
import { buildCall, type CallInput, readContent } from '../client/call'
import { answerEmbedded } from '../serve/embedded'
import { embeddedSource } from '.'
import { checksDone } from './check-later'
import * as files from './file'
import { copiesKept, keepCopies } from './last-good'
import { closeLibrary, readAhead, recordById, recordsIn, rereadLibrary, wrongIn } from './library'
import { readInBackground } from './library-reading'
import { embeddedListed } from './listed-ids'

const directory = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs')
  const made = mkdtempSync(`${process.getBuiltinModule('node:os').tmpdir()}/snapshot-`)
  process.env.CONTENT_DIR = `${made}/content`
  process.env.DATA_DIR = `${made}/data`
  return made
})
vi.mock('@/lib/build-id', () => ({ buildId: () => 'a build' }))

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
  await checksDone()
  await copiesKept()
  keepCopies(false)
  readInBackground(false)
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

  it('the sitemap reads no record for its addresses: newest first, drafts left out', async () => {
    const read = vi.spyOn(reading, 'readPayload')
    write(3, 'a draft', 'published: false\n')
    const ids = (await embeddedListed('cn')).news.map(({ id }) => id)
    expect(ids).toHaveLength(199)
    expect(ids[0]).toBe('9')
    expect(ids).not.toContain('3')
    expect(read).not.toHaveBeenCalled()
  })

  it('an edit elsewhere leaves it as it is', async () => {
    const before = await ask()
    mkdirSync(join(directory, 'content/cn/cases'))
    writeFileSync(join(directory, 'content/cn/cases/1.yaml'), 'id: 1\ntitle: other\n')
    rereadLibrary()
    expect(await ask()).toBe(before)
  })

  it('a replaced picture makes what shows it new', async () => {
    const before = await readContent('newsList', list())
    forgetFileVersions()
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
})

describe('a large folder at the start', () => {
  const wrong = () => wrongIn(news).map(({ name, shows }) => [name, shows])
  const restart = async () => {
    await checksDone()
    await copiesKept()
    closeLibrary()
    readInBackground()
    keepCopies()
  }

  it('is read in slices: others have their turn, and the page has all of it', async () => {
    readInBackground()
    let clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 10
      return clock
    })
    let isThere = false
    let turns = 0
    const others = () => {
      turns += 1
      if (!isThere) setImmediate(others)
    }
    setImmediate(others)
    const answer = await ask().finally(() => {
      isThere = true
    })
    expect(answer).toMatchObject({ total: 200 })
    expect(turns).toBeGreaterThan(150)
    expect(recordsIn(news)).toHaveLength(200)
  })

  it('other callers wait for it too: nothing is called missing that has not been read', async () => {
    readInBackground()
    const incoming = { body: {}, query: new URLSearchParams(), preview: false, isTrusted: true }
    const answer = await answerEmbedded({ kind: 'genericList', type: 'news', params: {} }, incoming)
    expect(await answer.json()).toMatchObject({ data: { total: 200 } })
  })

  it('one record of it need not wait for the others; a draft, a wrong one and a repeated id do', async () => {
    readInBackground()
    write(2, 'a draft', 'published: false\n')
    writeFileSync(join(news, '3-y.md'), readFileSync(join(news, '3-x.md')))
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const article = (id: number) => ask(call('article', { type: 'news', id: String(id) }))
    const parse = vi.spyOn(files, 'readContentSource')
    expect(await article(1)).toMatchObject({ title: 'title 1' })
    expect(parse).toHaveBeenCalledTimes(1)
    await expect(article(2)).rejects.toThrow()
    expect(parse.mock.calls.length).toBeGreaterThan(200)
    expect(await article(3)).toMatchObject({ title: 'title 3' })
  })

  it('checks in the background: a wrong record gives way to its last good version, or to nothing', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    keepCopies()
    await ask()
    await restart()
    write(1, 'good no more', 'label: { not: a text }\ncontent: [1]\nfixed: perhaps\n')
    writeFileSync(
      join(news, '300-new.md'),
      '---\nid: 300\ntype: NEWS\ntitle: [1]\nfixed: perhaps\n---\ntext\n',
    )
    await readAhead(news)
    await checksDone()
    expect(wrong()).toEqual([
      ['1-x.md', 'last good version'],
      ['300-new.md', 'nothing'],
    ])
    expect(recordById(news, 1)).toMatchObject({ title: 'title 1' })
    expect(recordById(news, 300)).toBeUndefined()
    await expect(ask(call('article', { type: 'news', id: '300' }))).rejects.toThrow('its file is wrong')
  })

  it('the next start parses nothing that stands as it was, and what is torn anew', async () => {
    readInBackground()
    await ask()
    const before = recordsIn(news)
    await restart()
    write(2, 'edited meanwhile')
    const parse = vi.spyOn(files, 'readContentSource')
    await readAhead(news)
    expect(parse.mock.calls.map(([file]) => file)).toEqual([join(news, '2-x.md')])
    expect(recordById(news, 3)).toEqual(before.find(({ id }) => id === 3))
    expect(recordById(news, 2)).toMatchObject({ title: 'edited meanwhile' })

    await restart()
    const [kept = ''] = readdirSync(join(directory, 'data/parsed'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((name) => name.endsWith('.lines'))
    const file = join(directory, 'data/parsed', kept)
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, statSync(file).size - 40))
    parse.mockClear()
    await readAhead(news)
    expect(parse).toHaveBeenCalledTimes(1)
    expect(recordsIn(news)).toHaveLength(200)
  })
})
