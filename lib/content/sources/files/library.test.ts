import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as clock from '@/lib/clock'
import { UnavailableError } from '@/lib/contract/errors'
import { log } from '@/lib/log'
import * as file from './file'
import {
  closeLibrary,
  isLeftOut,
  recordById,
  recordNamed,
  recordsIn,
  rereadLibrary,
  writtenTimes,
  wrongIn,
} from './library'
import * as reading from './parse-file'
import { Repository } from './repository'

let directory: string
const news = (name: string, text: string) => writeFileSync(join(directory, 'news', name), text)
const titles = () => recordsIn(join(directory, 'news')).map(({ title }) => title)
const article = (id: number, title: string, more = '') =>
  `---\nid: ${id}\ntype: NEWS\ntitle: ${title}\n${more}---\n\n**Text** ${id}\n`

/** Lets two seconds go by between one question and the next. */
const everyTwoSeconds = () => {
  let now = 0
  vi.spyOn(clock, 'monotonicNow').mockImplementation(() => {
    now += 2001
    return now
  })
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(directory, 'news'))
  news('1-a.md', article(1, 'A', 'createTime: today-1d 09:00\n'))
  news('2-b.md', article(2, 'B', 'createTime: 2026-01-02\n'))
})

afterEach(() => {
  closeLibrary()
  rmSync(directory, { recursive: true, force: true })
  vi.restoreAllMocks()
})

describe('the library', () => {
  it('reads Markdown as HTML, in the order of file names', () => {
    expect(titles()).toEqual(['A', 'B'])
    expect(recordById(join(directory, 'news'), 2)?.content).toBe('<p><strong>Text</strong> 2</p>\n')
  })

  it('has items of the menu where `order` puts them, among the numbers that the names of the others begin with', () => {
    const folder = join(directory, 'navigation')
    const item = (name: string, more = '') =>
      writeFileSync(
        join(folder, `${name}.yaml`),
        `displayName: ${name}\nnavigationName: N\npageAddress: /cases\n${more}`,
      )
    const names = () => recordsIn(folder).map(({ displayName }) => displayName)
    mkdirSync(folder)
    everyTwoSeconds()
    for (const name of ['01-a', '02-b', '10-c']) item(name)
    expect(names()).toEqual(['01-a', '02-b', '10-c'])
    item('10-c', 'order: 1.5\n')
    item('01-a', 'order: 7\n')
    expect(names()).toEqual(['10-c', '02-b', '01-a'])
    item('about')
    item('03-home', 'order: 1\n')
    item('shop', 'order: 3\n')
    expect(names()).toEqual(['03-home', '10-c', '02-b', 'shop', '01-a', 'about'])
  })

  it('shows a changed, a new, a replaced and a removed file two seconds later, without a restart', () => {
    everyTwoSeconds()
    expect(titles()).toEqual(['A', 'B'])
    news('1-a.md', article(1, 'A changed'))
    expect(titles()).toEqual(['A changed', 'B'])
    news('3-c.md', article(3, 'C'))
    expect(titles()).toEqual(['A changed', 'B', 'C'])
    news('draft.tmp', article(2, 'B by an editor that renames'))
    renameSync(join(directory, 'news', 'draft.tmp'), join(directory, 'news', '2-b.md'))
    expect(titles()[1]).toBe('B by an editor that renames')
    rmSync(join(directory, 'news', '3-c.md'))
    expect(titles()).toHaveLength(2)
  })

  it('reads a folder that was removed and made again', () => {
    everyTwoSeconds()
    expect(titles()).toHaveLength(2)
    rmSync(join(directory, 'news'), { recursive: true })
    expect(titles()).toEqual([])
    mkdirSync(join(directory, 'news'))
    news('1-a.md', article(1, 'again'))
    expect(titles()).toEqual(['again'])
  })

  it('keeps the last good record of a broken file, logs one line, and takes the repaired one', () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    expect(titles()).toEqual(['A', 'B'])
    news('1-a.md', '---\nid: 1\ntitle: "no end\n---\n')
    rereadLibrary()
    expect(titles()).toEqual(['A', 'B'])
    expect(titles()).toEqual(['A', 'B'])
    expect(logged).toHaveBeenCalledTimes(1)
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ file: join(directory, 'news', '1-a.md') })
    expect(JSON.stringify(logged.mock.calls[0])).toContain('1-a.md:3:')
    news('1-a.md', article(1, 'repaired'))
    rereadLibrary()
    expect(titles()).toEqual(['repaired', 'B'])
  })

  it('leaves out a file that never was readable', () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    news('3-c.md', 'no front matter')
    expect(titles()).toEqual(['A', 'B'])
    expect(recordNamed(join(directory, 'news'), '3-c.md')).toBeUndefined()
  })

  describe('with a file that cannot be looked at', () => {
    const folder = () => join(directory, 'news')
    beforeEach(() => {
      vi.spyOn(log, 'error').mockImplementation(() => undefined)
    })

    it('reads all others, and lists this one as wrong', () => {
      symlinkSync('9-loop.md', join(folder(), '9-loop.md'))
      expect(titles()).toEqual(['A', 'B'])
      expect(wrongIn(folder())).toMatchObject([{ id: 9, shows: 'nothing' }])
    })

    it('takes edits of a folder it has read', () => {
      expect(titles()).toEqual(['A', 'B'])
      symlinkSync('9-loop.md', join(folder(), '9-loop.md'))
      news('1-a.md', article(1, 'A', 'published: false\n'))
      rereadLibrary()
      expect(recordById(folder(), 1)).toHaveProperty('published', false)
    })

    it('keeps its last good record, without a time it was written at', () => {
      expect(titles()).toEqual(['A', 'B'])
      rmSync(join(folder(), '1-a.md'))
      symlinkSync('1-a.md', join(folder(), '1-a.md'))
      rereadLibrary()
      expect(titles()).toEqual(['A', 'B'])
      expect([...writtenTimes(folder()).keys()]).toEqual([2])
    })
  })

  describe('with a folder that could never be read', () => {
    const folder = () => join(directory, 'news')
    const repair = () => {
      rmSync(folder())
      mkdirSync(folder())
      news('1-a.md', article(1, 'A'))
    }
    beforeEach(() => {
      vi.spyOn(log, 'error').mockImplementation(() => undefined)
      rmSync(folder(), { recursive: true })
      symlinkSync('news', folder())
    })

    it('proves nothing missing: neither a record nor a list', () => {
      const repository = new Repository({ directory, now: 0, zone: 'UTC', preview: false })
      expect(() => repository.record('news', 1)).toThrow(UnavailableError)
      expect(() => repository.news('NEWS')).toThrow(UnavailableError)
      expect(recordNamed(folder(), '1-a.md')).toBeUndefined()
      expect(isLeftOut(folder(), () => false)).toBe(true)
      expect(wrongIn(folder())).toMatchObject([{ shows: 'nothing' }])
    })

    it('shows it as soon as it can be read, without any event', () => {
      const now = vi.spyOn(clock, 'monotonicNow').mockReturnValue(1000)
      expect(titles).toThrow(UnavailableError)
      repair()
      now.mockReturnValue(3001)
      expect(titles()).toEqual(['A'])
      expect(wrongIn(folder())).toEqual([])
    })
  })

  it('reads a file that the system refused for a moment again, without any event', () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const now = vi.spyOn(clock, 'monotonicNow').mockReturnValue(1000)
    const read = vi.spyOn(file, 'contentText').mockImplementationOnce(() => {
      throw new Error('EIO: i/o error, read')
    })
    expect(titles()).toEqual(['B'])
    now.mockReturnValue(3001)
    expect(titles()).toEqual(['A', 'B'])
    now.mockReturnValue(9000)
    expect(titles()).toEqual(['A', 'B'])
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('tries a reading that failed again, and keeps the last good records of a folder that cannot be read', () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    expect(titles()).toEqual(['A', 'B'])
    news('1-a.md', article(1, 'A changed'))
    rereadLibrary()
    vi.spyOn(reading, 'readRecord').mockImplementationOnce(() => {
      throw new Error('no memory')
    })
    expect(titles).toThrow('no memory')
    expect(titles()).toEqual(['A changed', 'B'])
    rmSync(join(directory, 'news'), { recursive: true })
    symlinkSync('news', join(directory, 'news'))
    rereadLibrary()
    expect(titles()).toEqual(['A changed', 'B'])
  })
})

