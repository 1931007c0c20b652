import { globalSingleton } from './global-singleton'

const state = globalSingleton('draining', () => false)

/** True from SIGTERM on: health says so, and whoever asks is told to ask elsewhere next time (D35). */
export const isDraining = (): boolean => state.value

/** Called once, by the server. */
export function startDraining(): void {
  state.value = true
}
