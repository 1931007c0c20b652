import { globalSingleton } from './global-singleton'

const state = globalSingleton('draining', () => false)

/** True from SIGTERM on: health reports it, and answers ask clients to close their connection (D35). */
export const isDraining = (): boolean => state.value

/** Called once, by the server. */
export function startDraining(): void {
  state.value = true
}
