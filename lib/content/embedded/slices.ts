import { processState } from '@/lib/process-state'

/** Longer than this nothing else waits: a page from the store is answered in between. */
const SLICE_MS = 8
/** Work that nobody waits for leaves as much time to others as it takes. */
const REST_MS = 8

/** Longer than this it stands still for nobody: on a site that is always busy it would never be done. */
const LONGEST_STOP_MS = 250

/** Next loads this module more than once (pages, server): what they count is shared by the process. */
const { value: urgent } = processState('urgent work', () => new Set<symbol>())

const turn = () => new Promise<void>((done) => setImmediate(done))
const rest = () => new Promise<void>((done) => setTimeout(done, REST_MS))

/** Does what somebody waits for, such as making a page: work that nobody waits for stands still meanwhile. */
export async function whileAwaited<T>(work: () => Promise<T>): Promise<T> {
  const me = Symbol('awaited')
  urgent.add(me)
  try {
    return await work()
  } finally {
    urgent.delete(me)
  }
}

export type Slices = { pause: () => Promise<void>; end: () => void }

/**
 * Splits long work: `pause` lets others have a turn when it is time. Work that no page waits for rests in between, and stands
 * still while there is some that a page waits for, for a quarter of a second at most.
 */
export function slices(isUrgent: () => boolean): Slices {
  const me = Symbol('work')
  let since = performance.now()
  return {
    async pause() {
      if (isUrgent()) urgent.add(me)
      const now = performance.now()
      if (now - since < SLICE_MS) return
      if (isUrgent()) await turn()
      else
        do await rest()
        while (!isUrgent() && urgent.size > 0 && performance.now() - now < LONGEST_STOP_MS)
      since = performance.now()
    },
    end: () => void urgent.delete(me),
  }
}
