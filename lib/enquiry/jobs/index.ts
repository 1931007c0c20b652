import { monotonicNow } from '@/lib/clock'
import { type Env, env } from '@/lib/env'
import { errorName } from '@/lib/error-name'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { failedSubmits } from '../outcome'
import { enquiryStore, hasStore } from '../store'
import { emptyLog } from '../store/sqlite'
import { targetsOf } from '../targets'
import { watchOutbox } from './alert'
import { sendAlert } from './channels'
import { watchSubmits } from './failed-submits'
import { applyRetention } from './retention'

const EVERY_MS = 60_000

type Jobs = { timer: NodeJS.Timeout; running: Promise<void> }
const jobs = globalSingleton<Jobs | undefined>('jobs', () => undefined)

/** What has to be done in the database: retention, alerts of deliveries, and forgetting what anybody has erased. */
async function inStore(settings: Env): Promise<void> {
  const { ENQUIRY_RETENTION_DAYS: days, SITE_TIME_ZONE: zone } = settings
  if (!hasStore()) return
  const store = await enquiryStore()
  if (days !== undefined) await applyRetention(store, days, zone, Date.now())
  if (targetsOf(settings).length > 0)
    await watchOutbox(store, (alert) => sendAlert(settings, alert), Date.now())
  if (!(await emptyLog(store))) log.warn('WAL of the enquiry database not truncated')
}

/** What has to be done without anybody asking; what needs no database does not wait for it. Never rejects. */
async function doJobs(): Promise<void> {
  const settings = env()
  const results = await Promise.allSettled([
    watchSubmits((alert) => sendAlert(settings, alert), monotonicNow()),
    inStore(settings),
  ])
  for (const result of results)
    if (result.status === 'rejected') log.error({ reason: errorName(result.reason) }, 'enquiry jobs failed')
}

/** Does the jobs now, every minute, and when a submit has failed. */
export function startJobs(): void {
  if (jobs.value) return
  const state: Jobs = { running: doJobs(), timer: setInterval(next, EVERY_MS) }
  function next() {
    state.running = state.running.then(doJobs)
  }
  state.timer.unref()
  failedSubmits.onFirst = next
  jobs.value = state
}

/** Lets what is under way finish, and begins nothing more. */
export async function stopJobs(): Promise<void> {
  const { timer, running } = jobs.value ?? {}
  clearInterval(timer)
  failedSubmits.onFirst = undefined
  jobs.value = undefined
  await running
}
