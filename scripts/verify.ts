// `npm run verify`: what has to hold before a commit, in well under a minute.
import { checks, runChecks, summary } from './lib/run-checks'

const results = await runChecks([...checks, { name: 'unit tests', script: 'unit' }])
console.log(`\n${summary(results)}`)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
