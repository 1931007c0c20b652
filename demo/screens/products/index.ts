import type { Product, Scene } from '../lib/scene'
import { finance } from './finance'
import { plant } from './plant'
import { platform } from './platform'
import { supply } from './supply'

/** Every product that has screens. */
export const products: Product[] = [...supply, ...plant, ...finance, ...platform]

/** The screen of a product: one of its three, or the phone's (`m`). Throws where there is none. */
export function productScene(id: string | number, view: string): Scene {
  const scenes = products.find((product) => product.id === Number(id))?.scenes
  if (!scenes || !(view in scenes)) throw new Error(`no screen ${id}-${view}`)
  return scenes[view as keyof Product['scenes']]
}
