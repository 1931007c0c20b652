import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchContent } from './watch'

let directory: string
let stop: () => void
const told = vi.fn()
const asset = (path: string) => join(directory, 'public/assets', path)
const record = (path: string, text: string) => {
  mkdirSync(join(directory, 'content', path, '..'), { recursive: true })
  writeFileSync(join(directory, 'content', path), text)
}

beforeEach(() => {
  told.mockReset()
  directory = mkdtempSync(join(tmpdir(), 'assets-'))
  mkdirSync(asset('photos'), { recursive: true })
  record('cn/cases/1.yaml', 'coverMaterial: /assets/photos/one.jpg')
  record('en/products/3.yaml', 'film: /assets/later/one.mp4')
  record('en/news/2.md', '![two](/assets/photos/two%20and.jpg)')
  stop = watchContent({
    publicDirectory: join(directory, 'public'),
    contentDirectory: join(directory, 'content'),
    zone: 'UTC',
    onChange: told,
  })
})
afterEach(() => {
  stop()
  rmSync(directory, { recursive: true, force: true })
})

it('a replaced picture refreshes what names it, and nothing else (D31)', async () => {
  writeFileSync(asset('photos/one.jpg'), 'new')
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(['example'], []), 15_000)
})

it('an address with escapes is the same file', async () => {
  writeFileSync(asset('photos/two and.jpg'), 'new')
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(['news'], []), 15_000)
})

it('captions in a folder made later refresh what shows their film', async () => {
  mkdirSync(asset('later'))
  writeFileSync(asset('later/one.de.vtt'), 'new')
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(['product'], []), 15_000)
})
