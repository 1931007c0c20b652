import type { HomeModule, Slide } from '@/lib/contract/home'
import { moduleId, slideJump } from '@/lib/contract/module-id'
import type { Gate } from '../JumpButton'

/** The gate of a home module's button, or of the button of one of its slides (D26), by what they are. */
export function gateOf(module: HomeModule, slide?: Slide): Gate {
  return { type: 'homepage', id: moduleId(module), jump: slide ? slideJump(slide) : 'jumpBO' }
}
