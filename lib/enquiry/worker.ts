import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import type { Locale } from '@/lib/i18n/locales'
import { startAnnouncing, stopAnnouncing } from './announce'
import { startJobs, stopJobs } from './jobs'
import { Outbox } from './outbox'
import { closeStore, enquiryStore, hasStore } from './store'
import { startIntegrityChecks } from './store/integrity'
import { isMeantFor, targetsOf } from './targets'

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

/** At the start of the server: takes up what an earlier process left behind, the jobs, and what search engines are to be told. */
export function startEnquiries(port: number): void {
  if (hasStore()) wakeOutbox()
  startIntegrityChecks()
  startJobs()
  startAnnouncing(port)
}

/** At its end (D35): finishes the deliveries in flight. `closeStore` follows when the last request is answered. */
export async function stopOutbox(): Promise<void> {
  const running = outbox.value
  outbox.value = undefined
  await Promise.all([running?.stop(), stopJobs(), stopAnnouncing()])
}

export { closeStore }
