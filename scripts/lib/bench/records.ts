import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { multiply } from '../content/multiply'
import { launch } from '../launch.mjs'
import { root } from '../run.mjs'
import { freePort } from '../server'
import { type Program, startProgram } from './program'

/** Heap of the large site, MB: its records and the search's index of both languages (docs/operations.md). */
const LARGE_HEAP = '768'

/** How often a site is started with nothing kept but what was parsed. */
const STARTS = 3
const SAMPLE = 24

const lists = ['/about-us/news', '/activity', '/media', '/periodical']
const overviews = ['/product', '/cases', '/solution']
const details = { 'case’s page': '/case-detail/', 'article’s page': '/article-detail/news/' }
const both = (paths: string[]) => paths.flatMap((path) => [path, `/en${path}`])

type Site = { port: number; contentDir: string; dataDir: string; heapMb?: string }
/** Times in ms by what was asked, and what the process took. */
type Measured = Record<string, number[]>

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function start({ port, contentDir, dataDir, heapMb }: Site): Promise<Program> {
  const url = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    SITE_URL: url,
    CONTENT_DIR: contentDir,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...(heapMb ? { HEAP_MB: heapMb } : {}),
  }
  const { args, env } = launch({ ...process.env, ...settings })
  return startProgram([process.execPath, ...args], { url, cwd: root, env })
}

/** Waits until the program does nothing by itself any more: less than a tenth of a processor, three seconds long. */
async function settled(site: Program): Promise<number> {
  const began = performance.now()
  for (let quiet = 0, before = site.busy(); quiet < 3; before = site.busy()) {
    await wait(1000)
    quiet = site.busy() - before < 0.1 ? quiet + 1 : 0
    if (performance.now() - began > 300_000) throw new Error('the site does not come to rest')
  }
  return performance.now() - began
}

async function asked(url: string): Promise<number> {
  const sent = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return performance.now() - sent
}

/** So many addresses of each kind, spread over all there are. */
async function addresses(url: string): Promise<Record<string, string[]>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const parts = [...sitemap.matchAll(/<sitemap>\s*<loc>([^<]+)/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  )
  const texts = parts.length
    ? await Promise.all(parts.map(async (part) => (await fetch(url + part)).text()))
    : [sitemap]
  const all = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => new URL(loc).pathname),
  )
  return Object.fromEntries(
    Object.entries(details).map(([what, path]) => {
      const found = all.filter((one) => one.includes(path))
      const step = Math.max(1, Math.floor(found.length / SAMPLE))
      return [what, found.filter((_, i) => i % step === 0).slice(0, SAMPLE)]
    }),
  )
}

/** One start with what an earlier one parsed, all pages made anew. */
async function once(site: Site, measured: Measured): Promise<void> {
  rmSync(join(site.dataDir, 'pages'), { recursive: true, force: true })
  const program = await start(site)
  const add = (what: string, value: number) => {
    measured[what] = [...(measured[what] ?? []), value]
  }
  try {
    add('first page, parsed before, ms', program.firstPageMs)
    add('until at rest, ms', await settled(program))
    add('memory at rest, MB', program.resident())
    const pages = await addresses(program.url)
    for (const path of both(lists)) add('a list, ms', await asked(program.url + path))
    for (const path of both(overviews)) add('all records of a kind, ms', await asked(program.url + path))
    for (const [what, paths] of Object.entries(pages))
      for (const path of paths) add(`a ${what}, ms`, await asked(program.url + path))
    add('memory in use, MB', program.resident())
  } finally {
    await program.stop()
  }
}

async function measure(site: Site): Promise<Measured> {
  const measured: Measured = {}
  const cold = await start(site)
  measured['first page, nothing parsed, ms'] = [cold.firstPageMs]
  measured['processor time until then, s'] = [cold.busy()]
  measured['until at rest, nothing parsed, ms'] = [await settled(cold)]
  await cold.stop()
  for (let i = 0; i < STARTS; i += 1) await once(site, measured)
  return measured
}

/** `npm run bench -- records [times]`: the demo beside a site with so many times its records (P9), medians of three starts; needs a quiet machine. */
export async function benchRecords(times: number): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'northbay-bench-'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  try {
    const large = join(dir, 'content')
    console.info(`${multiply({ contentDirectory: join(root, 'content'), into: large, times })} records`)
    const port = await freePort()
    const one = await measure({ port, contentDir: join(root, 'content'), dataDir: join(dir, 'demo') })
    const other = await measure({ port, contentDir: large, dataDir: join(dir, 'large'), heapMb: LARGE_HEAP })
    for (const what of Object.keys(one)) {
      const [small, big] = [one[what] ?? [], other[what] ?? []].map(median) as [number, number]
      const range = (values: number[] = []) =>
        `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`
      console.info(
        `| ${what} | ${small.toFixed(1)} (${range(one[what])}) | ${big.toFixed(1)} (${range(other[what])}) | ${(big / small).toFixed(2)} × |`,
      )
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
