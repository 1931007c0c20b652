import { processState } from '@/lib/process-state'

/** Longer than this nothing else waits: a page from the store is answered in between. */
const SLICE_MS = 8
/** Work that nobody waits for leaves as much time to others as it takes. */
const REST_MS = 8

/** Next loads this module more than once (pages, server): what they count is shared by the process. */
const { value: urgent } = processState('urgent work', () => new Set<symbol>())

const turn = () => new Promise<void>((done) => setImmediate(done))
const rest = () => new Promise<void>((done) => setTimeout(done, REST_MS))

export type Slices = { pause: () => Promise<void>; end: () => void }

/**
 * Splits long work: `pause` lets others have a turn when it is time. Work that no page waits for rests in between, and stands
 * still while there is some that a page waits for.
 */
export function slices(isUrgent: () => boolean): Slices {
  const me = Symbol('work')
  let since = performance.now()
  return {
    async pause() {
      if (isUrgent()) urgent.add(me)
      if (performance.now() - since < SLICE_MS) return
      if (isUrgent()) await turn()
      else
        do await rest()
        while (!isUrgent() && urgent.size > 0)
      since = performance.now()
    },
    end: () => void urgent.delete(me),
  }
}
