import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { EndpointName } from '@/lib/contract/endpoints'
import { NotFoundError, UnavailableError } from '@/lib/contract/errors'
import { log } from '@/lib/log'
import { buildCall, type CallInput } from '../../client/call'
import { embeddedSource, hasUnreadableFile } from '.'
import { copiesSaved, enableCopies } from './last-good'
import { closeLibrary, rereadLibrary } from './library'
import { inspect } from './parse-file'
import { wrongRecords } from './wrong'

// A copied CONTENT_DIR is edited under a running source; every test begins with a source that has read nothing (D31).

const directory = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs')
  const made = mkdtempSync(`${process.getBuiltinModule('node:os').tmpdir()}/wrong-`)
  process.env.CONTENT_DIR = `${made}/content`
  process.env.DATA_DIR = `${made}/data`
  return made
})
const content = join(directory, 'content')
const copied = [
  ...[
    'cn/site.yaml',
    'cn/footer.yaml',
    'cn/navigation',
    'cn/home',
    'cn/services',
    'cn/introductions',
    'en/site.yaml',
  ],
  ...[
    'cn/products',
    'cn/product-categories',
    'cn/news/501-hangzhou-lab-opens.md',
    'cn/news/502-procure-4-2.md',
  ],
]
const place = (file: string) => join(content, file)
const text = (file: string) => readFileSync(place(file), 'utf8')
const write = (file: string, written: string) => writeFileSync(place(file), written)
const edit = (file: string, from: RegExp, to: string) => write(file, text(file).replace(from, to))

const news = 'cn/news/501-hangzhou-lab-opens.md'
const product = 'cn/products/1001-procure.yaml'

let logged: MockInstance<typeof log.error>

const ask = (name: EndpointName, input: CallInput = {}) =>
  embeddedSource.answer(buildCall(name, 'cn', '1', input, Date.now() + 5000)) as Promise<
    Record<string, unknown>
  >
const article = (id: string) => ask('article', { type: 'news', id })
const newsIds = async () => {
  const { data } = await ask('newsList', { body: { type: 'NEWS', pageSize: 100 } })
  return (data as { id: number }[]).map(({ id }) => id)
}
/** What a watch would have told. */
const reread = () => rereadLibrary()
const restart = () => closeLibrary()
const wrong = () => wrongRecords(content)
const named = (file: string) => wrong().filter((record) => record.file === file)

beforeEach(() => {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(content, { recursive: true })
  for (const name of copied) cpSync(join('content', name), place(name), { recursive: true })
  logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  closeLibrary()
  await copiesSaved()
  enableCopies(false)
  rmSync(directory, { recursive: true, force: true })
  vi.restoreAllMocks()
})

