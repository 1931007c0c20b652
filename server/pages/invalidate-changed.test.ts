import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { invalidateChanged } from './invalidate-changed'
import { freshness, tagTimes } from './tags'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catch-up-'))
  mkdirSync(join(root, 'pages'))
  write('content/cn/site.yaml', 'id: 1')
  write('content/cn/news/501-lab.md', '---\nid: 501\ncoverMaterial: /assets/lab.webp\n---\n')
  write('content/en/news/501-lab.md', '---\nid: 501\n---\n')
  write('content/cn/cases/402-chips.yaml', 'id: 402')
  write('content/cn/home/banner.yaml', 'pcResource: /assets/lab.webp')
  write('content/redirects.yaml', '[]')
  write('public/assets/lab.webp', 'picture')
  write('public/assets/old.webp', 'picture')
  write('public/ai/agents.html', '<title>Agents</title>')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** One start of the site: what it expired. */
async function start(flush = async () => undefined as unknown) {
  const tags = tagTimes()
  const places = { contentDirectory: join(root, 'content'), publicDirectory: join(root, 'public') }
  const { expireOutdated, since } = invalidateChanged(join(root, 'pages'), places, {
    ...tags,
    flush: async () => void (await flush()),
  })
  await expireOutdated()
  return { expired: tags.entries().map(([tag]) => tag), tags, since, expireOutdated }
}

it('the first start has no earlier state: every cached page is old', async () => {
  const { expired, tags, since } = await start()
  const page = { at: Date.now() - 1000, revalidate: 60, expire: 600, tags: [] }
  expect([expired, since, freshness(page, tags)]).toEqual([[], undefined, 'expired'])
})

it('publishes nothing at a start where nothing has changed', async () => {
  await start()
  const { expired, tags, since } = await start()
  expect([expired, tags.floor()]).toEqual([[], 0])
  expect(Date.now() - Number(since)).toBeLessThan(60_000)
})

it('publishes nothing of links that lead to themselves or to a folder around them', async () => {
  symlinkSync('loop.webp', join(root, 'public/assets/loop.webp'))
  for (const name of ['all', 'again']) symlinkSync('..', join(root, 'public/assets', name))
  await start()
  const { expired, tags } = await start()
  expect([expired, tags.floor()]).toEqual([[], 0])
})

it.each([
  ['an article', 'content/en/news/501-lab.md', ['news', 'news:501']],
  ['a new article', 'content/cn/news/502-new.md', ['news', 'news:502']],
  ['a record that others show', 'content/cn/cases/402-chips.yaml', ['example', 'example:*']],
  ['a record without an id', 'content/cn/home/banner.yaml', ['homepage', 'homepage:*']],
  ['a single file', 'content/cn/site.yaml', ['site', 'site:*']],
  ['a picture', 'public/assets/lab.webp', ['news', 'news:*', 'homepage', 'homepage:*']],
  ['a picture that nothing shows', 'public/assets/old.webp', []],
  ['a page of public/', 'public/ai/agents.html', ['site', 'site:*']],
  ['an HTML file that nothing frames', 'public/assets/terms.html', []],
  ['redirects, which are no page', 'content/redirects.yaml', []],
])('tells of %s what shows it', async (_, file, tags) => {
  await start()
  write(file, `id: ${/(\d+)-/.exec(file)?.[1]}\nanother and longer text`)
  expect((await start()).expired.sort()).toEqual([...tags].sort())
})

it('expires everything where more than 500 records have changed', async () => {
  await start()
  for (let id = 1; id <= 501; id += 1) write(`content/cn/news/${id}.md`, `---\nid: ${id}\n---\n`)
  const { expired, tags } = await start()
  expect([expired, tags.floor() > 0]).toEqual([[], true])
})

it('publishes all records of a kind where a file is gone, or has another id than its name', async () => {
  await start()
  rmSync(join(root, 'content/cn/news/501-lab.md'))
  write('content/en/news/501-lab.md', 'id: 7')
  expect((await start()).expired).toEqual(['navigation', 'news', 'news:*'])
})

it('publishes what changes between the look before the first answer and the watch', async () => {
  const { expireOutdated, tags } = await start()
  write('content/cn/news/503-late.md', '---\nid: 503\n---\n')
  await expireOutdated()
  expect(tags.entries().map(([tag]) => tag)).toEqual(['news', 'news:503'])
})

it('a start that was killed before its tags stood on the disk is no start', async () => {
  await start()
  write('content/cn/news/501-lab.md', '---\nid: 501\n---\nedited')
  await start(() => Promise.reject(new Error('killed')))
  expect((await start()).expired).toEqual(['news', 'news:501'])
})
