import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '@/scripts/lib/run.mjs'
import { type SpecRow, securityRows } from '../helpers/spec-rows'

/** A guard of the product taken away, as data: the tests of its rows must then fail. */
const fault = z.strictObject({
  /** Rows of docs/security.md; each names a test that sees this fault. */
  rows: z.array(z.string()),
  file: z.string(),
  /** Stands in the file exactly once. `⟦…⟧` marks the expression that is replaced; without marks it is all of it. */
  find: z.string(),
  replace: z.string(),
  /** What is no expression is replaced while its test runs alone; only tests that need no build can see it. */
  as: z.literal('text').optional(),
})
export type Fault = z.infer<typeof fault>

const written = readFileSync(join(root, 'tests', 'mutation', 'faults.yaml'), 'utf8')
/** Every fault; its place in the list is the number by which it is woken. */
export const faults: readonly Fault[] = z.array(fault).parse(parse(written))

const sleeping = (number: number, { replace }: Fault, good: string) =>
  `(process.env.MUTATION === '${number}' ? (${replace}) : (${good}))`

/** How often the place of a fault is in a text. */
export const places = (text: string, { find }: Fault): number =>
  text.split(find.replaceAll(/[⟦⟧]/g, '')).length - 1

/** The text with the fault in it: awake, or asleep until a process has its number in MUTATION. */
export function mutated(text: string, fault: Fault, number?: number): string {
  const [before = '', good = '', after = ''] = /^([\s\S]*)⟦([\s\S]*)⟧([\s\S]*)$/
    .exec(fault.find)
    ?.slice(1) ?? ['', fault.find, '']
  const bad = number === undefined ? fault.replace : sleeping(number, fault, good)
  return text.replace(before + good + after, (_, at: number) => {
    // Without semicolons a bracket at the start of a statement would call what the line before it ends with.
    const isStatement = /[\w)\]'"`]\s*\n\s*$/.test(text.slice(0, at) + before)
    return before + (isStatement && number !== undefined ? ';' : '') + bad + after
  })
}

const rows = new Map(securityRows().map((one) => [one.row, one]))

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
