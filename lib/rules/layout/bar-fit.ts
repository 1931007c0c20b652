export type BarItem = { label: string; hasMenu: boolean }

/** The screen widths, in rem, at which the bar may show one item more; `components/layout/bar-fit.module.css` has a rule for each. */
const steps = [48, 52, 56, 60, 64, 68, 72, 76, 80, 84, 105] as const
/** The screen width in rem from which an item stands in the bar (48 = always, no phones), or `none`: under "more" on every screen. */
export type BarStep = (typeof steps)[number] | 'none'
/** `room`: what all items take, in CSS px. */
export type BarPlan = { from: BarStep[]; moreUntil: BarStep; room: number }

const FONT = 15
const PADDING = 20
const OPENER = 14
/** Margins of the bar's container, and the scroll bar, which media queries count as part of the screen's width. */
const AROUND = 2 * 32 + 17
/** The container grows no wider than this below 105 rem, and than this from there on (`app/tokens.css`). */
const WIDEST = { narrow: 1280, wide: 1440 }

function emOf(letter: string): number {
  if (letter > '\u2e7f') return 1
  if (/[iljI.,:;'|! ]/.test(letter)) return 0.32
  if (/[ftr()[\]-]/.test(letter)) return 0.42
  if (/[MW@%]/.test(letter)) return 1
  if (/[mw]/.test(letter)) return 0.95
  return /[A-Z&]/.test(letter) ? 0.74 : 0.61
}

/** Room in CSS px a text of the bar takes, generously: fonts differ from screen to screen. */
export function textRoom(text: string): number {
  return Math.ceil([...text].reduce((em, letter) => em + emOf(letter), 0) * FONT)
}

/** Room in CSS px an item of the bar takes: its words, and the button of its sub-menu. */
function itemRoom({ label, hasMenu }: BarItem): number {
  return textRoom(label) + PADDING + (hasMenu ? OPENER : 0)
}

/** The first step whose bar is that wide inside. */
function stepFor(room: number): BarStep {
  const needed =
    room <= WIDEST.narrow ? (room + AROUND) / 16 : room <= WIDEST.wide ? 105 : Number.POSITIVE_INFINITY
  return steps.find((step) => step >= needed) ?? 'none'
}

/**
 * From which screens each item stands in the bar, from the room its words and `fixed` (logo, language, action, gaps) take;
 * "more" holds the rest until all fit. Decided with the page, so that nothing moves when scripts start.
 */
export function barPlan(items: BarItem[], fixed: number, moreLabel: string): BarPlan {
  const more = itemRoom({ label: moreLabel, hasMenu: true })
  const all = items.reduce((sum, item) => sum + itemRoom(item), 0)
  const total = fixed + all
  let room = fixed + more
  const from = items.map((item) => {
    room += itemRoom(item)
    return stepFor(Math.min(room, total))
  })
  return { from, moreUntil: stepFor(total), room: all }
}
