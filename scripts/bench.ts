import { benchFloods } from './lib/bench/floods'
import { benchInteractions } from './lib/bench/interactions'
import { benchPages } from './lib/bench/pages'
import { benchRecords } from './lib/bench/records'
import { benchServer } from './lib/bench/server'

const kinds: Record<string, (args: string[]) => Promise<void>> = {
  server: benchServer,
  pages: benchPages,
  interactions: benchInteractions,
  floods: (args) => benchFloods(args.includes('--write')),
  records: ([times = '10']) => benchRecords(Number(times)),
}

/**
 * `npm run bench -- …`: a report on the built site, never a test. `server` compares it with a bare Next page and with nginx, `pages` is
 * Lighthouse, `interactions` times what a tap opens (INP), `floods` cached pages beside floods, `records` a site with many more records.
 */
const [, , kind = '', ...args] = process.argv
const bench = kinds[kind]
if (!bench) throw new Error(`npm run bench -- ${Object.keys(kinds).join(' | ')}`)
await bench(args)
