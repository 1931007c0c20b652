// `npm run build`: next build, remembered, so that `npm start` knows what it was made from.
import { ensureBuilt } from './lib/build.mjs'

const ifStale = '--if-stale'
const args = process.argv.slice(2)
process.exitCode = await ensureBuilt({
  force: !args.includes(ifStale),
  args: args.filter((arg) => arg !== ifStale),
})
