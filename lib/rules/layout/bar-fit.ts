export type BarItem = { label: string; hasMenu: boolean }

/** The screen widths, in rem, at which the bar may show one item more; `components/layout/bar-fit.module.css` has a rule for each. */
const steps = [48, 52, 56, 60, 64, 68, 72, 76, 80, 84, 105] as const
/** The screen width in rem from which an item stands in the bar (48 = always, no phones), or `none`: under "more" on every screen. */
export type BarStep = (typeof steps)[number] | 'none'
/** What stands in the bar beside the items: `brand`, the logo's or name's width in CSS px, and two texts. */
type BarParts = { brand: number; language: string; action: string }
/** `room`: what all items take on a wide screen, in CSS px. */
export type BarPlan = { from: BarStep[]; moreUntil: BarStep; room: number }

/**
 * What `top-bar.module.css` draws, CSS px: below 80rem everything stands closer together before an item goes under "more". `padding` is an
 * item's own, `opener` the button of its sub-menu, `tools` the search, what stands around the language's name, and the gaps.
 */
const CLOSE = { font: 14, padding: 12, opener: 12, logo: 0.75, tools: 44 + 16 + 8 + 2 * 16 }
const USUAL = { font: 15, padding: 20, opener: 14, logo: 1, tools: 44 + 40 + 8 + 2 * 24 }
const sizesAt = (step: number) => (step < 80 ? CLOSE : USUAL)
/** The action's padding and the gap before it. Below 64rem it is left to the bar at the screen's lower edge. */
const ACTION = { from: 64, around: 2 * 16 + 8 }
/** Margins of the bar's container, and the scroll bar, which media queries count as part of the screen's width. */
const AROUND = 2 * 32 + 17
/** The container grows no wider than this below 105 rem, and than this from there on (`app/tokens.css`). */
const WIDEST = { narrow: 1280, wide: 1440 }

function emOf(letter: string): number {
  if (letter > '\u2e7f') return 1
  if (/[iljI.,:;'|! ]/.test(letter)) return 0.32
  if (/[ftr()[\]-]/.test(letter)) return 0.42
  if (/[s]/.test(letter)) return 0.5
  if (/[acekvxyz]/.test(letter)) return 0.58
  if (/[MW@%]/.test(letter)) return 1
  if (/[mw]/.test(letter)) return 0.95
  return /[A-Z&]/.test(letter) ? 0.74 : 0.61
}

/** Room in CSS px a text of the bar takes, generously: fonts differ from screen to screen. */
export function textRoom(text: string, font = USUAL.font): number {
  return Math.ceil([...text].reduce((em, letter) => em + emOf(letter), 0) * font)
}

/** Room in CSS px an item of the bar takes on a screen: its words, and the button of its sub-menu. */
function itemRoom({ label, hasMenu }: BarItem, step: number): number {
  const { font, padding, opener } = sizesAt(step)
  return textRoom(label, font) + padding + (hasMenu ? opener : 0)
}

/** Room in CSS px that all but the items takes on a screen. */
function fixedRoom({ brand, language, action }: BarParts, step: number): number {
  const { font, logo, tools } = sizesAt(step)
  const acts = step < ACTION.from ? 0 : textRoom(action) + ACTION.around
  return brand * logo + textRoom(language, font) + tools + acts
}

/** The first screen from which a room, which depends on the screen, is never more than the bar is wide inside. */
function stepFor(roomAt: (step: number) => number): BarStep {
  const isNarrow = (step: number) =>
    roomAt(step) > Math.min(step * 16 - AROUND, step < 105 ? WIDEST.narrow : WIDEST.wide)
  const last = steps.findLastIndex(isNarrow)
  return steps[last + 1] ?? 'none'
}

/**
 * From which screens each item stands in the bar; "more" holds the rest until all fit. Decided with the page, from the room that the words
 * take, so that nothing moves when scripts start.
 */
export function barPlan(items: BarItem[], parts: BarParts, moreLabel: string): BarPlan {
  const roomOf = (some: BarItem[], step: number) =>
    some.reduce((sum, item) => sum + itemRoom(item, step), fixedRoom(parts, step))
  const more = { label: moreLabel, hasMenu: true }
  const total = (step: number) => roomOf(items, step)
  const from = items.map((_, index) =>
    stepFor((step) => Math.min(roomOf([...items.slice(0, index + 1), more], step), total(step))),
  )
  const room = items.reduce((sum, item) => sum + itemRoom(item, 80), 0)
  return { from, moreUntil: stepFor(total), room }
}
