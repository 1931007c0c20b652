import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, TestInfo } from 'playwright/test'
import sharp from 'sharp'
import { type Box, difference, type Grey, type Sketch, sketch } from '../scripts/lib/sketch'

/** Pixels taken per CSS px: a cell needs a few, a person's eyes are not asked. */
const SCALE = 0.125
/** CSS px that a cell of a sketch is wide and high, on PCs and on phones. */
const cellOf = (width: number) => (width < 768 ? 24 : 32)

/** The whole page in grey, small. */
async function seenFromAfar(page: Page): Promise<Grey> {
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight])
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width: width ?? 0, height: height ?? 0, scale: SCALE }
  const { data } = await session.send('Page.captureScreenshot', { captureBeyondViewport: true, clip })
  await session.detach()
  const picture = sharp(Buffer.from(data, 'base64')).flatten({ background: '#fff' }).greyscale()
  const { data: grey, info } = await picture.raw().toBuffer({ resolveWithObject: true })
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
 * What looks otherwise than it is kept in `e2e/looks`, by name; `playwright test --update-snapshots` keeps it as it is now, and finds
 * nothing. A name that is not kept yet, or no longer there, is named too.
 */
export function changedLooks(file: string, seen: Record<string, Sketch>, { config }: TestInfo): string[] {
  const folder = fileURLToPath(new URL('looks/', import.meta.url))
  const path = `${folder}${file}.json`
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, `${JSON.stringify(seen, null, 1)}\n`)
    return []
  }
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Sketch>) : {}
  return [...new Set([...Object.keys(kept), ...Object.keys(seen)])].flatMap((name) => {
    const [before, now] = [kept[name], seen[name]]
    if (!before) return [`${name}: new, run npm run looks`]
    if (!now) return [`${name}: gone, run npm run looks`]
    const fault = difference(before, now)
    return fault ? [`${name}: ${fault}`] : []
  })
}
