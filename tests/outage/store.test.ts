import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/server'
import { ask } from '../helpers/ask'
import { type FaultServer, startFaultServer } from '../helpers/fault-server'
import { type SiteProcess, startSite } from '../helpers/site-process'
import { untilPage, visitPage } from '../helpers/visit'

// The page store with its folder (ADR 0010): what it sends, what it leaves behind, what survives. One folder, one back end.
const secret = 'a-secret-of-the-tests'
const dir = mkdtempSync(join(tmpdir(), 'northbay-store-'))
const log = join(dir, 'log')
let backend: FaultServer
let site: SiteProcess
let other: SiteProcess | undefined

const start = async (settings: Record<string, string> = {}) =>
  startSite(
    await freePort(),
    {
      CONTENT_API_URL: backend.url,
      CONTENT_REVALIDATE_SECONDS: '600',
      REVALIDATE_SECRET: secret,
      SITE_URL: 'http://www.example.com',
      DATA_DIR: join(dir, 'data'),
      ...settings,
    },
    log,
  )
const label = async (path: string, of = site) =>
  (await visitPage(of.url + path)).headers.get('x-nextjs-cache')

/** The cached pages' files, and how many bytes they take. */
function kept() {
  const pages = join(dir, 'data', 'pages')
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.page'),
  )
  const paths = files.map((name) => join(pages, name))
  return { paths, bytes: paths.reduce((sum, path) => sum + statSync(path).size, 0) }
}

/** The file of a page: its head names the page. */
const fileOf = (key: string) => kept().paths.find((path) => readFileSync(path).includes(`"key":"${key}"`))

beforeAll(async () => {
  backend = await startFaultServer()
  site = await start()
})
afterAll(async () => {
  await Promise.all([site?.stop(), other?.stop()])
  await backend?.close()
  rmSync(dir, { recursive: true, force: true })
})

describe('a cached page', () => {
  it('is sent in what the browser takes, with one strong ETag for each, and 304 for what it has', async () => {
    const url = `${site.url}/en/cases`
    // On a busy machine a page may be made without what it can do without: it lives 5 s, and is another one then (D13).
    await untilPage(url, ({ headers }) => !/s-maxage=[1-5],/.test(headers.get('cache-control') ?? ''), 20_000)
    const plain = await ask(url)
    const [br, gzip] = [
      await ask(url, { 'accept-encoding': 'gzip, br' }),
      await ask(url, { 'accept-encoding': 'gzip' }),
    ]
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag ?? '')
    expect(new Set(tags).size).toBe(3)
    expect(tags.join()).not.toContain('W/')
    const known = await ask(url, { 'accept-encoding': 'br', 'if-none-match': `"x", ${br.headers.etag}` })
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, br.headers.etag])
    expect((await ask(url, { 'accept-encoding': 'gzip', 'if-none-match': tags[1] ?? '' })).status).toBe(200)
    expect(Number(br.headers.age)).toBeGreaterThanOrEqual(0)
    const head = await ask(url, { 'accept-encoding': 'br' }, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      br.headers['content-length'],
    ])
  })

  it('is one page for every spelling of the query, and another one for each page of a list', async () => {
    await visitPage(`${site.url}/en/product`)
    expect(await label('/en/product?bd_vid=1')).toBe('HIT')
    expect(await label('/en/product/form?id=4001')).toBe('HIT')
    const [first, second] = [
      await visitPage(`${site.url}/en/activity`),
      await visitPage(`${site.url}/en/activity?pageNo=2`),
    ]
    expect(first.text).not.toBe(second.text)
    expect(await label('/en/activity?ext_info=2&pageNo=2')).toBe('HIT')
  })

  it('that has become a 404 is gone, and comes back with its record (D5)', async () => {
    const path = '/en/case-detail/402'
    expect((await visitPage(site.url + path)).status).toBe(200)
    backend.setMissing(/^example\/402\b/)
    await refresh({ type: 'example', id: 402 })
    expect((await visitPage(site.url + path)).status).toBe(404)
    backend.setMissing(undefined)
    await refresh({ type: 'example', id: 402 })
    expect((await visitPage(site.url + path)).status).toBe(200)
  })
})

