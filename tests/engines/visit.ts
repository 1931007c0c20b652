import type { Engine } from './engine'
import { journey } from './journey'

/** One engine's visit in both languages: how many steps failed. One that this machine cannot have is named with the reason, and fails nothing. */
export async function visit({ name, tier, start }: Engine, url: string): Promise<number> {
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
