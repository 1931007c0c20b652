import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBuilt } from '../build.mjs'
import { chromiumOptions } from '../chromium'
import { pageTypes } from '../page-types'
import { startServer } from '../server'
import { type Figures, FOUND, lighthouse, lighthouseFound, medians } from './lighthouse'
import { type FoundRow, type PageRow, tableOf, writeFound, writeTable } from './pages-report'
import { startFloor } from './rivals'

type Place = { name: string; lang: string; isText: boolean; url: string }

/** Visits every page once on a phone, so that pages and pictures are kept when they are measured. */
async function warm(urls: string[]): Promise<void> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
    for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' })
  } finally {
    await browser.close()
  }
}

async function measure(place: Place, times: number, folder: string): Promise<PageRow> {
  const runs: Figures[] = []
  for (let run = 0; run < times; run++) runs.push(await lighthouse(place.url, folder))
  const row = { ...place, figures: medians(runs) }
  console.info(tableOf([row]).split('\n').at(-1))
  return row
}

/** The scores that a busy machine does not change, each page once; a page below 100 with what it failed. */
async function found(places: Place[], folder: string): Promise<FoundRow[]> {
  const rows: FoundRow[] = []
  for (const { name, lang, url } of places) {
    const { scores, failed } = await lighthouseFound(url, folder)
    const parts = [name, lang, ...scores, scores.some((score) => score < 100) ? failed.join(' ') : '']
    console.info(`| ${parts.join(' | ')} |`)
    rows.push({ name, lang, scores })
  }
  console.info(`${places.length} pages: ${FOUND.join(', ')}`)
  return rows
}

/** The chosen pages in both languages; `only` names parts of paths by commas, `/` the home page. */
function placesOf(url: string, only: string | undefined): Place[] {
  const isChosen = (path: string) =>
    !only || only.split(',').some((part) => (part === '/' ? path === '/' : path.includes(part)))
  const chosen = pageTypes.filter(({ path }) => isChosen(path))
  return chosen.flatMap(({ name, path, isText = false }) => [
    { name, lang: 'cn', isText, url: url + path },
    { name, lang: 'en', isText, url: `${url}/en${path === '/' ? '' : path}` },
  ])
}

/**
 * `npm run bench -- pages [--quick | --found] [--only=/activity] [--write]`: Lighthouse on every type of page in both languages beside a bare
 * page of the same Next, medians of three (P1–P3, P5). `--quick` visits each once;
 * `--found` too, for the three other scores alone, which need no quiet machine.
 */
export async function benchPages(args: string[]): Promise<void> {
  const times = args.includes('--quick') ? 1 : 3
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  const code = await ensureBuilt()
  if (code !== 0) throw new Error('the site was not built')
  const today = new Date().toISOString().slice(0, 10)
  const folder = mkdtempSync(join(tmpdir(), 'northbay-bench-'))
  const site = await startServer({ LOG_LEVEL: 'error' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void site.stop().finally(() => process.exit(1)))
  const places = placesOf(site.url, only)
  if (args.includes('--found')) {
    try {
      const rows = await found(places, folder)
      return args.includes('--write') ? await writeFound(rows, today) : undefined
    } finally {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const floor = await startFloor()
  try {
    await warm(places.map(({ url }) => url))
    const bare = { name: 'floor', lang: '', isText: true, url: floor.url }
    const rows: PageRow[] = []
    for (const place of [bare, ...places]) rows.push(await measure(place, times, folder))
    const busy = loadavg()[1]?.toFixed(1)
    const how = `${today}, ${availableParallelism()} cores, load ${busy}, ${times === 1 ? 'one visit' : `medians of ${times} visits`} each.`
    console.info(`\n${tableOf(rows)}\n\n${how}`)
    if (args.includes('--write')) await writeTable(rows, how)
  } finally {
    await Promise.all([site.stop(), floor.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}
