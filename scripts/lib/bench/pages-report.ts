import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageTypes } from '../page-types'
import { root, run } from '../run.mjs'
import { type Figures, FOUND } from './lighthouse'

export type PageRow = { name: string; lang: string; isText: boolean; figures: Figures }
/** A visit's scores of `FOUND`, in their order. */
export type FoundRow = { name: string; lang: string; scores: number[] }

const file = join(root, 'docs', 'benchmarks.md')
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

/** The three scores of a type of page as rows of Markdown by its name, Chinese before English. */
export function foundRows(rows: readonly FoundRow[], today: string): Map<string, string> {
  const names = new Set(rows.map(({ name }) => name))
  const scoresOf = (name: string) => rows.filter((row) => row.name === name).map(({ scores }) => scores)
  return new Map(
    [...names].map((name) => {
      const scores = FOUND.map((_, at) =>
        scoresOf(name)
          .map((all) => all[at])
          .join(', '),
      )
      return [name, `| ${[name, ...scores, today].join(' | ')} |`]
    }),
  )
}

/** Puts a text between two marks of docs/benchmarks.md, made of what stood there. */
async function writeBetween([begin, end]: readonly [string, string], made: (before: string) => string) {
  const text = readFileSync(file, 'utf8')
  const [start, stop] = [text.indexOf(begin) + begin.length, text.indexOf(end)]
  if (start < begin.length || stop < start)
    throw new Error(`${file} has no place between ${begin} and ${end}`)
  writeFileSync(file, `${text.slice(0, start)}\n\n${made(text.slice(start, stop))}\n\n${text.slice(stop)}`)
  await run(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', file])
}

/** Replaces the table of docs/benchmarks.md, with a line that says how it was made. */
export const writeTable = (rows: readonly PageRow[], how: string): Promise<void> =>
  writeBetween(['<!-- pages -->', '<!-- /pages -->'], () => `${how}\n\n${tableOf(rows)}`)

/** Renews the rows of the types that were visited in the table of the three scores; the others stay. */
export const writeFound = (rows: readonly FoundRow[], today: string): Promise<void> =>
  writeBetween(['<!-- found -->', '<!-- /found -->'], (before) => {
    const earlier = before
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
    const byName = new Map(earlier.map((line) => [line.split('|')[1]?.trim() ?? '', line]))
    for (const [name, line] of foundRows(rows, today)) byName.set(name, line)
    const order = pageTypes.map(({ name }) => byName.get(name)).filter((line) => line !== undefined)
    const titles = ['page', ...FOUND, 'date']
    return [titles, titles.map(() => '---')]
      .map((line) => `| ${line.join(' | ')} |`)
      .concat(order)
      .join('\n')
  })
