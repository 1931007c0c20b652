// `npm run test:engines`: one journey in old browser engines and in those of other makers, in both languages at the width of a phone.
// An engine that this machine cannot have is named with the reason, and the others go on.
import { ensureBuilt } from '@/scripts/lib/build.mjs'
import { startServer } from '@/scripts/lib/server'
import type { Engine } from './engine'
import { firefox } from './firefox'
import { journey } from './journey'
import { oldChromiums } from './old-chromium'
import { webkit } from './webkit'

async function run({ name, tier, start }: Engine, url: string): Promise<number> {
  const browser = await start().catch((error: unknown) => String(error))
  if (typeof browser === 'string') {
    console.info(`${name}: not here: ${browser.slice(0, 200)}`)
    return 0
  }
  const began = performance.now()
  let failed = 0
  for (const lang of ['cn', 'en'] as const)
    for (const { step, failure } of await journey(await browser.open(), url, lang, tier)) {
      if (failure) console.info(`${name}, ${step}: ${failure}`)
      failed += failure ? 1 : 0
    }
  const seconds = Math.round((performance.now() - began) / 1000)
  console.info(`${name} (${browser.version}), ${tier}: ${failed} steps failed, ${seconds} s`)
  await browser.close()
  return failed
}

if ((await ensureBuilt()) !== 0) process.exit(1)
const server = await startServer({ TRUST_PROXY: '1' })
const inTurns = async (engines: Engine[]) => {
  let failed = 0
  for (const engine of engines) failed += await run(engine, server.url)
  return failed
}
const failed = await Promise.all([inTurns(oldChromiums), inTurns([firefox, webkit])])
await server.stop()
process.exitCode = failed.some((count) => count > 0) ? 1 : 0
