import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, TestInfo } from 'playwright/test'
import sharp from 'sharp'
import { type Box, difference, type Grey, lightnessMap } from './lightness-map'

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
export async function lightnessMaps(page: Page, boxes: Record<string, Box>): Promise<Record<string, Grey>> {
  const grey = await seenFromAfar(page)
  const cell = cellOf(page.viewportSize()?.width ?? 0) * SCALE
  const scaled = ({ x, y, width, height }: Box) => ({
    x: x * SCALE,
    y: y * SCALE,
    width: width * SCALE,
    height: height * SCALE,
  })
  return Object.fromEntries(
    Object.entries(boxes).map(([name, box]) => [name, lightnessMap(grey, scaled(box), cell)]),
  )
}

const fileOf = (name: string) => `${name.replaceAll(/[/:]/g, '~')}.png`

const write = ({ data, width, height }: Grey, path: string) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(path)

async function read(path: string): Promise<Grey> {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * What looks otherwise than its picture in `e2e/visual`, by name; `playwright test --update-snapshots` keeps it as it is now, and finds
 * nothing. A name without a picture, or a picture that nothing shows any more, is named too.
 */
export async function changedLooks(
  set: string,
  seen: Record<string, Grey>,
  { config }: TestInfo,
): Promise<string[]> {
  const folder = fileURLToPath(new URL(`visual/${set}/`, import.meta.url))
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const [name, now] of Object.entries(seen)) await write(now, folder + fileOf(name))
    return []
  }
  const files = existsSync(folder) ? readdirSync(folder) : []
  const names = Object.keys(seen).map(fileOf)
  const gone = files
    .filter((file) => !names.includes(file))
    .map((file) => `${file}: gone, run npm run visual`)
  const changed = Object.entries(seen).map(async ([name, now]) => {
    if (!files.includes(fileOf(name))) return [`${name}: new, run npm run visual`]
    const fault = difference(await read(folder + fileOf(name)), now)
    return fault ? [`${name}: ${fault}`] : []
  })
  return [...gone, ...(await Promise.all(changed)).flat()]
}
