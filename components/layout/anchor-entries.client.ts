'use client'

/**
 * A #anchor makes a history entry that the router knows nothing of: Back to it from another page would change the address and leave that
 * page standing. It gets the state of the entry it was made on, which shows the same page. Returns what ends it.
 */
export function trackAnchorEntries(): () => void {
  let lastState: unknown = history.state
  const remember = () => {
    if (history.state !== null) lastState = history.state
  }
  const adopt = () => {
    if (history.state === null && lastState !== null) history.replaceState(lastState, '')
    remember()
  }
  addEventListener('click', remember, true)
  addEventListener('popstate', remember)
  addEventListener('hashchange', adopt)
  return () => {
    removeEventListener('click', remember, true)
    removeEventListener('popstate', remember)
    removeEventListener('hashchange', adopt)
  }
}
