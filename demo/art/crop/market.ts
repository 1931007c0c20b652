import { langs } from '../../screens/lib/lang'
import { market } from '../../screens/products/market'
import type { Plate } from '../lib/plate'
import { drawCrop } from './panel'
import { drawPhone } from './phone'
import type { Shape } from './shapes'

/** A screen across the page, every column of it. */
const wide: Shape = { width: 1108, height: 596, ratio: 1.8, left: 32, top: 28 }
const narrow = { width: 404, height: 473, ratio: 2 }

/** The marketplace's screens, and what phones show of them: a whole card with fewer columns or days. */
export const marketCrops: Plate[] = langs.flatMap((lang) =>
  Object.entries(market).flatMap(([page, { scene, phone }]): Plate[] => [
    {
      file: `screens/${lang}/${page}.webp`,
      budget: 80_000,
      draw: () => drawCrop({ id: 0, view: '1', lang, dark: false, scene, ...wide }),
    },
    {
      file: `screens/${lang}/${page}-mobile.webp`,
      budget: 40_000,
      draw: () => drawPhone({ scene, lang, parts: [phone], frame: narrow }),
    },
  ]),
)
