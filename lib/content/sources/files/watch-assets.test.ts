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
  record('en/news/2.md', '![two](/assets/photos/two%20and.jpg)')
  stop = watchContent({
    assetsDirectory: asset(''),
    contentDirectory: join(directory, 'content'),
    zone: 'UTC',
    onChange: (types, files) => files.length === 0 && told(types),
  })
})
afterEach(() => {
  stop()
  rmSync(directory, { recursive: true, force: true })
})

/** Writes until the watch, which starts by and by, has seen it. */
const writeUntilTold = (path: string, expected: string[]) =>
  vi.waitFor(
    () => {
      if (told.mock.calls.length === 0) writeFileSync(asset(path), 'new')
      expect(told).toHaveBeenCalledWith(expected)
    },
    { timeout: 15_000, interval: 500 },
  )

it('a replaced picture refreshes what names it, and nothing else (D31)', async () => {
  await writeUntilTold('photos/one.jpg', ['example'])
})

it('an address with escapes is the same file', async () => {
  await writeUntilTold('photos/two and.jpg', ['news'])
})

it('a folder made later is watched too', async () => {
  record('en/site.yaml', 'logo: /assets/later/logo.svg')
  mkdirSync(asset('later'))
  await writeUntilTold('later/logo.svg', ['site'])
})
