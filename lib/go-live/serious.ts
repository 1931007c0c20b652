import { type Env, env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { isPublicAddress } from '@/lib/public-address'
import { publicDirectory } from '@/lib/public-directory'
import { DEMO, readiness } from './checks'

const unready = globalSingleton('not ready', () => [] as string[])

/**
 * What of the list must not be as it is while the public is let in; on a machine of one's own nothing but the demo's pages under a
 * company's back end, where they are hardly meant.
 */
async function seriousOf(settings: Env, publicDir: string): Promise<string[]> {
  const isPublic = isPublicAddress(settings.SITE_URL)
  if (!isPublic && settings.CONTENT_API_URL === undefined) return []
  const checks = await readiness({ settings, publicDir })
  return checks
    .filter((check) => check.ok === false && check.isSerious && (isPublic || check.name === DEMO))
    .map(({ name, found, todo }) => `${name}: ${found}; ${todo}`)
}

/** Logs at the start, a warning each, what is serious of `npm run go-live`; deep health repeats it. Never rejects. */
export async function logUnready(settings = env(), publicDir = publicDirectory()): Promise<void> {
  try {
    unready.value = await seriousOf(settings, publicDir)
    for (const line of unready.value) log.warn({ line }, 'not ready for the public: npm run go-live')
  } catch (error) {
    log.error({ reason: String(error) }, 'readiness check failed')
  }
}

/** What the start logged. */
export const unreadyLines = (): string[] => unready.value
