import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const rows = readFileSync('docs/tests.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 5 && /\.test\.ts$|\.spec\.ts$/.test(cells[2] ?? ''))

it('finds the rows of docs/tests.md', () => expect(rows.length).toBeGreaterThan(70))

it.each(rows.map(([, row, file, title]) => ({ row, file: file ?? '', title: title ?? '' })))(
  '$row: $file has "$title"',
  ({ file, title }) => {
    expect(existsSync(file)).toBe(true)
    // Titles made from values keep their fixed part.
    expect(readFileSync(file, 'utf8').replaceAll(/\$\{[^}]*\}/g, '')).toContain(title)
  },
)
