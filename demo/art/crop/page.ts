import type { Browser, Page } from 'playwright'
import { openBrowser } from '../../screens/lib/browser'
import { type Lang, sayIn } from '../../screens/lib/lang'
import { documentOf } from '../../screens/lib/render'
import type { Scene } from '../../screens/lib/scene'

let browser: Browser | undefined
let page: Page | undefined

/** Closes the browser that the crops were drawn in. */
export async function closeCrops(): Promise<void> {
  await browser?.close()
}

/** Shows a screen in the browser that all crops share. */
export async function openScene(scene: Scene, lang: Lang, ratio: number): Promise<Page> {
  browser ??= await openBrowser()
  await page?.close()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: ratio })
  await page.setContent(documentOf(scene({ lang, say: sayIn(lang) }), lang), { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // The compiler names inner functions by a helper that the page does not have.
  await page.evaluate('globalThis.__name = (f) => f')
  return page
}

/** What stands in the page's upper left, CSS px. */
export const shot = (page: Page, { width, height }: { width: number; height: number }): Promise<Buffer> =>
  page.screenshot({ type: 'png', clip: { x: 0, y: 0, width, height } })

/** A whole screen, as it stands on a page: that of a desk, or of a phone. */
export async function drawWhole(scene: Scene, lang: Lang, isPhone: boolean): Promise<Buffer> {
  const size = isPhone ? { width: 400, height: 800 } : { width: 1440, height: 900 }
  return shot(await openScene(scene, lang, 1.5), size)
}
