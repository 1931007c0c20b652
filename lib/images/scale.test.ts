import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'
import { scale } from './scale'

const cover = readFileSync(join(root, 'public', 'assets', 'covers', 'case-401.cn.webp'))
const WIDTH = 480

/** How far two pictures of one size lie apart, in dB; over 38 nobody tells them from each other. */
async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()))
  if (!a || a.length !== b?.length) throw new Error('pictures of different sizes')
  const error = a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0) / a.length
  return 10 * Math.log10(255 ** 2 / error)
}

it('AVIF has at most two thirds of the bytes of WebP at quality 100, and is no farther from the original (ADR 0015)', async () => {
  const [avif, webp] = await Promise.all([scale(cover, WIDTH, 'avif'), scale(cover, WIDTH, 'webp')])
  const original = await sharp(cover).resize({ width: WIDTH }).png().toBuffer()
  if (!avif || !webp) throw new Error('a cover is no vector')
  expect([avif.type, webp.type]).toEqual(['image/avif', 'image/webp'])
  expect(avif.bytes.length).toBeLessThan((webp.bytes.length * 2) / 3)
  expect(await likeness(avif.bytes, original)).toBeGreaterThan(await likeness(webp.bytes, original))
})

it('what AVIF would make larger, or stop moving, is WebP', async () => {
  const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
  expect((await scale(dot, WIDTH, 'avif'))?.type).toBe('image/webp')
  const frames = Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)])
  const video = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .gif()
    .toBuffer()
  const scaled = await scale(video, WIDTH, 'avif')
  expect(scaled?.type).toBe('image/webp')
  expect((await sharp(scaled?.bytes, { animated: true }).metadata()).pages).toBe(2)
})
