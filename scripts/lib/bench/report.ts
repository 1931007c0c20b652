import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../run.mjs'

export type Row = { id: string; goal: string; measured: string }

const file = join(root, 'docs', 'benchmarks.md')

/** Bytes of all files below a folder. */
export function bytesBelow(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .reduce((sum, found) => sum + (found?.isFile() ? found.size : 0), 0)
}

/** Replaces the rows that were measured in docs/benchmarks.md, each with today's date and the machine in general words. */
export async function writeRows(rows: Row[], today: string): Promise<void> {
  const machine = `${availableParallelism()} cores`
  const measured = new Map(
    rows.map(({ id, goal, measured }) => [id, `| ${[id, goal, measured, today, machine].join(' | ')} |`]),
  )
  const lines = readFileSync(file, 'utf8').split('\n')
  const renewed = lines.map((line) => {
    const id = line.split('|')[1]?.trim() ?? ''
    return measured.get(id) ?? line
  })
  writeFileSync(file, renewed.join('\n'))
  await run(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', file])
}
