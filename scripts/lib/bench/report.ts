import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../run.mjs'

export type Row = { id: string; goal: string; measured: string }

const benchmarks = join(root, 'docs', 'benchmarks.md')

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

async function rewrite(make: (text: string) => string): Promise<void> {
  writeFileSync(benchmarks, make(readFileSync(benchmarks, 'utf8')))
  await run(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', benchmarks])
}

/** Replaces the rows that were measured in docs/benchmarks.md, with today's date and the machine in general words. */
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
}

/** Puts a text between the two comments of a name in docs/benchmarks.md. */
export const writeBetween = (name: string, text: string): Promise<void> =>
  rewrite((before) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [start, stop] = [before.indexOf(begin) + begin.length, before.indexOf(end)]
    if (start < begin.length || stop < start)
      throw new Error(`${benchmarks} has no place between ${begin} and ${end}`)
    return `${before.slice(0, start)}\n\n${text}\n\n${before.slice(stop)}`
  })
