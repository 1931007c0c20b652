import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { visitPage } from '../helpers/visit'

// Embedded content with mistakes under the built site: a wrong record hurts neither another nor the site (D31).

const content = mkdtempSync(join(tmpdir(), 'wrong-content-'))
const product = join(content, 'cn/products/1001-procure.yaml')
const article = join(content, 'cn/news/501-hangzhou-lab-opens.md')
const original = readFileSync('content/cn/products/1001-procure.yaml', 'utf8')
const [, name = ''] = /^name: (.*)$/m.exec(original) ?? []
let site: RunningServer

const visit = (path: string) => visitPage(site.url + path)
const health = async () => {
  const answer = await fetch(`${site.url}/api/health?deep=1`)
  const { parts } = (await answer.json()) as { parts: { name: string; wrong?: object[] }[] }
  return { status: answer.status, wrong: parts.find((part) => part.name === 'content')?.wrong }
}

beforeAll(async () => {
  cpSync('content', content, { recursive: true })
  writeFileSync(product, original.replace(/^name: .*\n/m, ''))
  site = await startServer({ CONTENT_DIR: content })
})
afterAll(async () => {
  await site?.stop()
  rmSync(content, { recursive: true, force: true })
})

describe('a record that is wrong at the start', () => {
  it('is left out of lists, is no 404 at its address, and the rest of the site serves', async () => {
    const list = await visit('/product')
    expect([list.status, list.text.includes(name), list.text.includes('/product/1002')]).toEqual([
      200,
      false,
      true,
    ])
    const own = await visit('/product/1001')
    expect([own.status, own.headers.get('retry-after') !== null]).toEqual([503, true])
    expect((await visit('/product/7777')).status).toBe(404)
    for (const path of ['/', '/product/1002', '/product-category/101', '/en/product/1001'])
      expect([path, (await visit(path)).status]).toEqual([path, 200])
  })

  it('is named with file, line and field in the log and in deep health, which stays well', async () => {
    await vi.waitFor(() => expect(site.output()).toContain('1001-procure.yaml:1: $.name'), {
      timeout: 20_000,
    })
    await vi.waitFor(async () => expect((await health()).wrong).toHaveLength(1), { timeout: 20_000 })
    expect(await health()).toEqual({
      status: 200,
      wrong: [
        expect.objectContaining({
          file: 'cn/products/1001-procure.yaml',
          line: 1,
          field: '$.name',
          shows: 'nothing',
        }),
      ],
    })
  })

  it('is shown once it is mended, without a restart', async () => {
    writeFileSync(product, original)
    await vi.waitFor(async () => expect((await visit('/product/1001')).status).toBe(200), { timeout: 20_000 })
    await vi.waitFor(async () => expect((await health()).wrong).toBeUndefined(), { timeout: 20_000 })
  })
})

it('an edit that is wrong, and a file with a taken id, leave the published article as it is', async () => {
  const before = readFileSync(article, 'utf8')
  const [, title = ''] = /^title: (.*)$/m.exec(before) ?? []
  expect((await visit('/article-detail/news/501')).text).toContain(title)
  writeFileSync(join(content, 'cn/news/000-copy.md'), before.replace(title, '副本'))
  writeFileSync(article, before.replace('type: NEWS', 'type: NWES'))
  await vi.waitFor(async () => expect((await health()).wrong).toHaveLength(2), { timeout: 20_000 })
  const { status, text } = await visit('/article-detail/news/501')
  expect([status, text.includes(title), text.includes('副本')]).toEqual([200, true, false])
})

it('a redirect counts as soon as it is written, and one that leads in a circle is left out', async () => {
  const ask = (path: string) => fetch(site.url + path, { redirect: 'manual' })
  expect((await ask('/moved')).status).toBe(404)
  writeFileSync(
    join(content, 'redirects.yaml'),
    '- { from: /moved, to: /cases }\n- { from: /a, to: /b }\n- { from: /b, to: /a }\n',
  )
  await vi.waitFor(async () => expect((await ask('/moved')).status).toBe(301), { timeout: 20_000 })
  expect((await ask('/a')).status).toBe(404)
  const loop = { file: 'redirects.yaml', line: 2, message: 'a loop: /a → /b → /a' }
  await vi.waitFor(async () => expect((await health()).wrong).toContainEqual(expect.objectContaining(loop)), {
    timeout: 20_000,
  })
})

it('is the last good version after a restart, for the first request too; redirects as well', async () => {
  const redirects = join(content, 'redirects.yaml')
  writeFileSync(product, original)
  cpSync('content/redirects.yaml', redirects)
  const data = mkdtempSync(join(tmpdir(), 'wrong-data-'))
  const settings = { CONTENT_DIR: content, DATA_DIR: data }
  const begin = async () => {
    const started = await startServer(settings)
    const [record, old] = await Promise.all(
      ['/product/1001', '/news'].map((path) => visitPage(started.url + path)),
    )
    return { started, seen: [record?.status, record?.text.includes(name), old?.status] }
  }
  const first = await begin()
  try {
    const copy = () => readdirSync(data, { recursive: true, encoding: 'utf8' }).join()
    await vi.waitFor(
      () =>
        expect([copy().includes('cn/products/1001-procure'), copy().includes('redirects')]).toEqual([
          true,
          true,
        ]),
      {
        timeout: 20_000,
      },
    )
  } finally {
    await first.started.stop()
  }
  writeFileSync(product, original.replace(/^name: .*\n/m, ''))
  writeFileSync(redirects, '- { from: "no end\n')
  const second = await begin()
  await second.started.stop()
  rmSync(data, { recursive: true, force: true })
  expect([first.seen, second.seen]).toEqual([
    [200, true, 301],
    [200, true, 301],
  ])
})