const refresh = (change: object, of = site) =>
  fetch(`${of.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify(change),
  })

it('two hundred unknown ids leave nothing on the disk', async () => {
  await visitPage(`${site.url}/en/nowhere`)
  await visitPage(`${site.url}/nowhere`)
  await expect.poll(() => kept().paths.length).toBeGreaterThan(1) // the place looked at is the right one
  const stamp = Date.now()
  const ids = Array.from({ length: 100 }, (_, index) => `${stamp}${String(index).padStart(2, '0')}`)
  const invented = ids.flatMap((id) => [`/en/case-detail/${id}`, `/about-us/nowhere-${id}`])
  for (const path of invented) expect((await visitPage(site.url + path)).status).toBe(404)
  expect(kept().paths.filter((path) => readFileSync(path).includes(String(stamp)))).toEqual([])
  expect(kept().bytes).toBeLessThan(1_000_000)
})

it.each(['/item/%ZZ', '/en/about-us/%FF', '/_next/%ZZ'])('%s is a 404, not a failure', async (path) => {
  const { status, body } = await ask(site.url + path)
  expect([status, body.includes('data-page="not-found"')]).toEqual([404, true])
})

it('what an edit makes old in one process is old in another of the same folder', async () => {
  const second = await start()
  other = second
  expect(await label('/en/services')).toBe('MISS')
  await expect.poll(() => label('/en/services', second), { timeout: 5000 }).toBe('HIT') // read from the shared disk
  expect(await label('/en/media', second)).toBe('MISS')
  backend.setTitle('Northbay shared')
  await refresh({ type: 'site', id: 2 })
  const isNew = ({ text }: { text: string }) => text.includes('Northbay shared')
  for (const path of ['/en/services', '/en/media']) await untilPage(second.url + path, isNew, 6000)
  backend.setTitle('Northbay Digital')
  await second.stop()
  other = undefined
})

it('after a kill and with the back end down, cached pages are there at once; a torn one is simply not (D13)', async () => {
  for (const path of ['/en/join-us', '/en/solution']) {
    await visitPage(site.url + path)
    await expect.poll(() => fileOf(path)).toBeDefined()
  }
  const torn = fileOf('/en/solution') ?? ''
  await site.kill()
  truncateSync(torn, 100)
  await backend.fail('refuse')
  const port = await freePort()
  const began = Date.now()
  const starting = startSite(
    port,
    {
      CONTENT_API_URL: backend.url,
      CONTENT_REVALIDATE_SECONDS: '600',
      SITE_URL: 'http://www.example.com',
      DATA_DIR: join(dir, 'data'),
    },
    log,
  )
  const first = await firstAnswer(`http://127.0.0.1:${port}/en/join-us`)
  console.info(`first cached page ${Date.now() - began} ms after the start`)
  expect([first.status, first.headers.get('x-nextjs-cache')]).toEqual([200, 'HIT'])
  site = await starting
  expect((await visitPage(`${site.url}/en/solution`)).status).toBe(503)
  await backend.fail(undefined)
  await untilPage(`${site.url}/en/solution`, ({ status }) => status === 200, 10_000)
})

/** The first answer of a server that is just starting. */
async function firstAnswer(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe('client navigation', () => {
  it.each<[string, Record<string, string>, object]>([
    ['/en/cases?_rsc', {}, { 'x-nextjs-cache': 'HIT' }],
    [
      '/en/activity?pageNo=2&bd_vid=1&_rsc=MdDRZQZCIaVqkqyK',
      { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/x' },
      { 'x-nextjs-cache': 'HIT', 'x-nextjs-postponed': '2' },
    ],
  ])('is answered from the store: %s', async (path, headers, expected) => {
    const [page = ''] = path.split('?_rsc')
    await ask(site.url + page.replace(/&.*/, ''))
    const answer = await ask(site.url + path, { rsc: '1', ...headers })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'text/x-component', ...expected })
    expect(answer.body.toString()).not.toContain('<html')
  })

  it('under an unexpected _rsc is answered for this visitor alone', async () => {
    const answer = await ask(`${site.url}/en/cases?_rsc=wrong`, { rsc: '1' })
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })

  // Next writes the address that a render was asked for into the page: it must be everyone's.
  it.each([
    ['/en/go1688', `EVIL=${'e'.repeat(3000)}`, {}],
    ['/en/periodical', 'EVIL=1&_rsc', { rsc: '1', 'next-hmr-refresh': '1' }],
    ['/en/services', 'EVIL=1', {}],
  ])('and %s holds nothing of the query of who asked first (%#)', async (path, query, headers) => {
    await ask(`${site.url}${path}?${query}`, headers)
    for (const as of [{}, { rsc: '1' }]) {
      const { status, body } = await ask(`${site.url}${path}${'rsc' in as ? '?_rsc' : ''}`, as)
      expect([status, body.includes('EVIL')]).toEqual([200, false])
    }
  })
})
