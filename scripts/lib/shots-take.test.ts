import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cutTall, tally } from './shots-take'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shots-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

it('leaves a picture of ordinary height in one piece', async () => {
  expect(await cutTall(await picture(1280, 6000), join(folder, 'a.png'))).toEqual([])
})

it('cuts a tall one into numbered parts that together are the whole, scaled down', async () => {
  const parts = await cutTall(await picture(1280, 9000), join(folder, 'b.png'))
  expect(parts).toEqual([1, 2, 3].map((number) => join(folder, `b-${number}.png`)))
  const sizes = await Promise.all(parts.map((part) => sharp(part).metadata()))
  expect(await cutTall(await picture(1280, 800), join(folder, 'b.png'))).toEqual([])
  expect(readdirSync(folder)).toEqual([])
  expect(sizes.map(({ width }) => width)).toEqual([1000, 1000, 1000])
  expect(sizes.map(({ height }) => height)).toEqual([2400, 2400, Math.round((9000 * 1000) / 1280) - 4800])
})

it('tells a repeated remark once', () => {
  expect(tally(['a', 'b', 'a', 'x'.repeat(500)])).toEqual(['a (×2)', 'b', `${'x'.repeat(159)}…`])
})
