import type { Product } from '../lib/scene'
import { finance } from './finance'
import { plant } from './plant'
import { platform } from './platform'
import { supply } from './supply'

/** Every product that has screens. */
export const products: Product[] = [...supply, ...plant, ...finance, ...platform]
