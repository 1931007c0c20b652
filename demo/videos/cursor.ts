import sharp from 'sharp'
import { HEIGHT, VIEW, WIDTH } from './size'

export type Point = { x: number; y: number }

const [width, height] = [34, 46]
const arrow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 34 46"><path d="M5 6v31l7.5-7 5 11.5 6.2-2.7-5-11.2 10.3-.9z" fill="#0b1a26" fill-opacity=".25"/><path d="M3 3v31l7.5-7 5 11.5 6.2-2.7-5-11.2L27 23.7z" fill="#0b1a26" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/></svg>`
const sprite = await sharp(Buffer.from(arrow)).ensureAlpha().raw().toBuffer()

const aqua = [87, 205, 212]
const coral = [242, 100, 61]

function blend(frame: Buffer, x: number, y: number, alpha: number, colour: readonly number[]): void {
  if (alpha <= 0 || x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return
  const at = (y * WIDTH + x) * 3
  for (let i = 0; i < 3; i++)
    frame[at + i] = Math.round((frame[at + i] ?? 0) * (1 - alpha) + (colour[i] ?? 0) * alpha)
}

/** Draws the arrow with its tip at a point into a frame. */
export function drawCursor(frame: Buffer, tip: Point): void {
  const [left, top] = [Math.round(tip.x) - 3, Math.round(tip.y) - 3]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const alpha = (sprite[at + 3] ?? 0) / 255
      if (alpha > 0) blend(frame, left + x, top + y, alpha, [...sprite.subarray(at, at + 3)])
    }
}

/** Draws the ring of a click around a point, `t` from 0 to 1. */
export function drawRing(frame: Buffer, { x, y }: Point, t: number): void {
  const radius = 8 + 30 * t
  const far = Math.ceil(radius + 4)
  for (let dy = -far; dy <= far; dy++)
    for (let dx = -far; dx <= far; dx++) {
      const near = 1 - Math.min(1, Math.abs(Math.hypot(dx, dy) - radius) / 3.5)
      blend(frame, Math.round(x) + dx, Math.round(y) + dy, near * (1 - t), coral)
    }
}

/** Draws how much of the video is over, as a line along the band's upper edge. */
export function drawProgress(frame: Buffer, part: number): void {
  for (let y = VIEW; y < VIEW + 3; y++) for (let x = 0; x < WIDTH * part; x++) blend(frame, x, y, 1, aqua)
}

/** Between two points, slowly off and slowly on, along a slight bow. */
export function between(from: Point, to: Point, t: number): Point {
  const eased = t * t * (3 - 2 * t)
  const bow = Math.sin(Math.PI * eased) * Math.min(40, Math.hypot(to.x - from.x, to.y - from.y) * 0.08)
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased - bow }
}
