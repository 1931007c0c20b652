'use client'

/** Something a part of the page leaves to the one that takes its place in the same moment; who comes later finds nothing. */
export function handOver<Thing>() {
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
