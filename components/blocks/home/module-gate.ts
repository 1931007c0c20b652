import type { HomeModule } from '@/lib/contract/home'
import type { Gate } from '../JumpButton'

/** A home module and its place in the list: its id is optional, its place is not (contract, "Home"). */
export type PlacedModule = HomeModule & { position: number }

/** The gate of a home module's button, or of the button of one of its slides (D26): by the module's id, else by its place. */
export function gateOf({ id, position }: Pick<PlacedModule, 'id' | 'position'>, slide?: number): Gate {
  if (id !== undefined)
    return { type: 'homepage', id, jump: slide === undefined ? 'jumpBO' : `slide:${slide}` }
  return {
    type: 'homepage',
    id: String(position),
    jump: slide === undefined ? 'placed' : `placedSlide:${slide}`,
  }
}
