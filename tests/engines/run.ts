// `npm run test:engines`: one journey in old browser engines, in both languages at the width of a phone. An engine that this machine
// cannot have is named with the reason, and the others go on.
import { chromium } from 'playwright'
import { ensureBuilt } from '@/scripts/lib/build.mjs'
import { startServer } from '@/scripts/lib/server'
import { journey } from './journey'
import { type Engine, engines, getEngine } from './old-chromium'

async function run(engine: Engine, url: string): Promise<number> {
  const found = getEngine(engine)
  if ('reason' in found) {
    console.info(`${engine.name}: not here, ${found.reason}`)
    return 0
  }
  const browser = await chromium
    .launch({
      executablePath: found.program,
      args: ['--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote', '--headless'],
      env: { ...process.env, LD_LIBRARY_PATH: found.libraries },
    })
    .catch((error: unknown) => String(error))
  if (typeof browser === 'string') {
    console.info(`${engine.name}: not here, it does not start: ${browser.slice(0, 200)}`)
    return 0
  }
  let failed = 0
  for (const lang of ['cn', 'en'] as const) {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
    for (const { step, failure } of await journey(page, url, lang, engine.tier)) {
      if (failure) console.info(`${engine.name}, ${step}: ${failure}`)
      failed += failure ? 1 : 0
    }
  }
  console.info(`${engine.name} (${browser.version()}), ${engine.tier}: ${failed} steps failed`)
  await browser.close()
  return failed
}

if ((await ensureBuilt()) !== 0) process.exit(1)
const server = await startServer({ TRUST_PROXY: '1' })
let failed = 0
for (const engine of engines) failed += await run(engine, server.url)
await server.stop()
process.exitCode = failed > 0 ? 1 : 0
