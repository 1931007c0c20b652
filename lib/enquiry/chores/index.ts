import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { enquiryStore, hasStore } from '../store'
import { targetsOf } from '../targets'
import { watchOutbox } from './alert'
import { sendAlert } from './channels'
import { applyRetention } from './retention'

const EVERY_MS = 60_000

type Chores = { timer: NodeJS.Timeout; running: Promise<void> }
const chores = processState<Chores | undefined>('chores', () => undefined)

/** What has to be done without anybody asking: retention and alerts. Never rejects. */
async function doChores(): Promise<void> {
  const settings = env()
  const { ENQUIRY_RETENTION_DAYS: days, SITE_TIME_ZONE: zone } = settings
  const hasTargets = targetsOf(settings).length > 0
  if (!hasStore() || (days === undefined && !hasTargets)) return
  try {
    const store = await enquiryStore()
    if (days !== undefined) await applyRetention(store, days, zone, Date.now())
    if (hasTargets) await watchOutbox(store, (alert) => sendAlert(settings, alert), Date.now())
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'enquiry chores failed')
  }
}

/** Does the chores now and every minute. */
export function startChores(): void {
  if (chores.value) return
  const state: Chores = { running: doChores(), timer: setInterval(next, EVERY_MS) }
  function next() {
    state.running = state.running.then(doChores)
  }
  state.timer.unref()
  chores.value = state
}

/** Lets what is under way finish, and begins nothing more. */
export async function stopChores(): Promise<void> {
  const { timer, running } = chores.value ?? {}
  clearInterval(timer)
  chores.value = undefined
  await running
}
