import { setTimeout as wait } from 'node:timers/promises'
import { benchFloods } from './lib/bench/floods'
import { benchPages } from './lib/bench/pages'
import { benchRecords } from './lib/bench/records'
import { share } from './lib/bench/report'
import { benchServer } from './lib/bench/server'
import { benchTaps } from './lib/bench/taps'
import { startServer } from './lib/server'

const PER_SECOND = 50
const SECONDS = 20
const TOKEN = 'bench-token-of-this-run'

/** Prints median, p95 and p99 of measured times in ms. */
function report(name: string, times: number[], failed: number) {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => share(times, part).toFixed(1))
  console.info(
    `${name}: ${times.length} answers, ${failed} failed, median ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`,
  )
}

const enquiry = (number: number) => ({
  site: { id: 1 },
  form: { id: 1 },
  fieldValues: [
    { formFieldBO: { id: 101 }, value: `访客 ${number}` },
    { formFieldBO: { id: 102 }, value: '测量公司' },
    { formFieldBO: { id: 103 }, value: '13800138000' },
  ],
  formTypeSource: 'INDEX_MODEL',
  trafficAccessReq: { deviceType: 2, logidUrl: 'http://localhost/' },
})

/** Submits at an even rate, whatever the answers take; every one is a stored enquiry (D24). */
async function submits(url: string) {
  const times: number[] = []
  let failed = 0
  const running: Promise<void>[] = []
  const began = Date.now()
  for (let i = 0; i < PER_SECOND * SECONDS; i++) {
    await wait(Math.max(0, began + (i * 1000) / PER_SECOND - Date.now()))
    const sent = performance.now()
    running.push(
      fetch(`${url}/api/internal/form`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${TOKEN}`,
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(enquiry(i)),
      }).then(async (response) => {
        const body = (await response.json()) as { code?: string; msg?: string }
        times.push(performance.now() - sent)
        if (body.code === '200') return
        failed += 1
        if (failed === 1) console.info(`first failure: ${JSON.stringify(body)}`)
      }),
    )
  }
  await Promise.all(running)
  report(`submit at ${PER_SECOND} a second`, times, failed)
}

/** Asks for cached pages one after another on eight connections. */
async function pages(url: string) {
  const times: number[] = []
  let failed = 0
  const visitor = async () => {
    for (let i = 0; i < 250; i++) {
      const sent = performance.now()
      const response = await fetch(url + (i % 2 === 0 ? '/' : '/en/product/1001'))
      await response.arrayBuffer()
      times.push(performance.now() - sent)
      if (!response.ok) failed += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  report('cached pages on 8 connections', times, failed)
}

async function benchAnswers() {
  const server = await startServer({ CONTENT_API_TOKEN: TOKEN, LOG_LEVEL: 'warn' })
  try {
    await fetch(server.url)
    await fetch(`${server.url}/api/internal/form/1`)
    await submits(server.url)
    await pages(server.url)
  } finally {
    await server.stop()
  }
}

const kinds: Record<string, (args: string[]) => Promise<void>> = {
  server: benchServer,
  pages: benchPages,
  taps: benchTaps,
  floods: (args) => benchFloods(args.includes('--write')),
  records: ([times = '10']) => benchRecords(Number(times)),
}

/**
 * `npm run bench`: a report on the built site, never a test. `-- server` compares it with a bare Next page and with nginx, `-- pages` is
 * Lighthouse, `-- taps` times taps, `-- floods` kept pages beside floods, `-- records` a site with many more records.
 */
const [, , kind, ...args] = process.argv
const bench = kind === undefined ? benchAnswers : kinds[kind]
if (!bench) throw new Error(`npm run bench [-- ${Object.keys(kinds).join(' | ')}]`)
await bench(args)
