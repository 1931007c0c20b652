import { setSharedStore } from '@/lib/shared-store'

/** Lets this process share with others, as over a Redis that holds everything and knows of no edit. */
export function shareInMemory(): void {
  const held = new Map<string, Buffer>()
  setSharedStore({
    read: async (key) => {
      const bytes = held.get(key)
      return bytes && { bytes, isOutdated: false }
    },
    write: (key, bytes) => void held.set(key, bytes),
    remove: (key) => void held.delete(key),
    check: async () => undefined,
  })
}
