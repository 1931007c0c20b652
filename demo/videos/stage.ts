import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { type Lang, sayIn } from '../screens/lib/lang'
import { assets } from '../screens/lib/paths'
import { documentOf } from '../screens/lib/render'
import { productScene } from '../screens/products'
import { applyChanges, wordIn } from './apply'
import { HEIGHT, VIEW, WIDTH } from './size'
import type { Change, Two } from './story'

export type Box = { x: number; y: number; width: number; height: number }
/** Where the camera is: how large, and what of the screen stands in the upper left corner. */
export type Camera = { scale: number; x: number; y: number }

const [screenWidth, screenHeight] = [1440, 900]
/** The whole screen. */
export const whole: Box = { x: 0, y: 0, width: screenWidth, height: screenHeight }
const picture = (file: string) => `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`
const css = `
#view{position:fixed;left:0;top:0;width:${WIDTH}px;height:${VIEW}px;overflow:hidden;background:#F3F6F7}
#camera{position:relative;width:${screenWidth}px;height:${screenHeight}px;transform-origin:0 0}
#mark{position:absolute;z-index:9;border:2.5px solid #006D77;border-radius:9px;box-shadow:0 0 0 4px rgba(87,205,212,.35);display:none}
#spot{position:absolute;z-index:8;border-radius:14px;box-shadow:0 0 0 2000px rgba(243,246,247,.62)}
#camera td{text-overflow:clip}
#band{position:fixed;left:0;top:${VIEW}px;width:${WIDTH}px;height:${HEIGHT - VIEW}px;background:#0B1A26}
#owner{height:30px;flex:none}
#end{position:fixed;inset:0;background:radial-gradient(circle at 50% 40%,#143A49,#0B1A26 72%);display:flex;flex-direction:column;align-items:center;justify-content:center;gap:44px;padding:0 120px 60px;color:#fff;text-align:center}
#end img{height:56px}#end p{font-size:50px;font-weight:600;line-height:1.3;text-wrap:balance}
#end i{width:72px;height:4px;border-radius:2px;background:#F2643D}`

/** A page on which screens are set up, looked at through a camera, and changed. */
export class VideoStage {
  private constructor(
    private readonly page: Page,
    private readonly lang: Lang,
  ) {}

  /** Opens a page for the videos of one language. */
  static async open(browser: Browser, lang: Lang): Promise<VideoStage> {
    return new VideoStage(await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } }), lang)
  }

  private async show(html: string): Promise<void> {
    await this.page.setContent(documentOf(html, this.lang), { waitUntil: 'load' })
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined))
    // The compiler names inner functions by a helper that the page does not have.
    await this.page.evaluate('globalThis.__name = (f) => f')
  }

  /** Sets up a product's screen, with the customer's logo in its head. */
  async screen(name: string, customer?: number): Promise<void> {
    const [id = '', view = ''] = name.split('-')
    const scene = productScene(id, view)
    const html = scene({ lang: this.lang, say: sayIn(this.lang) })
    await this.show(
      `<style>${css}</style><div id="view"><div id="camera">${html}<span id="spot"></span><span id="mark"></span></div></div><div id="band"></div>`,
    )
    // Styles of the screen come with it; what lies over it has its own.
    if (!customer) return
    const logo = picture(assets('logos', `case-${customer}.${this.lang}.svg`))
    await this.page.evaluate((src) => {
      const find = document.querySelector('.find')
      if (find) find.outerHTML = `<img id="owner" src="${src}" alt="">`
    }, logo)
  }

  /** Shows the last card: the company's mark and a line. */
  async ending(line: Two): Promise<void> {
    const logo = picture(assets('logos', this.lang === 'cn' ? 'northbay-light.svg' : 'northbay-en-light.svg'))
    const base =
      '*{box-sizing:border-box;margin:0}body{font-family:"Instrument Sans","Noto Sans CJK SC";background:#0B1A26}'
    await this.show(
      `<style>${base}${css}</style><div id="end"><img src="${logo}" alt=""><p>${wordIn(line, this.lang)}</p><i></i></div>`,
    )
  }

  /** Where things are on the screen, all of them together; what is not there is an error. */
  async box(selectors: string[]): Promise<Box> {
    const boxes = await this.page.evaluate((all) => {
      const camera = document.querySelector<HTMLElement>('#camera')
      const before = camera?.style.transform ?? ''
      if (camera) camera.style.transform = 'none'
      const found = all.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        return box && { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
      })
      if (camera) camera.style.transform = before
      return found
    }, selectors)
    const known = boxes.map((box, i) => {
      if (!box || box.right - box.left < 1) throw new Error(`nothing at ${selectors[i]}`)
      return box
    })
    const [x, y] = [Math.min(...known.map(({ left }) => left)), Math.min(...known.map(({ top }) => top))]
    return {
      x,
      y,
      width: Math.max(...known.map(({ right }) => right)) - x,
      height: Math.max(...known.map(({ bottom }) => bottom)) - y,
    }
  }

  /** Changes the screen; figures that count stand `t` (0–1) of the way. */
  async change(changes: Change[], t = 1): Promise<void> {
    await applyChanges(this.page, changes, this.lang, t)
  }

  /** Draws a frame around something, or takes it away. */
  async mark(box?: Box): Promise<void> {
    await this.page.evaluate((at) => {
      const mark = document.querySelector<HTMLElement>('#mark')
      if (mark)
        mark.style.cssText = at
          ? `display:block;left:${at.x - 5}px;top:${at.y - 4}px;width:${at.width + 10}px;height:${at.height + 8}px`
          : ''
    }, box)
  }

  /** Takes the frame that the camera sees, as raw RGB; what lies outside `spot` is paler. */
  async look({ scale, x, y }: Camera, spot: Box = whole): Promise<Buffer> {
    await this.page.evaluate(
      ([transform, box]) => {
        const camera = document.querySelector<HTMLElement>('#camera')
        if (camera) camera.style.transform = transform
        const light = document.querySelector<HTMLElement>('#spot')
        if (light) light.style.cssText = box
      },
      [
        `scale(${scale}) translate(${-x}px,${-y}px)`,
        `left:${spot.x - 14}px;top:${spot.y - 12}px;width:${spot.width + 28}px;height:${spot.height + 24}px`,
      ] as const,
    )
    const image = await this.page.screenshot({ type: 'jpeg', quality: 96 })
    return sharp(image).removeAlpha().raw().toBuffer()
  }

  async close(): Promise<void> {
    await this.page.close()
  }
}

/** The camera that sees a box large in the middle of the view, never beyond the screen's edges. */
export function cameraOn(box: Box): Camera {
  const room = 36
  const fit = Math.min(WIDTH / (box.width + room * 2), VIEW / (box.height + room * 2))
  const scale = Math.min(2.1, Math.max(WIDTH / screenWidth, fit))
  const [width, height] = [WIDTH / scale, VIEW / scale]
  const within = (at: number, most: number) => Math.min(Math.max(0, at), most)
  return {
    scale,
    x: within(box.x + box.width / 2 - width / 2, screenWidth - width),
    y: within(box.y + box.height / 2 - height / 2, screenHeight - height),
  }
}
