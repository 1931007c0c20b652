// `npm run test:engines`: one journey in old browser engines and in those of other makers, in both languages at the width of a phone.
// An engine that this machine cannot have is named with the reason, and the others go on.
import { ensureBuilt } from '@/scripts/lib/build.mjs'
import { startServer } from '@/scripts/lib/server'
import type { Engine } from './engine'
import { firefox } from './firefox'
import { oldChromiums } from './old-chromium'
import { visit } from './visit'
import { webkit } from './webkit'

if ((await ensureBuilt()) !== 0) process.exit(1)
const server = await startServer({ TRUST_PROXY: '1' })
const inTurns = async (engines: Engine[]) => {
  let failed = 0
  for (const engine of engines) failed += await visit(engine, server.url)
  return failed
}
const failed = await Promise.all([inTurns(oldChromiums), inTurns([firefox, webkit])])
await server.stop()
// An engine that did not end would hold this process.
process.exit(failed.some((count) => count > 0) ? 1 : 0)
