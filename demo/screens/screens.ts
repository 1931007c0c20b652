import type { Browser } from 'playwright'
import { langs, sayIn } from './lib/lang'
import { assets } from './lib/paths'
import { writePng } from './lib/quantise'
import { shoot } from './lib/render'
import { products } from './products'

const views = ['1', '2', '3', 'm'] as const

/** Renders the product screens whose name (e.g. "screens/cn/1001-1") contains the filter. */
export async function renderScreens(browser: Browser, filter: string): Promise<void> {
  for (const { id, scenes } of products) {
    for (const view of views) {
      for (const lang of langs) {
        const name = `screens/${lang}/${id}-${view}`
        if (!name.includes(filter)) continue
        const isPhone = view === 'm'
        const size = isPhone ? { width: 400, height: 800, ratio: 1.5 } : { width: 1440, height: 900 }
        const image = await shoot(browser, scenes[view]({ lang, say: sayIn(lang) }), lang, size)
        const bytes = await writePng(assets(`${name}.png`), image, isPhone ? 50_000 : 80_000)
        console.log(`${name}.png ${(bytes / 1000).toFixed(1)} kB`)
      }
    }
  }
}
