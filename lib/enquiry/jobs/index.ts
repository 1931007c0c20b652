import { monotonicNow } from '@/lib/clock'
import { type Env, env } from '@/lib/env'
import { errorName } from '@/lib/error-name'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { tellEngines } from '../announce'
import { failedSubmits } from '../outcome'
import { enquiryStore, hasStore } from '../store'
import { emptyLog } from '../store/sqlite'
import { targetsOf } from '../targets'
import { watchOutbox } from './alert'
import { sendAlert } from './channels'
import { watchSubmits } from './failed-submits'
import { applyRetention } from './retention'

const EVERY_MS = 60_000
/** First the visitors of a start, and what their pages are made of. */
const ENGINES_FIRST_MS = 5000
const jobs = globalSingleton<ReturnType<typeof repeat>[] | undefined>('jobs', () => undefined)

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

/** Does a job after `firstMs`, a minute after each time it has ended, and when told to; once at a time. Keeps no process alive. */
function repeat(job: () => Promise<void>, firstMs: number) {
  let running = Promise.resolve()
  let timer = setTimeout(next, firstMs).unref()
  let isStopped = false
  function next() {
    running = running.then(job).then(() => {
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(next, EVERY_MS).unref()
    })
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
  return { next, stop }
}

/** Does the jobs now, every minute, and when a submit has failed. Search engines are told beside them: what hangs there holds no alert up. */
export function startJobs(port: number): void {
  if (jobs.value) return
  jobs.value = [repeat(doJobs, 0), repeat(() => tellEngines(port), ENGINES_FIRST_MS)]
  failedSubmits.onFirst = jobs.value[0]?.next
}

/** Lets what is under way finish, and begins nothing more. */
export async function stopJobs(): Promise<void> {
  const stopping = jobs.value?.map(({ stop }) => stop())
  failedSubmits.onFirst = undefined
  jobs.value = undefined
  await Promise.all(stopping ?? [])
}