describe('an edit that is wrong', () => {
  it.each<[string, RegExp, string, string]>([
    ['breaks the YAML', /^title: .*$/m, 'title: "no end', '$'],
    ['takes the title', /^title: .*\n/m, '', '$.title'],
    ['misspells the type', /^type: NEWS$/m, 'type: NWES', '$.type'],
    ['misspells a field', /^author:/m, 'autor:', '$.autor'],
    ['empties the file', /[\s\S]*/, '', '$'],
  ])(
    '%s keeps the last good version, in its list and at its address, and is named',
    async (_, from, to, field) => {
      expect(await newsIds()).toContain(501)
      const before = await article('501')
      edit(news, from, to)
      reread()
      expect(await newsIds()).toContain(501)
      expect(await article('501')).toEqual(before)
      expect(named(news)).toEqual([
        {
          file: news,
          line: expect.any(Number),
          field,
          message: expect.any(String),
          shows: 'last good version',
        },
      ])
      const [[told]] = logged.mock.calls as [[object]]
      expect(told).toMatchObject({ file: place(news), field, line: expect.any(Number) })
      await newsIds()
      reread()
      await newsIds()
      expect(logged).toHaveBeenCalledTimes(1)
    },
  )

  it.each([
    ['published: perhaps', '$.published'],
    ['publishAt: soon', '$.publishAt'],
    ['expireAt: never', '$.expireAt'],
    ['published: false\nautor: x', '$.autor'],
  ])('that says %s withdraws the record from all but previews, and is named (S11)', async (line, field) => {
    expect(await newsIds()).toContain(501)
    edit(news, /^type: NEWS$/m, `type: NEWS\n${line}`)
    reread()
    expect(await newsIds()).not.toContain(501)
    await expect(article('501')).rejects.toThrow(NotFoundError)
    expect(named(news)).toMatchObject([{ field }])
    write(news, text(news).replace(`\n${line}`, ''))
    reread()
    expect(await newsIds()).toContain(501)
  })

  it('and mended is shown, and named no longer', async () => {
    await newsIds()
    edit(news, /^type: NEWS$/m, 'type: NWES')
    reread()
    expect(named(news)).toHaveLength(1)
    edit(news, /^type: NWES$/m, 'type: NEWS')
    edit(news, /^title: .*$/m, 'title: 改好了')
    reread()
    expect(await article('501')).toMatchObject({ title: '改好了' })
    expect(wrong()).toEqual([])
  })

  it('in navigation, home and footer leaves the layout as it was', async () => {
    const before = await Promise.all([
      ask('topNavigation'),
      ask('homepage'),
      ask('bottomNavigation'),
      ask('siteList'),
    ])
    for (const file of [
      'cn/navigation/01-product.yaml',
      'cn/home/12-case.yaml',
      'cn/footer.yaml',
      'cn/site.yaml',
    ])
      write(file, 'title: "no end')
    reread()
    expect(
      await Promise.all([ask('topNavigation'), ask('homepage'), ask('bottomNavigation'), ask('siteList')]),
    ).toEqual(before)
    expect(wrong()).toHaveLength(4)
  })
})

describe('an id that is taken', () => {
  it.each(['000-copy.md', '999-copy.md'])(
    'leaves the published article where it is and names the newer file, %s',
    async (name) => {
      const before = await article('501')
      write(`cn/news/${name}`, text(news).replace(/^title: .*$/m, 'title: 副本'))
      reread()
      expect(await article('501')).toEqual(before)
      expect((await newsIds()).filter((id) => id === 501)).toHaveLength(1)
      expect(named(`cn/news/${name}`)).toMatchObject([
        { field: '$.id', message: 'id 501 is taken by 501-hangzhou-lab-opens.md', shows: 'nothing' },
      ])
    },
  )

  it('is the same after a restart, and free again once its keeper is gone', async () => {
    write('cn/news/000-copy.md', text(news).replace(/^title: .*$/m, 'title: 副本'))
    expect(await article('501')).not.toMatchObject({ title: '副本' })
    unlinkSync(place(news))
    reread()
    expect(await article('501')).toMatchObject({ title: '副本' })
    expect(wrong()).toEqual([])
  })

  it('takes no record from its own file: an edit to it keeps what was there', async () => {
    const [first, second] = [await article('501'), await article('502')]
    edit('cn/news/502-procure-4-2.md', /^id: 502$/m, 'id: 501')
    reread()
    expect([await article('501'), await article('502')]).toEqual([first, second])
  })

  it('goes to a published record before a draft', async () => {
    edit(news, /^type: NEWS$/m, 'type: NEWS\npublished: false')
    write(
      'cn/news/999-b.md',
      text(news)
        .replace('published: false\n', '')
        .replace(/^title: .*$/m, 'title: 已发布'),
    )
    expect(await article('501')).toMatchObject({ title: '已发布' })
  })
})

