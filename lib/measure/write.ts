import { enquiryStore } from '@/lib/enquiry/store'
import { env } from '@/lib/env'
import { errorName } from '@/lib/error-name'
import { globalSingleton } from '@/lib/global-singleton'
import { log } from '@/lib/log'
import { isoDay } from '@/lib/rules/text/dates'
import type { Visit } from './event'
import type { Sample } from './sample'
import { SampleTally } from './sample-tally'
import { deleteOldCounts, storeCounts } from './store-counts'
import { Tally } from './tally'

/** How long counts wait in memory: a process that is killed loses as much. */
const WAIT_MS = 5000
const RETRY_MS = 60_000

/** Once in the process: handlers count, the server writes the last of it when it ends. */
const { value: state } = globalSingleton('visit counts', () => ({
  visits: new Tally(),
  samples: new SampleTally(),
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
  state.visits.add(visit, today(), address)
  writeIn(WAIT_MS)
}

/** The same for a sample; false for one that is more than its address's share of the day. */
export function noteSample(sample: Sample, address: string): boolean {
  const isCounted = state.samples.add(sample, today(), address)
  if (isCounted) writeIn(WAIT_MS)
  return isCounted
}

/** Writes what waits; what cannot be written waits on. Never rejects. */
export function writeVisits(): Promise<void> {
  clearTimeout(state.timer)
  state.timer = undefined
  state.writing = state.writing.then(write)
  return state.writing
}

async function write(): Promise<void> {
  const [visits, samples] = [state.visits.take(), state.samples.take()]
  if (visits.length + samples.length === 0) return
  try {
    const store = await enquiryStore()
    await storeCounts(store, visits, samples)
  } catch (error) {
    state.visits.giveBack(visits)
    state.samples.giveBack(samples)
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
