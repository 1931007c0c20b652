/** Longer than this nothing else waits: a page from the store is answered in between. */
const SLICE_MS = 12

const urgent = new Set<symbol>()
const turn = () => new Promise<void>((done) => setImmediate(done))

export type Slices = { pause: () => Promise<void>; end: () => void }

/**
 * Splits long work: `pause` lets others have a turn when it is time. Work that nobody waits for also stands still while
 * there is some that a page waits for.
 */
export function slices(isUrgent: () => boolean): Slices {
  const me = Symbol('work')
  let since = performance.now()
  return {
    async pause() {
      if (isUrgent()) urgent.add(me)
      if (performance.now() - since < SLICE_MS) return
      do await turn()
      while (!isUrgent() && urgent.size > 0)
      since = performance.now()
    },
    end: () => void urgent.delete(me),
  }
}
