import { publicAddresses } from '@/lib/content/addresses'
import { env } from '@/lib/env'
import { errorName } from '@/lib/error-name'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { enquiryStore } from '../store'
import { enginesOf } from './engines'
import { expireAddresses } from './rows'
import { announce } from './turn'

const EVERY_MS = 60_000
/** First the visitors of a start, and what their pages are made of. */
const FIRST_MS = 5000

type Announcing = { timer: NodeJS.Timeout; running: Promise<void> }
const state = globalSingleton<Announcing | undefined>('announcing', () => undefined)

async function turn(port: number): Promise<void> {
  try {
    await announce(await enquiryStore(), enginesOf(env()), () => publicAddresses(port), Date.now())
  } catch (error) {
    log.error({ reason: errorName(error) }, 'search engines not notified')
  }
}

/** Tells search engines of new and changed addresses from now on, where the settings name any; `port`: this process's own. */
export function startAnnouncing(port: number): void {
  if (state.value || enginesOf(env()).length === 0) return
  const own: Announcing = { running: Promise.resolve(), timer: setTimeout(next, FIRST_MS) }
  function next() {
    own.running = turn(port).finally(() => {
      if (state.value === own) own.timer = setTimeout(next, EVERY_MS).unref()
    })
  }
  own.timer.unref()
  state.value = own
}

/** An edit was told: the next turn has CDN_PURGE_URL's webhooks purge what it may be seen on, without the id of a record all pages. Never rejects. */
export async function noteEdit(id?: string): Promise<void> {
  if (!env().CDN_PURGE_URL) return
  try {
    await expireAddresses(await enquiryStore(), id, Date.now())
  } catch (error) {
    log.error({ reason: errorName(error) }, 'CDN will not be purged of an edit')
  }
}

/** Lets what is under way finish, and begins nothing more. */
export async function stopAnnouncing(): Promise<void> {
  const { timer, running } = state.value ?? {}
  state.value = undefined
  clearTimeout(timer)
  await running
}
