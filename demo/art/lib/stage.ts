import type { Browser, Page } from 'playwright'
import { openBrowser } from '../../screens/lib/browser'
import { fontFaces } from '../../screens/lib/fonts'
import type { Lang } from '../../screens/lib/lang'

/** Turns markup into pixels with the fonts of the site; opens its browser when it is first asked. */
export class Stage {
  private browser: Browser | undefined
  private page: Page | undefined

  /** A PNG of an SVG or HTML picture. */
  async shoot(markup: string, width: number, height: number, lang: Lang = 'en'): Promise<Buffer> {
    this.browser ??= await openBrowser()
    this.page ??= await this.browser.newPage()
    await this.page.setViewportSize({ width, height })
    const style = `${fontFaces(lang)}body{margin:0;font-family:"Instrument Sans","Noto Sans CJK SC"}svg{display:block}`
    await this.page.setContent(
      `<!doctype html><html lang="${lang === 'cn' ? 'zh-CN' : 'en'}"><style>${style}</style><body>${markup}`,
    )
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined))
    return this.page.screenshot({ type: 'png' })
  }

  async close(): Promise<void> {
    await this.browser?.close()
  }
}
