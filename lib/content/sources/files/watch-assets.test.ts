import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchContent } from './watch'

let directory: string
let stop: () => void
const onChange = vi.fn()
const look = async () => {
  await vi.advanceTimersToNextTimerAsync()
  while (vi.getTimerCount() === 0) await setImmediate()
}
const asset = (path: string) => join(directory, 'public/assets', path)
const record = (path: string, text: string) => {
  mkdirSync(join(directory, 'content', path, '..'), { recursive: true })
  writeFileSync(join(directory, 'content', path), text)
}

beforeEach(() => {
  onChange.mockReset()
  directory = mkdtempSync(join(tmpdir(), 'assets-'))
  mkdirSync(asset('photos'), { recursive: true })
  record('cn/cases/1.yaml', 'coverMaterial: /assets/photos/one.jpg')
  record('en/products/3.yaml', 'video: /assets/later/one.mp4')
  record('en/news/2.md', '![two](/assets/photos/two%20and.jpg)')
  // Looks come when a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stop = watchContent({
    publicDirectory: join(directory, 'public'),
    contentDirectory: join(directory, 'content'),
    zone: 'UTC',
    onChange,
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  rmSync(directory, { recursive: true, force: true })
})

it('a replaced picture refreshes what names it, and nothing else (D31)', async () => {
  writeFileSync(asset('photos/one.jpg'), 'new')
  await look()
  expect(onChange).toHaveBeenCalledWith(['example'], [])
})

it('an address with escapes is the same file', async () => {
  writeFileSync(asset('photos/two and.jpg'), 'new')
  await look()
  expect(onChange).toHaveBeenCalledWith(['news'], [])
})

it('captions in a folder made later refresh what shows their video', async () => {
  mkdirSync(asset('later'))
  writeFileSync(asset('later/one.de.vtt'), 'new')
  await look()
  expect(onChange).toHaveBeenCalledWith(['product'], [])
})

it('a video that is written in many pieces is published with the first and once it no longer changes', async () => {
  mkdirSync(asset('later'))
  for (const text of ['1', '12', '123', '1234']) {
    writeFileSync(asset('later/one.mp4'), text)
    await look()
    expect(onChange.mock.calls).toEqual([[['product'], []]])
  }
  record('cn/products/4.yaml', 'id: 4')
  writeFileSync(asset('later/one.mp4'), '12345')
  for (const times of [2, 3, 3]) {
    await look()
    expect(onChange).toHaveBeenCalledTimes(times)
  }
})
