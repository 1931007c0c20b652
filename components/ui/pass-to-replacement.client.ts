'use client'

/** A value that a component leaves for the one that replaces it in the same render; a component that mounts later finds nothing. */
export function passToReplacement<Thing>() {
  let left: Thing | undefined
  return {
    leave(thing: Thing) {
      left = thing
      // React puts the new part in place before any microtask runs.
      queueMicrotask(() => {
        left = undefined
      })
    },
    take: () => left,
  }
}
