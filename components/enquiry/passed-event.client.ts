'use client'

import type { Passed } from './types'

const NAME = 'consult:passed'

/** Tells the page's overlays that a form was passed, from a dialog that is not theirs. */
export function announcePassed(passed: Passed): void {
  dispatchEvent(new CustomEvent(NAME, { detail: passed }))
}

/** Calls the listener for every form that is passed; the returned function stops that. */
export function onFormPassed(listener: (passed: Passed) => void): () => void {
  const onEvent = (event: Event) => event instanceof CustomEvent && listener(event.detail as Passed)
  addEventListener(NAME, onEvent)
  return () => removeEventListener(NAME, onEvent)
}
