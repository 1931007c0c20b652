import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../chromium'

/** Lighthouse asks for a newer Node than the site does: both come from the npm registry for the run, and are no dependency. */
const PACKAGES = ['-p', 'node@24', '-p', 'lighthouse@13.5.0']
/** The scores that no busy processor changes, in the order of a row. */
export const FOUND = ['accessibility', 'best-practices', 'seo'] as const
const CATEGORIES = ['performance', ...FOUND] as const

/** What Lighthouse found on a page: scores of 100, times in ms, bytes as they travelled. */
export type Figures = {
  score: number
  /** Accessibility, best practices and SEO together: the lowest of them. */
  others: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  requests: number
  kilobytes: number
}
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { score?: number | null; numericValue?: number; details?: { items?: { transferSize?: number }[] } }
  >
}

function scoreOf({ categories }: Report, name: string): number {
  const value = categories[name]?.score
  if (typeof value !== 'number') throw new Error(`Lighthouse gave no score for ${name}`)
  return Math.round(value * 100)
}

/** A report's scores of `FOUND`, and the audits that cost points or are wrong. Throws when the page could not be measured. */
export function readFound(text: string): { scores: number[]; failed: string[] } {
  const report = JSON.parse(text) as Report
  const failed = Object.entries(report.audits).filter(([, { score }]) => score === 0)
  return { scores: FOUND.map((name) => scoreOf(report, name)), failed: failed.map(([name]) => name) }
}

/** The figures of a report that Lighthouse wrote as JSON. Throws when the page could not be measured. */
export function readReport(text: string): Figures {
  const report = JSON.parse(text) as Report
  const { audits } = report
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  return {
    score: scoreOf(report, 'performance'),
    others: Math.min(...FOUND.map((name) => scoreOf(report, name))),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    kilobytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
  }
}

/** Each figure's median by itself, as Lighthouse's own advice is. */
export function medians(runs: readonly Figures[]): Figures {
  const [first] = runs
  if (!first) throw new Error('nothing was measured')
  const middle = (name: keyof Figures) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b)
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  }
  return Object.fromEntries(
    (Object.keys(first) as (keyof Figures)[]).map((name) => [name, middle(name)]),
  ) as Figures
}

/** One visit of Lighthouse as a phone, its report as JSON. */
async function visit(url: string, folder: string, more: string[]): Promise<string> {
  const chrome = findChromium()
  if (!chrome) throw new Error('no Chromium: apt-get install chromium-headless-shell')
  const file = join(folder, 'report.json')
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, ...more]
  const browser = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  const asked = [url, ...flags, browser]
  const child = spawn('npx', ['-y', ...PACKAGES, 'lighthouse', ...asked], {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: chrome },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000)
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}: ${complaint}`)
  return readFileSync(file, 'utf8')
}

const only = (categories: readonly string[]) => `--only-categories=${categories.join(',')}`

/** One visit of Lighthouse: a phone on slow 4G with a quarter of this processor, simulated from what it saw. */
export const lighthouse = async (url: string, folder: string): Promise<Figures> =>
  readReport(await visit(url, folder, [only(CATEGORIES), '--throttling-method=simulate']))

/** One visit for the scores of `FOUND` alone: nothing is slowed down for them. */
export const lighthouseFound = async (url: string, folder: string) =>
  readFound(await visit(url, folder, [only(FOUND), '--throttling-method=provided']))
