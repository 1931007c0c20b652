import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { folders } from '@/lib/content/sources/files/folders'
import { locales } from '@/lib/i18n/locales'
import { root } from '../run.mjs'
import { type RunningServer, startServer } from '../server'
import { busy, resident } from './program'
import { median } from './report'
import { pagesOf } from './visits'

/** How often a site is started. */
const STARTS = 3
const SAMPLE = 24

const lists = ['/about-us/news', '/activity', '/media', '/periodical']
const overviews = ['/product', '/cases', '/solution']
const details = { 'a case’s page': '/case-detail/', 'an article’s page': '/article-detail/news/' }
const both = (paths: string[]) => paths.flatMap((path) => [path, `/en${path}`])

/** Distance between the ids of copies: above every id of the demo. */
const STEP = 1_000_000_000
/** Folders whose records have an id and lists; advantages are shown whole on one page, where ten times as many would be another page. */
const multiplied = Object.keys(folders).filter(
  (folder) => !folders[folder]?.isAnonymous && folder !== 'advantages',
)

/**
 * Copies content into a new folder, its records `times` over: a copy has an id and a file name of its own, an introduction its type
 * too, names the same records as the first and stands in no carousel. Returns how many records there are.
 */
export function multiply(from: string, into: string, times: number): number {
  cpSync(from, into, { recursive: true })
  let count = 0
  for (const locale of locales)
    for (const folder of multiplied) {
      const path = join(into, locale, folder)
      for (const name of readdirSync(path)) {
        const text = readFileSync(join(path, name), 'utf8')
        for (let copy = 1; copy < times; copy += 1) {
          const idOf = (id: string) => String(Number(id) + copy * STEP)
          const own = text
            .replace(/(?<=^id: )\d+/m, idOf)
            .replace(/(?<=^fixed: )true/m, 'false')
            .replace(folder === 'introductions' ? /(?<=^type: ).+/m : /(?!)/, `$&-${copy}`)
          writeFileSync(join(path, name.replace(/^\d*/, idOf)), own, { flag: 'wx' })
        }
        count += times
      }
    }
  return count
}

/** Times and sizes by what was asked. */
type Measured = Record<string, number[]>

/** Waits until the program does nothing by itself any more: less than a tenth of a processor, three seconds long. */
async function settled(site: RunningServer): Promise<void> {
  const end = performance.now() + 300_000
  for (let quiet = 0, before = busy(site); quiet < 3; before = busy(site)) {
    await wait(1000)
    quiet = busy(site) - before < 0.1 ? quiet + 1 : 0
    if (performance.now() > end) throw new Error('the site does not come to rest')
  }
}

async function asked(url: string): Promise<number> {
  const sent = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return performance.now() - sent
}

/** So many paths of a kind, spread over all there are. */
function sampleOf(paths: string[], of: string): string[] {
  const found = paths.filter((path) => path.includes(of))
  return found.filter((_, at) => at % Math.max(1, Math.floor(found.length / SAMPLE)) === 0).slice(0, SAMPLE)
}

/** One start with an empty data folder; every page is made anew. */
async function once(CONTENT_DIR: string, measured: Measured): Promise<void> {
  const site = await startServer({ CONTENT_DIR, LOG_LEVEL: 'error' }, '/')
  const add = (what: string, value: number) => {
    measured[what] = [...(measured[what] ?? []), value]
  }
  try {
    add('first page, ms', site.firstPageMs)
    await settled(site)
    add('memory at rest, MB', resident(site))
    const paths = await pagesOf(site.url)
    const samples = Object.entries(details).map(([what, of]) => [what, sampleOf(paths, of)] as const)
    const kinds = [['a list', both(lists)], ['all records of a kind', both(overviews)], ...samples] as const
    for (const [what, chosen] of kinds)
      for (const path of chosen) add(`${what}, ms`, await asked(site.url + path))
    add('memory in use, MB', resident(site))
  } finally {
    await site.stop()
  }
}

/** `npm run bench -- records [times]`: the demo beside a site with so many times its records (P9), medians of three starts; needs a quiet machine. */
export async function benchRecords(times: number): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'northbay-bench-'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const [demo, large] = [join(root, 'content'), join(dir, 'content')]
  try {
    console.info(`${multiply(demo, large, times)} records`)
    const [small, big]: [Measured, Measured] = [{}, {}]
    for (let start = 0; start < STARTS; start += 1)
      for (const [content, measured] of [
        [demo, small],
        [large, big],
      ] as const)
        await once(content, measured)
    const said = (all: number[] = []) =>
      `${median(all).toFixed(0)} (${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)})`
    for (const [what, all] of Object.entries(small)) {
      const ratio = median(big[what] ?? []) / median(all)
      console.info(`| ${what} | ${said(all)} | ${said(big[what])} | ${ratio.toFixed(2)} × |`)
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
