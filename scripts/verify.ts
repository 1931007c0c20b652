// `npm run verify`: what has to hold before a commit, in well under a minute.
import { checks, conclude, runChecks } from './lib/run-checks'

conclude(await runChecks([...checks, { name: 'unit tests', script: 'unit' }]))
