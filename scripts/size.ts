// `npm run size`: lines of TypeScript, without tests and examples, of each room and in sum, beside what they are meant to be at most.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Rooms with a goal of their own, folders by commas; the last counts everything. */
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

const rows = Object.entries(goals).map(([room, most]) => {
  const inRoom = sizes.filter(({ file }) => room.split(',').some((folder) => file.startsWith(`${folder}/`)))
  const lines = inRoom.reduce((sum, one) => sum + one.lines, 0)
  return {
    room,
    files: inRoom.length,
    lines,
    'at most': most ?? '',
    over: most ? Math.max(0, lines - most) : '',
  }
})
console.table(rows)
