/**
 * Does one piece of work after the other; of several for one name that wait, only the last is done. `isIdle` resolves
 * when nothing is left. Work that fails is passed to `onError`: a full disk costs no visitor a page.
 */
export function writeQueue(onError: (error: unknown) => void) {
  const waiting = new Map<string, () => Promise<void>>()
  let running: Promise<void> | undefined

  const drain = async () => {
    for (const [name, work] of waiting) {
      waiting.delete(name)
      await work().catch(onError)
    }
    running = undefined
    if (waiting.size > 0) running = drain()
  }
  return {
    add(name: string, work: () => Promise<void>) {
      waiting.delete(name)
      waiting.set(name, work)
      running ??= Promise.resolve().then(drain)
    },
    isIdle: async () => {
      while (running) await running
    },
  }
}
