import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, TestInfo } from 'playwright/test'
import sharp from 'sharp'
import { type Box, difference, type Grey, type Sketch, sketch } from './sketch'

/** Pixels taken per CSS px: a cell needs a few, a person's eyes are not asked. */
const SCALE = 0.125
/** CSS px that a cell of a sketch is wide and high, on PCs and on phones. */
const cellOf = (width: number) => (width < 768 ? 24 : 32)

/** CSS px of a screen that holds a whole page. */
const HEIGHT = 14_000

/**
 * Makes the screen as high as a page can be. Beyond its screen a browser lays a page out anew while it is captured, at times for a screen
 * of one pixel first, and text may then stand otherwise than what was measured.
 */
export async function wholePage(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: HEIGHT })
}

/** The screen in grey, small; made small here, as a browser that draws a page small may break its lines elsewhere. */
async function seenFromAfar(page: Page): Promise<Grey> {
  const [width = 0, height = 0] = await page.evaluate(async () => {
    // Two frames: what was decided last is drawn.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return [innerWidth, document.documentElement.scrollHeight]
  })
  if (height > HEIGHT) throw new Error(`${page.url()} is ${height} CSS px high, a screen here ${HEIGHT}`)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true })
  await session.detach()
  const { data: grey, info } = await sharp(Buffer.from(data, 'base64'))
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: Math.round(width * SCALE), height: HEIGHT * SCALE, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: grey, width: info.width, height: info.height }
}

/** Sketches of boxes of the page, given in CSS px, by name. */
export async function sketches(page: Page, boxes: Record<string, Box>): Promise<Record<string, Sketch>> {
  const grey = await seenFromAfar(page)
  const cell = cellOf(page.viewportSize()?.width ?? 0) * SCALE
  const scaled = ({ x, y, width, height }: Box) => ({
    x: x * SCALE,
    y: y * SCALE,
    width: width * SCALE,
    height: height * SCALE,
  })
  return Object.fromEntries(
    Object.entries(boxes).map(([name, box]) => [name, sketch(grey, scaled(box), cell)]),
  )
}

/**
 * What looks otherwise than it is kept in `e2e/visual`, by name; `playwright test --update-snapshots` keeps it as it is now, and finds
 * nothing. A name that is not kept yet, or no longer there, is named too.
 */
export function changedLooks(file: string, seen: Record<string, Sketch>, { config }: TestInfo): string[] {
  const folder = fileURLToPath(new URL('visual/', import.meta.url))
  const path = `${folder}${file}.json`
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, `${JSON.stringify(seen, null, 1)}\n`)
    return []
  }
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Sketch>) : {}
  return [...new Set([...Object.keys(kept), ...Object.keys(seen)])].flatMap((name) => {
    const [before, now] = [kept[name], seen[name]]
    if (!before) return [`${name}: new, run npm run visual`]
    if (!now) return [`${name}: gone, run npm run visual`]
    const fault = difference(before, now)
    return fault ? [`${name}: ${fault}`] : []
  })
}
