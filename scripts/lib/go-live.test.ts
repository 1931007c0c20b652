import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { backup, mail, oldAddresses, reachable } from './go-live'

const directory = mkdtempSync(join(tmpdir(), 'go-live-'))
const server = createServer(({ url }, response) => {
  const sitemap = url?.endsWith('.xml')
  const index = `<sitemapindex><sitemap><loc>${address()}/part.xml</loc></sitemap></sitemapindex>`
  const part =
    '<urlset><url><loc>https://old.company.com/</loc></url><url><loc>https://old.company.com/a?b=1&amp;c</loc></url></urlset>'
  response.statusCode = sitemap || /^\/(?:\?|$)/.test(url ?? '') ? 200 : url?.startsWith('/moved') ? 301 : 404
  if (url?.startsWith('/moved')) response.setHeader('location', '/')
  response.end(url === '/sitemap.xml' ? index : url === '/part.xml' ? part : '')
})
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const file = (name: string, text: string) => {
  writeFileSync(join(directory, name), text)
  return join(directory, name)
}
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true, force: true })
})

it('old addresses are requested, of a list and of a sitemap with its parts; those that lead nowhere are named', async () => {
  const list = file('old.txt', 'https://old.company.com/\n/moved\n\n/gone\nno address\n')
  expect(await oldAddresses(address(), list)).toMatchObject({
    ok: false,
    found: '2 of 3 lead somewhere; not /gone (404)',
  })
  expect(await oldAddresses(address(), `${address()}/sitemap.xml`)).toMatchObject({
    ok: false,
    found: '1 of 2 lead somewhere; not /a?b=1&c (404)',
  })
  expect(await oldAddresses(address(), file('good.txt', '/\n'))).toMatchObject({ ok: true })
  expect(await oldAddresses(address(), undefined)).toMatchObject({ ok: undefined })
})

it('a part of a sitemap that cannot be had is named, and costs itself alone', async () => {
  const index = ['part.xml', 'gone'].map((name) => `<sitemap><loc>${address()}/${name}</loc></sitemap>`)
  const list = file('index.xml', `<sitemapindex>${index.join('')}</sitemapindex>`)
  expect(await oldAddresses(address(), list)).toMatchObject({
    ok: false,
    found: `1 of 2 lead somewhere; not /a?b=1&c (404); not read ${address()}/gone (answers 404)`,
  })
})

it('the home page is no answer to an old address that has a query alone', async () => {
  expect(await oldAddresses(address(), file('query.txt', '/?p=12\n/moved?p=12\n'))).toMatchObject({
    ok: false,
    found: '1 of 2 lead somewhere; not /?p=12 (the home page)',
  })
})

it('of a list that is longer than what is requested the rest is reported, and nothing is called good', async () => {
  const list = file('long.txt', '/\n/moved\n/gone\n')
  expect(await oldAddresses(address(), list, 2)).toMatchObject({
    ok: undefined,
    found: '2 of 2 lead somewhere; 1 more were not asked for',
  })
})

it('a backup is there, not empty, and of the last day', () => {
  expect(backup(undefined).ok).toBeUndefined()
  expect(backup(join(directory, 'none')).ok).toBe(false)
  expect(backup(file('empty.backup', '')).ok).toBe(false)
  const full = file('leads.backup', 'x')
  expect(backup(full)).toMatchObject({ ok: true, found: '0 hours old' })
  utimesSync(full, Date.now() / 1000 - 200_000, Date.now() / 1000 - 200_000)
  expect(backup(full).ok).toBe(false)
})

it('mail is tried when an address is given, and what is missing is named; no request goes to an address of one’s own machine', async () => {
  const result = parseEnv({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@company.com' })
  const bare = parseEnv({})
  if (!('env' in result && 'env' in bare)) throw new Error('wrong settings')
  expect((await mail(bare.env, undefined)).ok).toBeUndefined()
  expect(await mail(bare.env, 'me@company.com')).toMatchObject({ ok: false, found: 'no mail server' })
  expect(await mail(result.env, 'me@company.com')).toMatchObject({
    ok: false,
    found: expect.stringMatching(/^127\.0\.0\.1:9: SMTP /),
  })
  expect((await reachable(address())).ok).toBeUndefined()
})
