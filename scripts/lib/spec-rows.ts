import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** A row of a table of docs/tests.md or docs/security.md: what is promised, and the test that holds it. */
export type SpecRow = { row: string; file: string; title: string }

/** The rows of a document that name a test. */
export const rowsOf = (document: string): SpecRow[] =>
  readFileSync(join(root, document), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5 && /\.(?:test|spec)\.tsx?$/.test(cells[2] ?? ''))
    .map(([, row = '', file = '', title = '']) => ({ row, file, title }))
