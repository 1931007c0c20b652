import { enquiryStore } from '@/lib/enquiry/store'
import { env } from '@/lib/env'
import { errorName } from '@/lib/error-name'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { isoDay } from '@/lib/rules/text/dates'
import type { Visit } from './event'
import { deleteOldCounts, storeCounts } from './store-counts'
import { Tally } from './tally'

/** How long counts wait in memory: a process that is killed loses as much. */
const WAIT_MS = 5000
const RETRY_MS = 60_000

/** Once in the process: handlers count, the server writes the last of it when it ends. */
const { value: state } = globalSingleton('visit counts', () => ({
  tally: new Tally(),
  timer: undefined as NodeJS.Timeout | undefined,
  writing: Promise.resolve(),
  forgotOn: '',
}))

const today = () => isoDay(Date.now(), env().SITE_TIME_ZONE)

function writeIn(wait: number): void {
  state.timer ??= setTimeout(() => void writeVisits(), wait).unref()
}

/** Counts one visit in memory. It is written to the database some seconds later, so that no request waits for that. */
export function noteVisit(visit: Visit, address: string): void {
  state.tally.add(visit, today(), address)
  writeIn(WAIT_MS)
}

/** Writes what waits; what cannot be written waits on. Never rejects. */
export function writeVisits(): Promise<void> {
  clearTimeout(state.timer)
  state.timer = undefined
  state.writing = state.writing.then(write)
  return state.writing
}

async function write(): Promise<void> {
  const taken = state.tally.take()
  if (taken.length === 0) return
  try {
    const store = await enquiryStore()
    await storeCounts(store, taken)
  } catch (error) {
    state.tally.giveBack(taken)
    log.warn({ reason: errorName(error) }, 'visit counts not stored: retried later')
    return writeIn(RETRY_MS)
  }
  await forgetOnce()
}

/** Once a day; a day on which it fails is made good by the next. */
async function forgetOnce(): Promise<void> {
  const day = today()
  if (state.forgotOn === day) return
  state.forgotOn = day
  await deleteOldCounts(await enquiryStore(), Date.now()).catch(() =>
    log.warn('old visit counts not deleted'),
  )
}
