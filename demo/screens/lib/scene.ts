import type { IconName } from '../ui/icons'
import { desktop, type Frame } from '../ui/shell'
import type { Lang, Say } from './lang'

export type Context = { lang: Lang; say: Say }
/** A scene draws a whole page for one language. */
export type Scene = (context: Context) => string
export type Product = { id: number; scenes: Record<'1' | '2' | '3' | 'm', Scene> }

type Suite = {
  active: number
  name: [string, string]
  tabs: [string, string][]
  user: [string, string]
  search: [string, string]
}

const rail: IconName[] = [
  'home',
  'cart',
  'box',
  'truck',
  'calendar',
  'factory',
  'shield',
  'coins',
  'chart',
  'receipt',
  'spark',
  'plug',
  'canvas',
]

type View = Pick<Frame, 'title' | 'subtitle' | 'actions' | 'body'> & { tab: number; css?: string }

/** The frame of one product, to be filled by each of its desktop views. */
export function suite(product: Suite): (context: Context, view: View) => string {
  return ({ say }, view) =>
    desktop({
      app: say(...product.name),
      rail,
      active: product.active,
      tabs: product.tabs.map((tab) => say(...tab)),
      search: say(...product.search),
      user: say(...product.user),
      ...view,
    })
}
