import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../run.mjs'

export type Row = { id: string; goal: string; measured: string }

const benchmarks = join(root, 'docs', 'benchmarks.md')
const capacity = join(root, 'docs', 'capacity.md')

/** Today, as rows of docs/benchmarks.md say it. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** The middle one of some values. */
export const median = (values: readonly number[]): number => share(values, 0.5)

/** The value that so large a share of some values is not above, such as 0.99. */
export function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Bytes of all files below a folder. */
export function bytesBelow(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .reduce((sum, found) => sum + (found?.isFile() ? found.size : 0), 0)
}

async function rewrite(make: (text: string) => string, file = benchmarks): Promise<void> {
  writeFileSync(file, make(readFileSync(file, 'utf8')))
  await run(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', file])
}

/** Replaces the rows that were measured in docs/benchmarks.md, with today's date and the machine in general words, and what follows in docs/capacity.md. */
export async function writeRows(rows: Row[]): Promise<void> {
  const machine = `${availableParallelism()} cores`
  const measured = new Map(
    rows.map(({ id, goal, measured }) => [id, `| ${[id, goal, measured, today(), machine].join(' | ')} |`]),
  )
  await rewrite((text) =>
    text
      .split('\n')
      .map((line) => measured.get(line.split('|')[1]?.trim() ?? '') ?? line)
      .join('\n'),
  )
  await writeBetween('million', millionViews(readFileSync(benchmarks, 'utf8')), capacity)
}

/** What a million views a month take, as a table of docs/capacity.md: what is assumed stands in it, the rate is that of P6 page in docs/benchmarks.md. */
export function millionViews(measured: string): string {
  const rate = Number(/^\| P6 page [^\n]*?\| ([\d,]+) a second/m.exec(measured)?.[1]?.replaceAll(',', ''))
  if (!rate) throw new Error(`${benchmarks} has no rate of P6 page`)
  const [views, times, documentKb, fileKb] = [1_000_000, 20, 21, 400]
  const average = views / (30 * 24 * 60 * 60)
  const gb = (kb: number) => (views * kb) / 1_000_000
  const all = gb(documentKb + fileKb / 2)
  return [
    ['a million views a month', 'figure'],
    ['---', '---'],
    ['views a second, average', average.toFixed(1)],
    [
      `views a second in a minute of ${times} times the average`,
      `${Math.round(average * times)}, ${((average * times * 100) / rate).toFixed(2)} % of P6 page`,
    ],
    ['one processor, at the rate of P6 page', `${Math.round(views / rate)} s`],
    [`traffic of documents, ${documentKb} KB each`, `${gb(documentKb)} GB`],
    [
      `traffic with files and pictures, ${fileKb} KB for every second view`,
      `${all} GB, ${Math.round(all * 0.05)} to ${Math.round(all * 0.1)} of the provider's currency at 0.05 to 0.10 a GB`,
    ],
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** Puts a text between the two comments of a name in docs/benchmarks.md, or in another file. */
export const writeBetween = (name: string, text: string, file = benchmarks): Promise<void> =>
  rewrite((before) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [start, stop] = [before.indexOf(begin) + begin.length, before.indexOf(end)]
    if (start < begin.length || stop < start)
      throw new Error(`${file} has no place between ${begin} and ${end}`)
    return `${before.slice(0, start)}\n\n${text}\n\n${before.slice(stop)}`
  }, file)
