import { setTimeout as wait } from 'node:timers/promises'
import { getCrmMapping } from '@/lib/content/crm'
import { env } from '@/lib/env'
import { errorName } from '@/lib/error-name'
import { globalSingleton } from '@/lib/global-singleton'
import type { Locale } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { startJobs, stopJobs } from './jobs'
import { Outbox } from './outbox'
import { closeStore, enquiryStore, hasStore } from './store'
import { startIntegrityChecks } from './store/integrity'
import { connectPostgres } from './store/open'
import { isMeantFor, targetsOf } from './targets'

/** Longest time of a connection at the start, ms, in so many turns of the event loop: one held up by the start hears no answer either. */
const REACHED_MS = 500
const TURNS = 10

/** Module state exists twice in Next (server entry, handlers): one worker for both. */
const outbox = globalSingleton<Outbox | undefined>('outbox', () => undefined)

/** Names of the targets that an enquiry of this form goes to, as deliveries are stored under. */
export function targetNames(locale: Locale, formId: string): string[] {
  return targetsOf(env())
    .filter((target) => isMeantFor(target, locale, formId))
    .map((target) => target.name)
}

/** Starts the outbox when there is a target, or has it look again. A submit calls this after its commit. */
export function wakeOutbox(): void {
  const targets = targetsOf(env())
  if (targets.length === 0) return
  outbox.value ??= new Outbox(enquiryStore, targets)
  outbox.value.wake()
}

/** A database that is away or set wrong is logged at the start, not when the first visitor submits. Never rejects. */
async function tellUnreachable(databaseUrl: string): Promise<void> {
  const turns = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await wait(REACHED_MS / TURNS, undefined, { ref: false })
    throw Object.assign(new Error(), { code: `TIMEOUT ${REACHED_MS} ms` })
  }
  try {
    await Promise.race([connectPostgres(databaseUrl), turns()])
    // Its first migration takes its time.
    await enquiryStore()
  } catch (error) {
    log.error({ reason: errorName(error) }, 'the enquiry database does not answer')
  }
}

/** At the start of the server: takes up what an earlier process left behind, and the jobs. `port`: this process's own. */
export function startEnquiries(port: number): void {
  const { DATABASE_URL } = env()
  if (DATABASE_URL) void tellUnreachable(DATABASE_URL)
  if (hasStore()) wakeOutbox()
  // What is wrong with it is in the log before the first enquiry.
  getCrmMapping()
  startIntegrityChecks()
  startJobs(port)
}

/** At its end (D35): finishes the deliveries in flight. `closeStore` follows when the last request is answered. */
export async function stopOutbox(): Promise<void> {
  const running = outbox.value
  outbox.value = undefined
  await Promise.all([running?.stop(), stopJobs()])
}

export { closeStore }