describe('what visitors see of it', () => {
  const noon = Date.parse('2026-11-21T04:00:00Z')
  const repository = (now = noon, preview = false) =>
    new Repository({ directory, now, zone: 'Asia/Shanghai', preview })

  it('relative times follow the clock, newest first', () => {
    const times = (now: number) =>
      repository(now)
        .news('NEWS')
        .map(({ createTime }) => createTime)
    expect(times(noon)).toEqual(['2026-11-20 09:00:00', '2026-01-02'])
    expect(times(noon + 86_400_000)).toEqual(['2026-11-21 09:00:00', '2026-01-02'])
  })

  it('drafts show in previews only', () => {
    news('3-c.md', article(3, 'C', 'published: false\n'))
    expect(repository().record('news', 3)).toBeUndefined()
    expect(repository(noon, true).record('news', 3)).toMatchObject({ title: 'C' })
    expect(repository(noon, true).record('news', 3)).toHaveProperty('published', false)
    expect(repository(noon).record('news', 1)).not.toHaveProperty('published')
  })

  it('publishAt publishes by itself, in the zone of the site', () => {
    news('3-c.md', article(3, 'C', 'publishAt: 2026-11-21 12:00\n'))
    expect(repository(noon - 1).record('news', 3)).toBeUndefined()
    expect(repository(noon).record('news', 3)).toMatchObject({ title: 'C' })
  })

  it('expireAt withdraws by itself, in the zone of the site; previews still show it', () => {
    news('3-c.md', article(3, 'C', 'publishAt: 2026-11-20\nexpireAt: 2026-11-21 12:00\n'))
    expect(repository(noon - 1).record('news', 3)).toMatchObject({ title: 'C' })
    expect(repository(noon - 1).record('news', 3)).not.toHaveProperty('expireAt')
    expect(repository(noon).record('news', 3)).toBeUndefined()
    expect(repository(noon).news('NEWS')).toHaveLength(2)
    expect(repository(noon, true).record('news', 3)).toMatchObject({ title: 'C' })
  })

  it('a publishAt that is no time publishes nothing', () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    news('3-c.md', article(3, 'C', 'publishAt: soon\n'))
    expect(repository().news('NEWS')).toHaveLength(2)
    expect(repository().record('news', 3)).toBeUndefined()
    expect(repository(noon, true).record('news', 3)).toMatchObject({ title: 'C' })
  })
})
