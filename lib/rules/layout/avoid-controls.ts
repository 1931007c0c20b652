export type Edges = { left: number; top: number; right: number; bottom: number }

/** By what steps buttons go up, and how far at most, CSS px. */
const STEP = 16
const MOST = 240
/** A control of which more than this share is covered is hidden; a row across the page is not. */
const SHARE = 1 / 8
/** Up to this width or height a control is a button or a line of text, CSS px, of which hardly a corner may be covered. */
const BUTTON = 240
const LINE = 48
const CORNER = 1 / 40

/** How much of a control a button at its place hides: its share, the whole where its middle is covered, 0 where that is little of a wide one. */
function hidden(button: Edges, control: Edges, lift: number): number {
  const width = Math.min(button.right, control.right) - Math.max(button.left, control.left)
  const [top, bottom] = [button.top - lift, button.bottom - lift]
  const height = Math.min(bottom, control.bottom) - Math.max(top, control.top)
  if (width <= 0 || height <= 0) return 0
  const [x, y] = [(control.left + control.right) / 2, (control.top + control.bottom) / 2]
  if (x > button.left && x < button.right && y > top && y < bottom) return 1
  const share = (width * height) / ((control.right - control.left) * (control.bottom - control.top))
  const isLarge = control.right - control.left > BUTTON && control.bottom - control.top > LINE
  return share > (isLarge ? SHARE : CORNER) ? share : 0
}

/** How far up floating buttons have to go so that none hides a control, CSS px: the least that does; where nothing does, what hides least. */
export function liftToAvoid(buttons: readonly Edges[], controls: readonly Edges[]): number {
  let best = { lift: 0, hides: Number.POSITIVE_INFINITY }
  for (let lift = 0; lift <= MOST && best.hides > 0; lift += STEP) {
    const hides = controls.reduce(
      (sum, control) => sum + Math.max(0, ...buttons.map((button) => hidden(button, control, lift))),
      0,
    )
    if (hides < best.hides) best = { lift, hides }
  }
  return best.lift
}
