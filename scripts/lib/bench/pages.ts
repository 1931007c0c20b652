import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { pageTransforms } from '@/lib/setting-kinds'
import { ensureBuilt } from '../build.mjs'
import { chromiumOptions } from '../chromium'
import { pageTypes } from '../page-types'
import { startServer } from '../server'
import { type Figures, lighthouse, medians } from './lighthouse'
import { today, writeBetween } from './report'
import { startFloor } from './rivals'

type Place = { name: string; isText: boolean; url: string }
type PageRow = Omit<Place, 'url'> & { runs: Figures[]; figures: Figures }

const head = ['page', 'score', 'others', 'FCP', 'LCP', 'TBT', 'CLS', 'requests', 'KB', 'misses']

/** Which of the goals P1–P3 a page misses; `floorTbt`: the blocking time of the bare page in the same run, ms. */
export function judged(
  { score, others, lcp, tbt, cls }: Figures,
  isText: boolean,
  floorTbt: number,
): string[] {
  const misses = {
    score: score < 98,
    others: others < 100,
    LCP: lcp > (isText ? 1000 : 1500),
    TBT: tbt > 1.2 * floorTbt + 50,
    CLS: cls > 0.01,
  }
  return Object.entries(misses).flatMap(([name, isMissed]) => (isMissed ? [name] : []))
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const whole = (ms: number) => `${Math.round(ms)} ms`

/** A row's median of a figure with the least and the most of its visits, where they differ. */
export function withSpread(
  { figures, runs }: Pick<PageRow, 'figures' | 'runs'>,
  name: keyof Figures,
  written: (value: number) => string,
): string {
  const seen = runs.map((run) => run[name])
  const [least, most] = [written(Math.min(...seen)), written(Math.max(...seen))]
  return written(figures[name]) + (least === most ? '' : ` (${least.split(' ')[0]}–${most.split(' ')[0]})`)
}

/** The measured pages as a table of Markdown. */
function tableOf(rows: readonly PageRow[]): string {
  const floorTbt = rows.find(({ name }) => name === 'floor')?.figures.tbt ?? 0
  const cells = (row: PageRow) => {
    const { name, isText, figures } = row
    const { others, fcp, cls, requests, kilobytes } = figures
    const score = withSpread(row, 'score', String)
    const [lcp, tbt] = [withSpread(row, 'lcp', seconds), withSpread(row, 'tbt', whole)]
    const times = [seconds(fcp), lcp, tbt, cls.toFixed(3)]
    const misses = name === 'floor' ? '' : judged(figures, isText, floorTbt).join(', ')
    return [name, score, others, ...times, requests, Math.round(kilobytes), misses]
  }
  const lines = [head, head.map(() => '---'), ...rows.map(cells)]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** Visits every page once on a phone, so that pages and pictures are cached when they are measured. */
async function warm(urls: string[]): Promise<void> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
    for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' })
  } finally {
    await browser.close()
  }
}

/** Visits places by turns, so that what the machine does besides falls on all of them; medians of their visits. */
async function measure(places: Place[], times: number, folder: string): Promise<PageRow[]> {
  const runs = places.map((): Figures[] => [])
  for (let round = 0; round < times; round++)
    for (const [at, { url }] of places.entries()) runs[at]?.push(await lighthouse(url, folder))
  return places.map((place, at) => ({ ...place, runs: runs[at] ?? [], figures: medians(runs[at] ?? []) }))
}

/** The chosen pages in both languages; `only` names parts of paths by commas, `/` the home page. */
function chosenPages(only: string | undefined) {
  const isChosen = (path: string) =>
    !only || only.split(',').some((part) => (part === '/' ? path === '/' : path.includes(part)))
  return pageTypes
    .filter(({ path }) => isChosen(path))
    .flatMap(({ name, path, isText = false }) => [
      { name: `${name}, cn`, path, isText },
      { name: `${name}, en`, path: `/en${path === '/' ? '' : path}`, isText },
    ])
}

/**
 * `npm run bench -- pages [--quick] [--only=/activity] [--without=hold-scripts,…] [--beside=Name=http://…] [--write]`: Lighthouse on
 * every type of page in both languages beside a bare page of the same Next, medians and spread of three (P1–P3, P5), `--quick` one visit
 * each. `--without`: the same build without these changes of `server/html` besides, by turns. `--beside`: a page of another server that
 * runs, measured after the floor; may be repeated.
 */
export async function benchPages(args: string[]): Promise<void> {
  const text = { type: 'string' } as const
  const is = { type: 'boolean' } as const
  const options = {
    quick: is,
    write: is,
    only: text,
    without: text,
    beside: { ...text, multiple: true },
  } as const
  const { values } = parseArgs({ args, options })
  const beside = (values.beside ?? []).map((given) => {
    const [, name, url] = /^([^=]+)=(https?:\/\/.+)$/.exec(given) ?? []
    if (!name || !url) throw new Error(`--beside takes Name=http://…; got ${given}`)
    return { name, isText: false, url }
  })
  const left = values.without?.split(',') ?? []
  const unknown = left.filter((name) => !pageTransforms.some((known) => known === name))
  if (unknown.length > 0) throw new Error(`--without takes ${pageTransforms.join(', ')}; got ${unknown}`)
  const times = values.quick ? 1 : 3
  if ((await ensureBuilt()) !== 0) throw new Error('the site was not built')
  const folder = mkdtempSync(join(tmpdir(), 'northbay-bench-'))
  const others = pageTransforms.filter((name) => !left.includes(name)).join(',') || 'off'
  const variants = ['on', ...(left.length > 0 ? [others] : [])]
  const running: { url: string; stop: () => Promise<void> }[] = []
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(
      signal,
      () => void Promise.all(running.map(({ stop }) => stop())).finally(() => process.exit(1)),
    )
  try {
    for (const PAGE_TRANSFORMS of variants)
      running.push(await startServer({ LOG_LEVEL: 'error', PAGE_TRANSFORMS }))
    const groups = chosenPages(values.only).map(({ name, path, isText }) =>
      running.map(({ url }, at) => ({
        name: at === 0 ? name : `${name}, without ${left.join(' and ')}`,
        isText,
        url: url + path,
      })),
    )
    await warm([...groups.flat(), ...beside].map(({ url }) => url))
    const floor = await startFloor()
    running.push(floor)
    const rows: PageRow[] = []
    const bare = { name: 'floor', isText: true, url: floor.url }
    for (const group of [[bare, ...beside], ...groups]) {
      const measured = await measure(group, times, folder)
      rows.push(...measured)
      console.info(measured.map(({ name, figures }) => `${name}: ${JSON.stringify(figures)}`).join('\n'))
    }
    const table = tableOf(rows)
    const busy = loadavg()[1]?.toFixed(1)
    const how = `${today()}, ${availableParallelism()} cores, load ${busy}, ${times === 1 ? 'one visit' : `medians of ${times} visits`} each.`
    console.info(`\n${table}\n\n${how}`)
    if (values.write) await writeBetween('pages', `${how}\n\n${table}`)
  } finally {
    await Promise.all(running.map(({ stop }) => stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
