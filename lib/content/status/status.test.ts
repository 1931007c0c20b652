import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { confirmTranslation, contentStatus, previewPathOf } from '.'
import { newestOf } from './git-times'
import { newerByContent, newerByTime } from './translation-state'

const HOUR = 3_600_000
const side = (hash: string, hours = 0) => ({ hash, at: hours * HOUR })

it.each([
  ['written together', 0, 1, undefined],
  ['a working day apart', 0, 24, undefined],
  ['Chinese two days later', 48, 0, 'cn'],
  ['English two days later', 0, 48, 'en'],
])('by Git: %s', (_, cn, en, ahead) => {
  const sides = { cn: side('c', cn), en: side('e', en) }
  expect(newerByTime(sides, undefined)).toBe(ahead)
  expect(newerByTime(sides, { cn: 'c', en: 'old' })).toBe(ahead)
  expect(newerByTime(sides, { cn: 'c', en: 'e' })).toBeUndefined()
})

it.each([
  ['never seen', undefined, undefined],
  ['as it was', { cn: 'c', en: 'e' }, undefined],
  ['both changed', { cn: 'x', en: 'y' }, undefined],
  ['Chinese changed', { cn: 'x', en: 'e' }, 'cn'],
  ['English changed', { cn: 'c', en: 'y' }, 'en'],
])('by content: %s', (_, before, ahead) =>
  expect(newerByContent({ cn: side('c'), en: side('e') }, before)).toBe(ahead),
)

it('reads the newest commit of each file', () =>
  expect(newestOf('\x0120\n\ncn/a.yaml\nen/a.yaml\n\x0110\n\ncn/a.yaml\ncn/b.yaml\n')).toEqual(
    new Map([
      ['cn/a.yaml', 20_000],
      ['en/a.yaml', 20_000],
      ['cn/b.yaml', 10_000],
    ]),
  ))

describe('the status of content (D31)', () => {
  const now = Date.parse('2026-11-22T04:00:00Z')
  let directory = ''
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'northbay-status-'))
  })
  afterEach(() => rmSync(directory, { recursive: true, force: true }))
  const options = () => ({
    contentDirectory: join(directory, 'content'),
    dataDirectory: join(directory, 'data'),
    zone: 'Asia/Shanghai',
    now,
  })
  const write = (file: string, text: string) => {
    const path = join(directory, 'content', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const news = (file: string, id: number, more = '') =>
    write(
      file,
      `---\nid: ${id}\ntype: NEWS\ntitle: "No ${id}: news" # a note\n${more}---\ntitle: in the text\n`,
    )
  const both = (id: number, more = '') => {
    news(`cn/news/${id}-甲.md`, id, more)
    news(`en/news/${id}-a.md`, id, more)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: join(directory, 'content'),
      stdio: 'pipe',
    })

  it('reports what one language lacks, and what comes and goes by itself as of a moment', async () => {
    both(1)
    news('cn/news/2.md', 2)
    write('en/products/7.yaml', 'name: [broken\nid: 7\n')
    both(3, 'published: false\npublishAt: 2026-11-23 09:00\n')
    news('cn/news/4.md', 4, 'publishAt: 2026-11-22 12:01\n')
    news('en/news/4.md', 4, 'expireAt: 2026-11-22 12:01\n')
    news('cn/news/5.md', 5, 'expireAt: today\n')
    news('en/news/5.md', 5, 'publishAt: 2026-11-22 12:00\n')
    write('cn/mail.yaml', 'to: [a@example.com]\n')
    write('en/forms/4001-contact.yaml', 'id: 4001\nname: Contact\n')
    const status = await contentStatus(options())
    const files = (list: { file: string }[]) => list.map(({ file }) => file)
    expect(files(status.missing)).toEqual(['cn/news/2.md', 'en/products/7.yaml'])
    expect(status.missing.map(({ title }) => title)).toEqual(['No 2: news', '7'])
    expect(files(status.drafts)).toEqual(['cn/news/3-甲.md', 'en/news/3-a.md'])
    expect(files(status.scheduled)).toEqual(['cn/news/4.md'])
    expect(files(status.expiring)).toEqual(['en/news/4.md'])
    expect(files(status.expired)).toEqual(['cn/news/5.md'])
    expect(status.scheduled.map(previewPathOf)).toEqual(['/article-detail/news/4/preview'])
    expect(status.drafts.map(previewPathOf)[1]).toBe('/en/article-detail/news/3/preview')
  })

  it('without Git: what changed alone since both were in step, until the other follows or it is confirmed', async () => {
    both(1)
    both(2)
    const ahead = async () =>
      (await contentStatus(options())).changed.map((item) => [item.pair.cn.key, item.ahead])
    expect(await ahead()).toEqual([])
    news('cn/news/1-甲.md', 1, 'desc: other words\n')
    news('en/news/2-a.md', 2, 'desc: other words\n')
    expect(await ahead()).toEqual(
      expect.arrayContaining([
        ['news/1', 'cn'],
        ['news/2', 'en'],
      ]),
    )
    expect(await ahead()).toHaveLength(2)
    news('en/news/1-a.md', 1, 'desc: translated\n')
    expect(await confirmTranslation(options(), 'news/2')).toBe(true)
    expect(await confirmTranslation(options(), 'news/99')).toBe(false)
    expect(await ahead()).toEqual([])
    news('en/news/2-a.md', 2, 'desc: again\n')
    expect(await ahead()).toEqual([['news/2', 'en']])
  })

  it('with Git: by the dates of commits, and by the file where a change is not committed yet', async () => {
    both(1)
    both(2)
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'both', '--date', '2026-01-01T00:00:00Z')
    const env = { ...process.env, GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z' }
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--amend', '-m', 'both'],
      {
        cwd: join(directory, 'content'),
        env,
      },
    )
    const changed = async () => {
      const { changed: list, by } = await contentStatus(options())
      return [by, list.map(({ pair, ahead }) => [pair.en.key, ahead])]
    }
    expect(await changed()).toEqual(['git', []])
    news('cn/news/1-甲.md', 1, 'desc: other words\n')
    expect(await changed()).toEqual(['git', [['news/1', 'cn']]])
    git('add', '.')
    git('commit', '-qm', 'one')
    expect(await changed()).toEqual(['git', [['news/1', 'cn']]])
    await confirmTranslation(options(), 'news/1')
    expect(await changed()).toEqual(['git', []])
  })
})
