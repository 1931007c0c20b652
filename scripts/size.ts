// `npm run size`: lines of TypeScript, without tests and examples, of each folder and in sum, beside what they are meant to be at most.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import './lib/closed-pipe'

/** Folders with a goal of their own, folders by commas; the last counts everything. */
const goals: Record<string, number | undefined> = {
  app: undefined,
  components: undefined,
  lib: undefined,
  'lib/content': 4500,
  'lib/desk,lib/enquiry/no-script': 1500,
  server: 2600,
  scripts: 4000,
  'app,components,lib,server,scripts': 41_000,
}
const counted = /\.(?:ts|tsx|mjs)$/
const left = /\.test\.tsx?$|\.examples?\.tsx$|\/examples\//

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
const sizes = files
  .filter((file) => counted.test(file) && !left.test(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((one, other) => one.lines - other.lines)

const rows = Object.entries(goals).map(([folder, most]) => {
  const inFolder = sizes.filter(({ file }) => folder.split(',').some((name) => file.startsWith(`${name}/`)))
  const lines = inFolder.reduce((sum, one) => sum + one.lines, 0)
  return {
    folder,
    files: inFolder.length,
    lines,
    median: inFolder[Math.floor(inFolder.length / 2)]?.lines,
    '95 %': inFolder[Math.floor(inFolder.length * 0.95)]?.lines,
    'at most': most ?? '',
    over: most ? Math.max(0, lines - most) : '',
  }
})
console.table(rows)
