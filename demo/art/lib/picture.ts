import { type BackdropName, backdrop } from './backdrop'
import type { Frame } from './frame'
import { type FrameKind, frames } from './frame'
import type { Theme } from './palette'
import { type ThemeName, themes } from './palette'
import { type Rng, rng } from './rng'
import { Scene } from './scene'
import { rect, svg } from './svg'

/** What a picture is made of, whatever its format. */
export interface Plan {
  theme: ThemeName
  back: BackdropName
  /** Isometric content, fitted into the focal rectangle. */
  build?: (s: Scene, r: Rng, t: Theme) => void
  /** Flat content, laid out by the composition itself; drawn under the isometric one. */
  flat?: (f: Frame, t: Theme, r: Rng) => string
  /** Above 1 the composition runs out of its rectangle. */
  zoom?: number
  /** Moves the composition, in parts of the frame's width and height. */
  nudge?: readonly [number, number]
}

/** Draws a plan in one format. */
export function draw(name: string, plan: Plan, kind: FrameKind): string {
  const f = frames[kind]
  const t = themes[plan.theme]
  const parts = [backdrop(f, t, rng(`${name}/back`), plan.back)]
  if (plan.flat) parts.push(plan.flat(f, t, rng(`${name}/flat`)))
  if (plan.build) {
    const scene = new Scene()
    plan.build(scene, rng(`${name}/build`), t)
    const [dx, dy] = plan.nudge ?? [0, 0]
    const { area } = f
    const view = scene.fit({ ...area, x: area.x + dx * f.w, y: area.y + dy * f.h }, plan.zoom ?? 1)
    parts.push(scene.paint(view, t, f.lw))
  }
  // Text covers the whole of a phone's banner: the art steps back behind a veil.
  if (kind === 'mobile') parts.push(rect(0, 0, f.w, f.h, t.bg, 0, { opacity: t.dark ? 0.38 : 0.5 }))
  return svg(f.w, f.h, ...parts)
}
