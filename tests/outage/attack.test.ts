import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { visitPage } from '../helpers/visit'

// Attacks that once took the site down, in small, on the built site: it goes on answering within a second.
let site: RunningServer
const sockets: Socket[] = []

beforeAll(async () => {
  site = await startServer()
  await visitPage(`${site.url}/en`)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(async () => site?.stop())

async function attacker(text: string): Promise<Socket> {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${more}\r\n`

/** Resident memory of the site's process in MB. */
const resident = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024

/** Asks for a page that is kept, until it comes within a second. */
async function answersAgain() {
  for (let slowest = Number.POSITIVE_INFINITY, asked = 0; slowest > 1000; asked++) {
    if (asked > 10) throw new Error(`a cached page takes ${slowest} ms`)
    slowest = (await visitPage(`${site.url}/en`)).ms
  }
}

it('unwanted upgrades are answered, and their sockets closed', async () => {
  const paths = [
    '/en',
    '/nowhere',
    '/api/nowhere',
    '/_next/nowhere',
    '/assets/nowhere.png',
    '/_next/static/nowhere.js',
  ]
  const upgrade = (path: string) => request(path, 'Connection: Upgrade\r\nUpgrade: websocket\r\n')
  const all = await Promise.all(
    Array.from({ length: 20 }, () => paths.map((path) => attacker(upgrade(path)))).flat(),
  )
  const ended = all.map((socket) => once(socket.resume(), 'close').then(() => 'closed'))
  const late = wait(20_000, 'open', { ref: false })
  expect(await Promise.all(ended.map((one) => Promise.race([one, late])))).toEqual(all.map(() => 'closed'))
  await answersAgain()
}, 40_000)

it('requests piled up on connections that nobody reads take neither memory nor time', async () => {
  const before = resident()
  // Each page is another one, so that none of them is made only once.
  const pile = Array.from({ length: 500 }, (_, index) => request(`/en/activity?activityName=a${index}`))
  await Promise.all(Array.from({ length: 20 }, () => attacker(pile.join(''))))
  await answersAgain()
  expect(resident() - before).toBeLessThan(250)
}, 60_000)

it('addresses that somebody made up cost neither memory nor time', async () => {
  const before = resident()
  const invented = Array.from({ length: 500 }, (_, at) => [
    `/en/case-detail/9${at}0001`,
    `/en/nowhere-${at}`,
  ]).flat()
  const statuses = new Set<number>()
  let slowest = 0
  const attack = async () => {
    for (let path = invented.pop(); path; path = invented.pop())
      statuses.add((await visitPage(site.url + path)).status)
  }
  const visitor = async () => {
    while (invented.length > 0) slowest = Math.max(slowest, (await visitPage(`${site.url}/en`)).ms)
  }
  await Promise.all([...Array.from({ length: 20 }, attack), visitor()])
  console.info(`a cached page took ${slowest} ms at most while 1,000 invented addresses were asked for`)
  expect([...statuses]).toEqual([404])
  await answersAgain()
  expect(resident() - before).toBeLessThan(100)
}, 60_000)

const logo = '/assets/logos/northbay.svg'
/** Pictures of the site that were never asked for before, largest first. */
const pictures = () =>
  readdirSync(join(root, 'public', 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:webp|jpe?g|png)$/.test(name))
    .map((name) => `/api/image?src=${encodeURIComponent(`/assets/${name.replaceAll('\\', '/')}`)}`)

it('twenty pictures at once leave files and pages quick', async () => {
  let made = 0
  const asked = pictures()
    .slice(0, 20)
    .map(async (path) => {
      const answer = await fetch(`${site.url}${path}&w=2160`, { headers: { accept: 'image/webp' } })
      made += 1
      return answer
    })
  // Counted, not timed: before, a file waited until nearly all of them were made.
  for (const path of [logo, '/en', logo]) expect((await visitPage(site.url + path)).status).toBe(200)
  expect(made).toBeLessThan(10)
  for (const answer of await Promise.all(asked))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
}, 60_000)

it('pictures beyond the queue are sent unscaled; a width that no page uses is refused', async () => {
  const widths = [1080, 1056, 942, 1200, 1140]
  const many = pictures().flatMap((path) => widths.map((width) => `${site.url}${path}&w=${width}`))
  const seen = await Promise.all(
    many.slice(0, 200).map(async (url) => {
      const answer = await fetch(url, { headers: { accept: 'image/webp' } })
      await answer.arrayBuffer()
      return { status: answer.status, type: answer.headers.get('content-type'), isOwn: answer.redirected }
    }),
  )
  expect(seen.filter(({ status, type }) => status !== 200 || !type?.startsWith('image/'))).toEqual([])
  expect(seen.some(({ isOwn }) => isOwn)).toBe(true)
  expect(seen.some(({ isOwn }) => !isOwn)).toBe(true)
  const [picture = ''] = pictures()
  for (const width of ['1079', '16', '3840', '240.5', '-240', ''])
    expect((await visitPage(`${site.url}${picture}&w=${width}`)).status, width).toBe(400)
  await answersAgain()
}, 90_000)
