import type { HomeModule } from '@/lib/contract/home'
import type { Gate } from '../JumpButton'

/** The `gate` of a home module's button, or of the button of one of its slides; a module without an id has none (D26). */
export function gateOf(module: Pick<HomeModule, 'id'>, slide?: number): { gate?: Gate } {
  if (module.id === undefined) return {}
  return {
    gate: { type: 'homepage', id: module.id, jump: slide === undefined ? 'jumpBO' : `slide:${slide}` },
  }
}
