import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../run.mjs'
import type { RunningServer } from '../server'
import { resident } from './program'
import { bytesBelow, type Row } from './report'
import { askAll, navigation, pagesOf } from './visits'
import { load } from './wrk'

const SECONDS = 8
const ADDRESSES = 5000
const MOST_RUNS = 60
/** Next deletes what it stored of missing pages some seconds later. */
const SETTLE_MS = 17_000

const number = (value: number, after = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: after, minimumFractionDigits: after })
const seconds = (ms: number) => `${number(ms / 1000, 2)} s`

/** P11: from the start of the process to its first page: three starts with an empty data folder, one with a full one. */
export function startTimes(cold: RunningServer[], warm: RunningServer): Row {
  const times = cold.map(({ firstPageMs }) => seconds(firstPageMs)).join(', ')
  const measured = `warm ${seconds(warm.firstPageMs)}, cold ${times}`
  return { id: 'P11', goal: 'first page warm ≤ 1 s, cold ≤ 2.5 s', measured }
}

/** P6: a cached page beside a bare one of Next and a file of nginx. */
export async function page(
  site: RunningServer,
  floor: RunningServer,
  limit: RunningServer | undefined,
  path: string,
  folder: string,
) {
  const own = await load(site.url, [path], SECONDS, { folder })
  const bare = await load(floor.url, ['/'], SECONDS, { folder })
  const file = limit && (await load(limit.url, ['/'], SECONDS, { folder }))
  const share = file ? `${number(own.perSecond / file.perSecond, 2)} × limit` : 'no nginx'
  // Beside the load itself two processors have little left: what it costs the others says what of it is the machine's.
  const others = [bare, ...(file ? [file] : [])].map(({ p99 }) => `${number(p99, 1)} ms`).join(' and ')
  const ratios = `${number(own.perSecond / bare.perSecond, 2)} × floor, ${share}`
  return {
    id: 'P6 page',
    goal: '≥ 10 × floor, ≥ 0.35 × limit, p99 ≤ 10 ms',
    measured: `${number(own.perSecond)} a second, ${ratios}, p99 ${number(own.p99, 1)} ms (the others ${others}), ${own.failed} failed`,
  }
}

/** P6: how long answers of a cached page take alone, and while the site makes other pages one after another. */
export async function shares(site: RunningServer, path: string, folder: string): Promise<Row> {
  const ask = async () =>
    (await load(site.url, [path], SECONDS, { folder })).shares.map((ms) => number(ms, 1))
  const alone = await ask()
  let made = 0
  let isOver = false
  const renders = (async () => {
    while (!isOver) await askAll(site.url, [`/en/search?q=made-up-${made++}`])
  })()
  const beside = await ask()
  isOver = true
  await renders
  const measured = `${alone.join(', ')} ms alone; ${beside.join(', ')} ms beside ${made} renders`
  return { id: 'P6 shares', goal: '50, 75, 90 and 99 of 100 answers, p99 ≤ 10 ms', measured }
}

/** P7: the same page behind nginx with its micro-cache, beside nginx with a file. */
export async function behindNginx(
  front: RunningServer,
  limit: RunningServer,
  path: string,
  folder: string,
): Promise<Row> {
  const own = await load(front.url, [path], SECONDS, { folder, headers: { 'Accept-Encoding': 'br' } })
  const file = await load(limit.url, ['/'], SECONDS, { folder })
  const share = `${number(own.perSecond / file.perSecond, 2)} × limit (${number(file.perSecond)})`
  const measured = `${number(own.perSecond)} a second, ${share}, p99 ${number(own.p99, 1)} ms, ${own.failed} failed`
  return { id: 'P7', goal: 'behind nginx with a micro-cache: ≥ 0.7 × limit, p99 ≤ 10 ms', measured }
}

/** P6: the data of a page, as a click inside the site asks for it. */
export async function clientNavigation(
  site: RunningServer,
  floor: RunningServer,
  path: string,
  folder: string,
): Promise<Row> {
  const ask = (url: string, of: string) =>
    load(url, [`${of}?${navigation}`], SECONDS, { folder, headers: { RSC: '1' } })
  const [own, bare] = [await ask(site.url, path), await ask(floor.url, '/')]
  const ratio = `${number(own.perSecond / bare.perSecond, 2)} × floor`
  const measured = `${number(own.perSecond)} a second, ${ratio}, ${own.failed} failed`
  return { id: 'P6 navigation', goal: '≥ 5 × floor', measured }
}

/** P6: all pages in turn, after each was made once. */
export async function crawl(site: RunningServer, folder: string): Promise<Row> {
  const paths = await pagesOf(site.url)
  await askAll(site.url, paths)
  const { perSecond, failed } = await load(site.url, paths, SECONDS, { folder })
  const measured = `${number(perSecond)} a second over ${paths.length} warm pages, ${failed} failed`
  return { id: 'P6 crawl', goal: '≥ 5,000 a second', measured }
}

/** P10: what the process holds after that many requests; each page under many addresses, as links of campaigns are. */
export async function memory(
  site: RunningServer,
  idle: number,
  requests: number,
  folder: string,
): Promise<Row> {
  const paths = await pagesOf(site.url)
  const many = Array.from({ length: ADDRESSES }, (_, at) => `${paths[at % paths.length]}?utm_source=${at}`)
  const before = resident(site)
  let sent = 0
  for (let run = 0; sent < requests && run < MOST_RUNS; run++)
    sent += (await load(site.url, many, 5, { folder })).requests
  const held = `${number(idle)} MB idle, ${number(before)} MB before, ${number(resident(site))} MB after`
  return {
    id: 'P10 memory',
    goal: '≤ 180 MB idle, ≤ 350 MB and flat after 200,000 requests',
    measured: `${held} ${number(sent)} requests to ${number(ADDRESSES)} addresses`,
  }
}

/** P10: what addresses that somebody made up leave on the disk. */
export async function disk(site: RunningServer, invented: number, dataDir: string): Promise<Row> {
  const storedBytes = () => bytesBelow(dataDir) + bytesBelow(join(root, '.next', 'instances'))
  const before = storedBytes()
  const paths = Array.from({ length: invented }, (_, at) => `/en/case-detail/9${String(at).padStart(7, '0')}`)
  await askAll(site.url, paths)
  await wait(SETTLE_MS)
  const measured = `${number((storedBytes() - before) / 1_048_576, 2)} MB left by ${number(invented)}`
  return { id: 'P10 disk', goal: '20,000 invented addresses leave ≤ 1 MB', measured }
}
