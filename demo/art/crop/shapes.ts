import type { Crop } from './panel'

/** A picture's size and where its panel lies in it. */
export type Shape = Pick<Crop, 'width' | 'height' | 'ratio' | 'left' | 'top' | 'right' | 'bottom'>

/** What stands beside a text, 720 CSS px wide. */
export const detail: Shape = { width: 720, height: 450, ratio: 2, left: 24, top: 24 }

/** What can be read on a phone too: one card, or a table of a few columns. */
export const close: Shape = { width: 520, height: 325, ratio: 2.4, left: 20, top: 20 }
/** One card from beside a screen, to its end. */
export const card: Shape = { width: 672, height: 420, ratio: 2, left: 148, top: 24, right: 148 }
/** A customer's own sheet in its story, of four to six rows. */
export const told: Shape = { width: 560, height: 350, ratio: 2.25, left: 20, top: 20 }

/** The upper half of a phone's screen, as wide as it is on a phone; it runs out of the picture below. */
export const handset: Shape = { width: 520, height: 325, ratio: 2.4, left: 84, top: 20 }
