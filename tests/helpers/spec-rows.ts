import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/scripts/lib/run.mjs'

/** A row of a table of docs/security.md: what is promised, and the test that holds it. */
export type SpecRow = { row: string; file: string; title: string }

/** The rows of docs/security.md that name a test. */
export const securityRows = (): SpecRow[] =>
  readFileSync(join(root, 'docs', 'security.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5 && /\.(?:test|spec)\.tsx?$/.test(cells[2] ?? ''))
    .map(([, row = '', file = '', title = '']) => ({ row, file, title }))
