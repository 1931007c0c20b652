import { rowsOf, type SpecRow } from '../spec-rows'
import type { Fault } from '.'

const rows = new Map(['docs/tests.md', 'docs/security.md'].flatMap(rowsOf).map((one) => [one.row, one]))

/** The tests that must see a fault, one for each of its rows that names another one. */
export function testsOf({ rows: names }: Fault): SpecRow[] {
  const all = names.flatMap((name) => rows.get(name) ?? [])
  return all.filter(
    ({ file, title }, at) => all.findIndex((one) => one.file === file && one.title === title) === at,
  )
}

/** True for a test that asks the built site. */
export const needsBuild = ({ file }: SpecRow): boolean => file.startsWith('tests/')

/** What vitest's -t takes: the title as it is written, with anything in the places of values. */
export const patternOf = (title: string): string =>
  title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[sdijo]/g, '.*')
