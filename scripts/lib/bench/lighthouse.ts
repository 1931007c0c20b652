import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../chromium'

/** Lighthouse asks for a newer Node than the site does: both come from the npm registry for the run, and are no dependency. */
const PACKAGES = ['-p', 'node@24', '-p', 'lighthouse@13.5.0']
const OTHERS = ['accessibility', 'best-practices', 'seo']

/** What Lighthouse found on a page: scores of 100, times in ms, bytes as they travelled; `others`: the lowest of the three other scores. */
export type Figures = Record<
  'score' | 'others' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'requests' | 'kilobytes',
  number
>
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: { transferSize?: number }[] } }>
}

/** The figures of a report that Lighthouse wrote as JSON. Throws when the page could not be measured. */
export function readReport(text: string): Figures {
  const { audits, categories } = JSON.parse(text) as Report
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const score = (name: string) => {
    const found = categories[name]?.score
    if (typeof found !== 'number') throw new Error(`Lighthouse gave no score for ${name}`)
    return Math.round(found * 100)
  }
  const requests = audits['network-requests']?.details?.items ?? []
  return {
    score: score('performance'),
    others: Math.min(...OTHERS.map(score)),
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

/** One visit of Lighthouse: a phone on slow 4G with a quarter of this processor, simulated from what it saw. */
export async function lighthouse(url: string, folder: string): Promise<Figures> {
  const chrome = findChromium()
  if (!chrome) throw new Error('no Chromium: apt-get install chromium-headless-shell')
  const file = join(folder, 'report.json')
  const asked = [url, '--quiet', '--output=json', `--output-path=${file}`, '--throttling-method=simulate']
  const categories = `--only-categories=${['performance', ...OTHERS].join(',')}`
  const browser = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  const child = spawn('npx', ['-y', ...PACKAGES, 'lighthouse', ...asked, categories, browser], {
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
  return readReport(readFileSync(file, 'utf8'))
}
