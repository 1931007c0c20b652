import type { Browser } from 'playwright'
import type { Lang } from '../screens/lib/lang'
import { between, drawCursor, drawProgress, drawRing, type Point } from './cursor'
import { VIEW, WIDTH } from './size'
import { type Box, type Camera, cameraOn, VideoStage, whole } from './stage'
import type { Step, Story } from './story'
import { ARRIVAL, CAMERA, COUNTING, CURSOR, EFFECT, ENDING, RATE, timeline } from './timing'

const clamp = (t: number) => Math.min(1, Math.max(0, t))
const ease = (t: number) => t * t * (3 - 2 * t)
const far: Camera = { scale: WIDTH / whole.width, x: 0, y: 0 }
const moved = (from: Box, to: Box, t: number): Box => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
  width: from.width + (to.width - from.width) * t,
  height: from.height + (to.height - from.height) * t,
})
const onWay = (from: Camera, to: Camera, t: number): Camera => {
  // What is seen shrinks evenly, so that the zoom has one speed.
  const scale = from.scale * (to.scale / from.scale) ** t
  const k = from.scale === to.scale ? t : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale)
  return { scale, x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k }
}
const mix = (a: Buffer, b: Buffer, t: number) => {
  const mixed = Buffer.allocUnsafe(a.length)
  const part = Math.round(t * 256)
  for (let i = 0; i < a.length; i++)
    mixed[i] = ((a[i] as number) * (256 - part) + (b[i] as number) * part) >> 8
  return mixed
}

/** All frames of a video in one language, one after the other, as raw RGB. */
export async function* framesOf(browser: Browser, story: Story, lang: Lang): AsyncGenerator<Buffer> {
  const stage = await VideoStage.open(browser, lang)
  const { cues, seconds } = timeline(story)
  let [camera, spot] = [far, whole]
  let cursor: Point = { x: WIDTH * 0.62, y: VIEW * 0.7 }
  let last: Buffer | undefined
  for (const [index, step] of story.steps.entries()) {
    const { from = 0, to = 0 } = cues[index] ?? {}
    if (step.screen) {
      await stage.screen(step.screen, story.customer)
      camera = far
      spot = whole
    }
    await stage.change(step.set ?? [])
    await stage.mark()
    const shot = await shotOf(stage, step, camera)
    let seen: Buffer | undefined
    let [key, hasChanged] = ['', false]
    const count = Math.round((to - from) * RATE)
    for (let i = 0; i < count; i++) {
      const t = i / RATE - shot.start
      const way = ease(clamp(t / CAMERA))
      const view = onWay(camera, shot.camera, way)
      const isThere = t >= EFFECT - 0.15
      const changed = step.then && t >= EFFECT ? Math.ceil(clamp((t - EFFECT) / COUNTING) * 11) / 11 : -1
      const wanted = JSON.stringify([way, isThere, changed])
      if (wanted !== key || !seen) {
        if (changed >= 0) await stage.change(hasChanged ? counting(step) : (step.then ?? []), changed)
        if (changed >= 0) shot.spot = await stage.box([...step.on, step.at])
        hasChanged ||= changed >= 0
        if (isThere && !step.click) await stage.mark(await stage.box([step.at]))
        seen = await stage.look(view, moved(spot, shot.spot, way))
        key = wanted
      }
      const frame = step.screen && last && i < 4 ? mix(last, seen, (i + 1) / 5) : Buffer.from(seen)
      const tip = between(cursor, shot.tip, clamp((t - CURSOR[0]) / (CURSOR[1] - CURSOR[0])))
      if (step.click && t >= EFFECT - 0.1 && t < EFFECT + 0.4) drawRing(frame, tip, (t - EFFECT + 0.1) / 0.5)
      drawCursor(frame, tip)
      drawProgress(frame, (from + i / RATE) / seconds)
      yield frame
    }
    cursor = shot.tip
    camera = shot.camera
    spot = shot.spot
    last = seen
  }
  yield* ending(stage, story, last)
  await stage.close()
}

/** Figures count with every look; everything else changes once, with the first. */
const counting = ({ then = [] }: Step) => then.filter((change) => 'count' in change)

/** Where a sentence's camera and cursor go, and when they start. */
async function shotOf(stage: VideoStage, step: Step, before: Camera) {
  const spot = await stage.box([...step.on, step.at])
  const camera = cameraOn(spot)
  const { x, y, width, height } = await stage.box([step.at])
  // A click goes into the middle; what is pointed at stays uncovered.
  const aim = step.click ? { x: x + width / 2, y: y + height / 2 } : { x: x + width * 0.9, y: y + height + 2 }
  const tip = { x: (aim.x - camera.x) * camera.scale, y: (aim.y - camera.y) * camera.scale }
  if (tip.x < 0 || tip.x > WIDTH - 20 || tip.y < 0 || tip.y > VIEW - 8)
    throw new Error(`${step.say[1]} points outside the picture: ${Math.round(tip.x)}, ${Math.round(tip.y)}`)
  const isStill = JSON.stringify(before) === JSON.stringify(camera)
  return { camera, spot, tip, start: step.screen ? ARRIVAL : isStill ? -0.3 : 0 }
}

async function* ending(stage: VideoStage, story: Story, last: Buffer | undefined): AsyncGenerator<Buffer> {
  await stage.ending(story.end)
  const card = await stage.look(far)
  for (let i = 0; i < ENDING * RATE; i++) yield last && i < 6 ? mix(last, card, (i + 1) / 7) : card
}
