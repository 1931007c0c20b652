import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.mjs'
import type { Figures } from './lighthouse'

export type PageRow = { name: string; lang: string; isText: boolean; figures: Figures }

const file = join(root, 'docs', 'benchmarks.md')
const BEGIN = '<!-- pages -->'
const END = '<!-- /pages -->'
const head = ['page', 'score', 'others', 'FCP', 'LCP', 'TBT', 'CLS', 'requests', 'KB', 'misses']

/** Which of the goals P1–P3 a page misses. */
export function judged({ score, others, lcp, tbt, cls }: Figures, isText: boolean): string[] {
  const misses: [string, boolean][] = [
    ['score', score < 98],
    ['others', others < 100],
    ['LCP', lcp > (isText ? 1000 : 1500)],
    ['TBT', tbt > 50],
    ['CLS', cls > 0.01],
  ]
  return misses.flatMap(([name, isMissed]) => (isMissed ? [name] : []))
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

const cells = ({ name, lang, isText, figures }: PageRow) => [
  [name, lang].filter(Boolean).join(', '),
  String(figures.score),
  String(figures.others),
  seconds(figures.fcp),
  seconds(figures.lcp),
  `${Math.round(figures.tbt)} ms`,
  figures.cls.toFixed(3),
  String(figures.requests),
  String(Math.round(figures.kilobytes)),
  name === 'floor' ? '' : judged(figures, isText).join(', '),
]

/** The measured pages as a table of Markdown. */
export function tableOf(rows: readonly PageRow[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map(cells)]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** Replaces the table of docs/benchmarks.md, with a line that says how it was made. */
export async function writeTable(rows: readonly PageRow[], how: string): Promise<void> {
  const text = readFileSync(file, 'utf8')
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`${file} has no place for the table of pages`)
  const table = `${BEGIN}\n\n${how}\n\n${tableOf(rows)}\n\n`
  writeFileSync(file, text.slice(0, start) + table + text.slice(end))
  await run(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', file])
}
