import { chip, type Tone } from '../screens/ui/parts'

/** Two wordings, Chinese and English. */
export type Two = readonly [cn: string, en: string]
/** Words that are the same in both languages, or two wordings. */
export type Words = string | Two

/** Something that changes on a screen: its words, a figure that counts (`{n}` in `as`), its style, or what is drawn into it. */
export type Change =
  | { of: string; to: Words }
  | { of: string; count: readonly [from: number, to: number]; as: Words; digits?: number }
  | { of: string; css: string }
  | { of: string; add: Words }

/** One sentence of a video and what is seen while it is read. */
export type Step = {
  say: Two
  /** The screen that is cut to, as product and view ("1010-1"); without one the video stays. `set`: what it shows at first. */
  screen?: string
  set?: Change[]
  /** What the camera goes to, and where the cursor then points or clicks. */
  on: string[]
  at: string
  click?: boolean
  /** What changes when the cursor is there. */
  then?: Change[]
}

/** A video: its file's name, its sentences, the customer whose screens they are, and the line it ends with. */
export type Story = {
  name: string
  /** Only a form opens it. */
  isGated?: boolean
  customer?: number
  steps: Step[]
  end: Two
}

/** A status chip in both languages. */
export const badge = (cn: string, en: string, tone: Tone): Two => [chip(cn, tone), chip(en, tone)]
