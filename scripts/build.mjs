// `npm run build`: next build, remembered, so that `npm start` knows what it was made from.
import { ensureBuilt } from './lib/build.mjs'

const ifStale = '--if-stale'
const args = process.argv.slice(2)
// `next build --help` ends well and builds nothing, which would count as a build.
const strange = args.find((arg) => arg !== ifStale)
if (strange) console.error(`${strange}: there is no such option; ${ifStale} builds only what has changed.`)
process.exitCode = strange ? 2 : await ensureBuilt({ force: args.length === 0 })
