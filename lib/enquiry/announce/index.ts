import { publicAddresses } from '@/lib/content/addresses'
import { env } from '@/lib/env'
import { errorName } from '@/lib/error-name'
import { log } from '@/lib/log'
import { enquiryStore } from '../store'
import { enginesOf } from './engines'
import { expireAddresses } from './rows'
import { announce } from './turn'

/** Tells search engines of new and changed addresses, where the settings name any; `port`: this process's own. Never rejects. */
export async function tellEngines(port: number): Promise<void> {
  const engines = enginesOf(env())
  if (engines.length === 0) return
  try {
    await announce(await enquiryStore(), engines, () => publicAddresses(port), Date.now())
  } catch (error) {
    log.error({ reason: errorName(error) }, 'search engines not notified')
  }
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