describe('a start with a wrong record', () => {
  it('leaves it out of lists; its address is not proven to be none, others are', async () => {
    edit(product, /^name: .*\n/m, '')
    edit(news, /^type: NEWS$/m, 'type: NWES')
    const groups = (await ask('productList')) as unknown as { productList: { id: number }[] }[]
    const ids = groups.flatMap(({ productList }) => productList.map(({ id }) => id))
    expect(ids).not.toContain(1001)
    expect(ids.length).toBeGreaterThan(10)
    expect(await newsIds()).not.toContain(501)
    await expect(ask('product', { id: '1001' })).rejects.toThrow(UnavailableError)
    await expect(article('501')).rejects.toThrow(UnavailableError)
    await expect(ask('product', { id: '7777' })).rejects.toThrow(NotFoundError)
    expect(named(product)).toMatchObject([{ field: '$.name', shows: 'nothing' }])
  })

  it('has the id of its file name even when nothing of the file can be read', async () => {
    write(news, 'no front matter')
    await expect(article('501')).rejects.toThrow(UnavailableError)
  })

  it('may be any type of introduction', () => {
    edit('cn/introductions/902-culture.yaml', /^title: .*\n/m, '')
    expect(['culture', 'trust', 'nothing'].map((type) => hasUnreadableFile('cn', type))).toEqual([
      true,
      false,
      false,
    ])
    write('cn/introductions/904-trust.yaml', 'title: "no end')
    restart()
    expect(hasUnreadableFile('cn', 'nothing')).toBe(true)
  })

  it('does without a wrong site, footer, navigation item and home module', async () => {
    const files = [
      'site.yaml',
      'footer.yaml',
      'navigation/01-product.yaml',
      'home/12-case.yaml',
      'services/911-service-and-support.yaml',
    ]
    for (const file of files) write(`cn/${file}`, '- no record')
    expect(await ask('siteList')).toMatchObject([
      { id: 1, mark: 'cn' },
      { id: 2, mark: 'en' },
    ])
    expect(((await ask('topNavigation')) as unknown as unknown[]).length).toBeGreaterThan(5)
    expect(((await ask('homepage')) as unknown as unknown[]).length).toBeGreaterThan(3)
    await expect(ask('services')).rejects.toThrow()
    expect(wrong()).toHaveLength(files.length)
  })

  it('shows what the contract lets a reader drop', async () => {
    edit(product, /^name:/m, 'nonsense: 1\nname:')
    expect(await ask('product', { id: '1001' })).toMatchObject({ id: 1001 })
    expect(named(product)).toMatchObject([{ field: '$.nonsense', shows: 'what can be read' }])
  })

  it('has the last good version of the run before', async () => {
    enableCopies()
    const before = await article('501')
    await copiesSaved()
    write(news, 'no front matter')
    restart()
    expect(await article('501')).toEqual(before)
    expect(await newsIds()).toContain(501)
    expect(named(news)).toMatchObject([{ shows: 'last good version' }])
  })
})

it('reads no file that is none or has no end, and goes on without it', async () => {
  execFileSync('mkfifo', [place('cn/news/503-pipe.md'), place('cn/news/504-pipe.yaml')])
  write('cn/news/505-long.md', `---\nid: 505\n---\n${'x'.repeat(2 * 1024 * 1024)}`)
  reread()
  expect(await newsIds()).toEqual(expect.arrayContaining([501, 502]))
  expect(logged.mock.calls.map(([of]) => (of as { reason: string }).reason)).toEqual(
    expect.arrayContaining([
      '503-pipe.md:1: $: a regular file is expected',
      '504-pipe.yaml:1: $: a regular file is expected',
      '505-long.md:1: $: at most 2097152 bytes',
    ]),
  )
})

it('a key that stands twice is wrong where it stands again, in maps of any size', () => {
  const keys = Array.from({ length: 40_000 }, (_, index) => `key${index}: x`)
  write('cn/news/506-keys.yaml', ['id: 506', ...keys, 'key7: again'].join('\n'))
  const before = process.cpuUsage()
  expect(inspect(place('cn/news/506-keys.yaml')).reading.mistakes).toEqual([
    { line: 40_002, path: '$', message: 'this field stands here twice' },
  ])
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2.5)
})

it('takes a file with a byte order mark', async () => {
  write(news, `\uFEFF${text(news)}`)
  write(product, `\uFEFF${text(product)}`)
  expect(await article('501')).toMatchObject({ id: 501 })
  expect(await ask('product', { id: '1001' })).toMatchObject({ id: 1001 })
  expect(wrong()).toEqual([])
})
