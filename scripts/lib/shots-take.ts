import { existsSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { settle } from './settle'
import type { Shot } from './shots-plan'

export type Taken = Shot & { file: string; parts: string[]; height: number; remarks: string[] }

/** From this height on a picture is also cut into parts that a person, or a small viewer, can look at. */
const tallFrom = 6000
const partHeight = 2400
const partWidth = 1000

const viewportHeight = (width: number) => (width < 768 ? 812 : 900)

/**
 * Scrolls down step by step and back, then waits for every picture: a slow machine passes by before late ones are there. One that
 * never comes is itself worth seeing in the shot.
 */
async function wakeLazyImages(page: Page, step: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await wait(60)
  }
  await Promise.race([settle(page), wait(15_000, undefined, { ref: false })])
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await wait(150)
}

/** The parts of an earlier, taller shot of the same name would pass for parts of this one. */
function removeParts(file: string): void {
  for (let number = 1; existsSync(partOf(file, number)); number += 1) rmSync(partOf(file, number))
}

const partOf = (file: string, number: number) => file.replace(/\.png$/, `-${number}.png`)

/** Cuts a tall picture into numbered parts of a readable size and returns their paths. */
export async function cutTall(png: Buffer, file: string): Promise<string[]> {
  removeParts(file)
  const { width, height } = await sharp(png).metadata()
  if (height <= tallFrom) return []
  const small = width > partWidth ? await sharp(png).resize({ width: partWidth }).png().toBuffer() : png
  const size = await sharp(small).metadata()
  const tops = Array.from({ length: Math.ceil(size.height / partHeight) }, (_, index) => index * partHeight)
  return Promise.all(
    tops.map(async (top, index) => {
      const part = partOf(file, index + 1)
      const area = { left: 0, top, width: size.width, height: Math.min(partHeight, size.height - top) }
      await sharp(small).extract(area).png().toFile(part)
      return part
    }),
  )
}

/** Every remark once, shortened, with how often it came: one fault repeated by forty elements is one line. */
export function tally(remarks: string[]): string[] {
  const counts = new Map<string, number>()
  for (const remark of remarks) counts.set(remark, (counts.get(remark) ?? 0) + 1)
  return [...counts].map(([remark, count]) => {
    const short = remark.length > 160 ? `${remark.slice(0, 159)}…` : remark
    return count > 1 ? `${short} (×${count})` : short
  })
}

/** Takes one full-page picture and notes what is wrong with the page on the way. */
export async function takeShot(
  browser: Browser,
  shot: Shot,
  at: { url: string; folder: string; open: string | undefined },
): Promise<Taken> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: viewportHeight(shot.width) },
    isMobile: shot.width < 768,
    hasTouch: shot.width < 768,
    reducedMotion: 'reduce',
    locale: shot.lang === 'cn' ? 'zh-CN' : 'en',
  })
  const remarks: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (error) => remarks.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') remarks.push(`console: ${message.text()}`)
  })
  try {
    const response = await page.goto(at.url + shot.address, { waitUntil: 'load' })
    if (response && response.status() !== 200) remarks.unshift(`status ${response.status()}`)
    await wakeLazyImages(page, viewportHeight(shot.width))
    if (at.open !== undefined) {
      await page.locator(at.open).filter({ visible: true }).first().click({ timeout: 5000 })
      await page.waitForLoadState('networkidle')
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) remarks.push(`${overflow} px wider than the window`)
    const file = `${at.folder}/${shot.name}.png`
    const png = await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
    const { height } = await sharp(png).metadata()
    return { ...shot, file, height, parts: await cutTall(png, file), remarks: tally(remarks) }
  } finally {
    await context.close()
  }
}
