import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { untilPage, visitPage } from '../helpers/visit'

// One instance of the site as another's CONTENT_API_URL (D34): both show the same pages.
const token = 'token-of-the-tests'
const paths = [
  ...['/', '/product', '/product/1001', '/product-category/101', '/solution', '/solution/301', '/cases'],
  ...['/case-detail/401', '/about-us', '/about-us/news', '/article-detail/news/501', '/periodical'],
  ...[
    '/periodical/801',
    '/periodical/808',
    '/activity',
    '/activity/601',
    '/media',
    '/Media/701',
    '/services',
    '/join-us',
  ],
]

let origin: RunningServer
let other: RunningServer
beforeAll(async () => {
  origin = await startServer({ CONTENT_API_TOKEN: token })
  other = await startServer({ CONTENT_API_TOKEN: token, CONTENT_API_URL: origin.url })
  // The shell of each language: a page is made without its footer when a cold origin takes too long over that (D13).
  for (const path of ['/privacy', '/en/privacy'])
    await untilPage(other.url + path, ({ text }) => text.includes('<footer'), 80_000)
}, 120_000)
afterAll(async () => {
  await other?.stop()
  await origin?.stop()
})

/**
 * What a visitor sees and follows: the body without scripts, hosts, generated ids and
 * comments: where React joins texts depends on what had arrived.
 */
const seen = (html: string, host: string) =>
  html
    .replace(/^[\s\S]*?<body/, '<body')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(host, 'http://site')
    .replace(/_R_\w+_|«\w+»/g, 'id')
    .replace(/<!--[\s\S]*?-->/g, '')

it.each(paths.flatMap((path) => [path, `/en${path === '/' ? '' : path}`]))('%s', async (path) => {
  const [own, theirs] = await Promise.all([visitPage(origin.url + path), visitPage(other.url + path)])
  expect([own.status, theirs.status]).toEqual([200, 200])
  expect(seen(theirs.text, other.url)).toBe(seen(own.text, origin.url))
})

it('what a form gates on the other instance is given out there, fetched with the token (D26, D34)', async () => {
  const paper = readFileSync('content/gated/whitepaper-808.cn.pdf')
  const call = (headers: HeadersInit) =>
    fetch(`${origin.url}/api/internal/corporate/publications/808`, { headers })
  const record = (await (await call({ authorization: `Bearer ${token}` })).json()) as {
    data: { jumpBO: { attachment: { files: { url: string }[] } } }
  }
  const address = origin.url + record.data.jumpBO.attachment.files[0]?.url
  expect((await fetch(address)).status).toBe(401)
  const file = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  expect(Buffer.from(await file.arrayBuffer()).equals(paper)).toBe(true)
  expect(await (await call({})).text()).not.toContain('whitepaper-808')

  const submitted = await fetch(`${other.url}/api/internal/form`, {
    method: 'POST',
    body: JSON.stringify({
      site: { id: 1 },
      form: { id: 5002 },
      fieldValues: ['甲', '乙', 'a@b.co'].map((value, at) => ({ formFieldBO: { id: 500201 + at }, value })),
      client: { trap: '', elapsedMs: 5000 },
      gate: { type: 'corporate/publications', id: 808, jump: 'jumpBO' },
    }),
  })
  const { data } = (await submitted.json()) as { data: { gate: { href: string } } }
  const given = await fetch(other.url + data.gate.href, {
    redirect: 'manual',
    headers: { range: 'bytes=0-99' },
  })
  expect([given.status, given.headers.get('content-range')]).toEqual([206, `bytes 0-99/${paper.length}`])
  expect(given.headers.get('content-disposition')).toContain('whitepaper-808.cn.pdf')
  expect(Buffer.from(await given.arrayBuffer()).equals(paper.subarray(0, 100))).toBe(true)
})
