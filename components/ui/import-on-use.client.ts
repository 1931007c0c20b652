'use client'

/** So long a click waits for code, ms: as long as the loader waits for all of it. */
const LONGEST_MS = 10_000

/** Rejects once a file of this site turned out not to be readable here: its `import()` would wait for ever, only the window hears of it. */
const unreadable = new Promise<never>((_, reject) => {
  if (typeof window === 'undefined') return
  addEventListener('error', ({ error, filename }) => {
    if (error instanceof SyntaxError && filename.includes('/_next/static/')) reject(error)
  })
})
unreadable.catch(() => undefined)

/** Code that is imported when it is used: rejects where it cannot be loaded, cannot be read or takes 10 s. */
export function importOnUse<Code>(code: Promise<Code>): Promise<Code> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, LONGEST_MS, new Error('late')))
  return Promise.race([code, unreadable, late])
}
