import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../run.mjs'
import { startServer } from '../server'
import { median, type Row, share, writeRows } from './report'

const PER_SECOND = 50
const SECONDS = 12
const TOKEN = 'bench-token-of-this-run'
/** A visitor's pause between two pages, ms. */
const PAUSE_MS = 20
const KEPT = ['/', '/en', '/en/product/1001', '/en/cases']

const files = readdirSync(join(root, 'public', 'assets'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.webp'),
)
const widths = [1080, 1056, 942, 1200, 1140]

/** A picture of the site in a size that it was not asked for before. */
function picture(number: number): string {
  const src = encodeURIComponent(`/assets/${files[number % files.length]}`)
  return `/api/image?src=${src}&w=${widths[Math.floor(number / files.length) % widths.length]}`
}

type Asked = { path: string; body?: string; headers?: Record<string, string> }

/** An enquiry to the demo's first form; with the token no limit of visitors stops it (D25). */
const enquiry = (number: number): Asked => ({
  path: '/api/internal/form',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${TOKEN}`,
    'idempotency-key': crypto.randomUUID(),
  },
  body: JSON.stringify({
    site: { id: 1 },
    form: { id: 1 },
    fieldValues: [
      { formFieldBO: { id: 101 }, value: `访客 ${number}` },
      { formFieldBO: { id: 102 }, value: '测量公司' },
      { formFieldBO: { id: 103 }, value: '13800138000' },
    ],
    formTypeSource: 'INDEX_MODEL',
    trafficAccessReq: { deviceType: 2, logidUrl: 'http://localhost/' },
  }),
})

/** What one request of each flood asks for (S10); every one is another address, or another enquiry. */
const floods: Record<string, (number: number) => Asked> = {
  'suffixes of the framework': (at) => ({ path: `/en/made-up-${at}.rsc` }),
  introductions: (at) => ({ path: `/en/about-us/made-up-${at}` }),
  'framed pages': (at) => ({ path: `/en/ai/made-up-${at}` }),
  forms: (at) => ({ path: `/en/form/${9_000_000 + at}` }),
  records: (at) => ({ path: `/en/product/${9_000_000 + at}` }),
  'pages of a list': (at) => ({ path: `/en/activity?pageNo=${900 + at}` }),
  previews: (at) => ({ path: `/en/product/${9_000_000 + at}/preview` }),
  searches: (at) => ({ path: `/en/search?q=made-up-${at}` }),
  'filtered lists': (at) => ({ path: `/en/activity?activityName=made-up-${at}` }),
  pictures: (at) => ({ path: picture(at) }),
  beacons: (at) => ({ path: '/api/report', body: `[{"type":"error","body":{"message":"made up ${at}"}}]` }),
  enquiries: enquiry,
}

type Counts = Record<string, number>
const add = (counts: Counts, status: string) => {
  counts[status] = (counts[status] ?? 0) + 1
}

/** Sends a flood at an even rate, whatever the answers take; resolves with how many answers had each status. */
async function send(url: string, make: (number: number) => Asked): Promise<Counts> {
  const counts: Counts = {}
  const running: Promise<void>[] = []
  const began = performance.now()
  for (let at = 0; at < PER_SECOND * SECONDS; at += 1) {
    await wait(Math.max(0, began + (at * 1000) / PER_SECOND - performance.now()))
    const { path, ...init } = make(at)
    const asked = fetch(url + path, { method: init.body === undefined ? 'GET' : 'POST', ...init })
    running.push(
      asked.then(
        async (answer) => {
          await answer.arrayBuffer()
          add(counts, String(answer.status))
        },
        () => add(counts, 'broken'),
      ),
    )
  }
  await Promise.all(running)
  return counts
}

/** How long cached pages take one visitor, ms, and how many were not answered 200. */
async function visit(url: string): Promise<{ times: number[]; failed: number }> {
  const times: number[] = []
  let failed = 0
  for (const until = performance.now() + SECONDS * 1000; performance.now() < until; await wait(PAUSE_MS)) {
    const began = performance.now()
    const answer = await fetch(url + KEPT[times.length % KEPT.length])
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    if (answer.status !== 200) failed += 1
  }
  return { times, failed }
}

/** `npm run bench -- floods [--write]`: a cached page beside each flood of fifty requests a second, as multiples of the same page when all is quiet. Loopback, twelve seconds each (S10). */
export async function benchFloods(isWritten: boolean): Promise<void> {
  const server = await startServer({ LOG_LEVEL: 'error', CONTENT_API_TOKEN: TOKEN })
  try {
    for (const path of [...KEPT, ...Object.values(floods).map((make) => make(0).path)])
      await (await fetch(server.url + path)).arrayBuffer()
    const { times: quietTimes } = await visit(server.url)
    const quiet = median(quietTimes)
    console.info(`quiet: median ${quiet.toFixed(1)} ms, p99 ${share(quietTimes, 0.99).toFixed(0)} ms`)
    const rows: Row[] = []
    for (const [name, make] of Object.entries(floods)) {
      const [{ times, failed }, answers] = await Promise.all([visit(server.url), send(server.url, make)])
      const ratio = (median(times) / quiet).toFixed(1)
      const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
      const measured = `${ratio} × quiet, p99 ${share(times, 0.99).toFixed(0)} ms, ${failed} failed; the flood: ${counts.join(', ')}`
      rows.push({ id: `S10 ${name}`, goal: 'median ≤ 3 × quiet, p99 ≤ 300 ms', measured })
      console.info(`S10 ${name}: ${measured}`)
    }
    if (isWritten) await writeRows(rows)
  } finally {
    await server.stop()
  }
}
