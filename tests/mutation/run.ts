// `npm run test:mutation [-- words]`: takes each guard of the product away, in a copy of the tree, and sees the test of its row fail;
// with `--sample` some of those whose tests need no build.
import { rmSync } from 'node:fs'
import { faults, needsBuild, testsOf } from '.'
import { buildCopy, copyTree } from './copy'
import { examine, failingBefore, type Verdict } from './verdict'

const sample = '--sample'
const words = process.argv
  .slice(2)
  .map((word) => word.toLowerCase())
  .filter((word) => word !== sample)
const isMeant = (text: string) => words.every((word) => text.toLowerCase().includes(word))
const all = faults.flatMap((fault, number) =>
  testsOf(fault).flatMap((test) =>
    isMeant(`${test.row} ${fault.file} ${test.file}`) ? [{ fault, number, test }] : [],
  ),
)
/** Every so many of those that need no build: a minute's worth, spread over all files of faults. */
const SAMPLE_STEP = 8
const chosen = process.argv.includes(sample)
  ? all.filter(({ test }) => !needsBuild(test)).filter((_, at) => at % SAMPLE_STEP === 0)
  : all
const said: Record<Verdict['kind'], string> = {
  caught: 'seen failing',
  missed: 'NOT SEEN',
  'failing-before': 'FAILS WITHOUT THE FAULT',
  broken: 'COULD NOT RUN',
}

const copy = copyTree(faults)
let caught = 0
try {
  if (chosen.some(({ test }) => needsBuild(test))) await buildCopy(copy)
  const failing = await failingBefore(
    copy,
    chosen.map(({ test }) => test),
  )
  for (const one of chosen) {
    const why = failing.get(one.test)
    const seen: Verdict = why === undefined ? await examine(copy, one) : { kind: 'failing-before', why }
    if (seen.kind === 'caught') caught += 1
    console.log(`${said[seen.kind]}: ${one.test.row}\n  ${one.fault.file} → ${one.test.file}\n  ${seen.why}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`${caught} of ${chosen.length} mutations were seen by the tests of their rows.`)
process.exitCode = caught > 0 && caught === chosen.length ? 0 : 1
