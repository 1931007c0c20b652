import type { Page } from 'playwright'
import type { Lang } from '../../screens/lib/lang'
import type { Scene } from '../../screens/lib/scene'
import { symbol } from '../../screens/ui/symbol'
import { applyChanges } from '../../videos/apply'
import type { Change } from '../../videos/story'
import { openScene, shot } from './page'
import { handsetCss, panelCss } from './phone-css'
import * as drawingFunctions from './phone-drawings'
import * as panelFunctions from './phone-panel'
import * as partFunctions from './phone-parts'

export type Part = panelFunctions.Part

export interface PhoneCrop {
  scene: Scene
  lang: Lang
  parts: Part[]
  /** The customer whose screen it is: its logo as markup, at the right of the head. */
  mark?: string
  /** What the screen shows instead of its own words, as a video changes it. */
  changes?: Change[]
  /** Markup that stands beside the panel. */
  beside?: string
  /** Another size than a phone's. */
  frame?: Frame
}

/** The size of a picture in CSS px, and the pixels that one of them has. */
export interface Frame {
  width: number
  height: number
  ratio: number
  isDark?: boolean
  /** Rules of its own for the panel and what stands in it. */
  css?: string
}

export const phone: Frame = { width: 404, height: 473, ratio: 2 }

/** Draws what a phone shows of a screen: the head of the window, then parts of the screen, each whole. */
export async function drawPhone(crop: PhoneCrop): Promise<Buffer> {
  const { scene, lang, parts, mark = '', beside = '', changes, frame = phone } = crop
  const page = await openScene(scene, lang, frame.ratio)
  if (changes) await applyChanges(page, changes, lang)
  await addFunctions(page)
  await page.evaluate(panelFunctions.arrange, {
    parts,
    mark,
    beside,
    symbol: symbol(26),
    css: panelCss(frame),
  })
  return shot(page, frame)
}

/** Puts what the three files of the panel export into the page, as source text: there they call each other by name. */
async function addFunctions(page: Page): Promise<void> {
  const functions = [panelFunctions, partFunctions, drawingFunctions].flatMap((file) => Object.values(file))
  await page.addScriptTag({ content: functions.join('\n') })
}

/** The part of a product's phone screen above its tabs, in the same frame. */
export async function drawHandset({ scene, lang }: Pick<PhoneCrop, 'scene' | 'lang'>): Promise<Buffer> {
  const page = await openScene(scene, lang, phone.ratio)
  await page.addStyleTag({ content: handsetCss })
  return shot(page, phone)
}
