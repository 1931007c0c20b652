import type { Browser } from 'playwright'
import { tabularFaces } from './fonts'
import type { Lang } from './lang'

export type Shot = { width: number; height: number; ratio?: number }

/** Renders a page's HTML to a PNG buffer. */
export async function shoot(
  browser: Browser,
  html: string,
  lang: Lang,
  { width, height, ratio = 1 }: Shot,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio })
  try {
    await page.setContent(documentOf(html, lang), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return await page.screenshot({ type: 'png' })
  } finally {
    await page.close()
  }
}

/** A complete document with the fonts inside. */
export function documentOf(html: string, lang: Lang): string {
  return `<!doctype html><html lang="${lang === 'cn' ? 'zh-CN' : 'en'}"><meta charset="utf-8"><style>${tabularFaces(lang)}</style><body>${html}</body></html>`
}
