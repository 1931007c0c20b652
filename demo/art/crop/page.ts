import type { Browser, Page } from 'playwright'
import { openBrowser } from '../../screens/lib/browser'
import type { Lang } from '../../screens/lib/lang'
import { documentOf } from '../../screens/lib/render'

let browser: Browser | undefined
let page: Page | undefined

/** Closes the browser that the crops were drawn in. */
export async function closeCrops(): Promise<void> {
  await browser?.close()
}

/** Shows a screen in the browser that all crops share. */
export async function openScene(html: string, lang: Lang, ratio: number): Promise<Page> {
  browser ??= await openBrowser()
  await page?.close()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: ratio })
  await page.setContent(documentOf(html, lang), { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // The compiler names inner functions by a helper that the page does not have.
  await page.evaluate('globalThis.__name = (f) => f')
  return page
}

/** A whole screen, as it stands on a page: that of a desk, or of a phone. */
export async function drawWhole(html: string, lang: Lang, isPhone: boolean): Promise<Buffer> {
  const shown = await openScene(html, lang, 1.5)
  const size = isPhone ? { width: 400, height: 800 } : { width: 1440, height: 900 }
  return shown.screenshot({ type: 'png', clip: { x: 0, y: 0, ...size } })
}
