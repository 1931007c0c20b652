export type Edges = { left: number; top: number; right: number; bottom: number }

/** By what steps buttons go up, and how far at most, CSS px. */
const STEP = 16
const MOST = 176
/** A control of which more than this share is covered is hidden; a row across the page is not. */
const SHARE = 1 / 8

/** True where a button at its place covers the middle of a control, or much of it. */
function hides(button: Edges, control: Edges, lift: number): boolean {
  const width = Math.min(button.right, control.right) - Math.max(button.left, control.left)
  const [top, bottom] = [button.top - lift, button.bottom - lift]
  const height = Math.min(bottom, control.bottom) - Math.max(top, control.top)
  if (width <= 0 || height <= 0) return false
  const [x, y] = [(control.left + control.right) / 2, (control.top + control.bottom) / 2]
  if (x > button.left && x < button.right && y > top && y < bottom) return true
  return width * height > SHARE * (control.right - control.left) * (control.bottom - control.top)
}

/** How far up floating buttons have to go so that none hides a control, CSS px: the least that does; 0 where nothing does. */
export function liftClear(buttons: readonly Edges[], controls: readonly Edges[]): number {
  for (let lift = 0; lift <= MOST; lift += STEP)
    if (!controls.some((control) => buttons.some((button) => hides(button, control, lift)))) return lift
  return 0
}
