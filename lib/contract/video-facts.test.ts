import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { clearFileVersions } from './file-version'
import { resource } from './resource'
import { videoFacts } from './video-facts'
import { videoSeconds } from './video-seconds'

const assets = join(process.cwd(), 'public/assets')
const folder = mkdtempSync(join(assets, '.videos-'))
const url = (name: string) => `/assets/${basename(folder)}/${name}`
const write = (name: string) => writeFileSync(join(folder, name), 'words')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An MP4 box. */
const box = (name: string, ...content: Buffer[]) => {
  const inner = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inner.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, inner])
}
const header = (scale: number, length: number) => {
  const bytes = Buffer.alloc(100)
  bytes.writeUInt32BE(scale, 12)
  bytes.writeUInt32BE(length, 16)
  return box('mvhd', bytes)
}

it('reads the length of a video from its header, wherever it stands', () => {
  const file = join(folder, 'long.mp4')
  const video = [box('ftyp', Buffer.from('isom')), box('mdat', Buffer.from('mvhd and other bytes'))]
  writeFileSync(file, Buffer.concat([...video, box('moov', box('udta'), header(1000, 83_400))]))
  expect(videoSeconds(file)).toBe(83.4)
  writeFileSync(file, Buffer.concat(video))
  expect(videoSeconds(file)).toBeUndefined()
  writeFileSync(file, Buffer.alloc(64))
  expect(videoSeconds(file)).toBeUndefined()
  const videos = readdirSync(join(assets, 'videos')).filter((name) => name.endsWith('.mp4'))
  for (const name of videos) expect(videoSeconds(join(assets, 'videos', name))).toBeGreaterThan(5)
})

it('finds the captions beside a video, and those that come later', () => {
  for (const name of ['a.mp4', 'a.en.vtt', 'a.zh-CN.vtt', 'a.words.en.vtt', 'ab.en.vtt']) write(name)
  const languages = () => videoFacts(url('a.mp4')).tracks?.map(({ srclang }) => srclang)
  expect(languages()).toEqual(['en', 'zh-CN'])
  expect(languages()).toEqual(['en', 'zh-CN'])
  write('a.fr.vtt')
  expect(languages()).toEqual(['en', 'zh-CN'])
  clearFileVersions()
  expect(languages()).toEqual(['en', 'fr', 'zh-CN'])
})

it.each([
  'https://videos.example/a.mp4',
  '/assets/nowhere.mp4',
  '/assets/../../etc/a.mp4',
  '/assets/%E0.mp4',
  '/a.mp4',
])('knows nothing of %s', (address) => expect(videoFacts(address)).toEqual({}))

it('a resource has its own tracks, else the files beside the video; a bad track alone is left out', () => {
  write('b.mp4')
  write('b.en.vtt')
  const read = (file: object) => resource.parse({ files: [file] })?.files[0]
  expect(read({ url: url('b.mp4') })?.tracks?.[0]).toMatchObject({ url: url('b.en.vtt'), srclang: 'en' })
  expect(read({ url: url('b.mp4') })?.tracks?.[0]?.version).toBeDefined()
  const told = [{ url: 'https://videos.example/b.vtt', srclang: 'de', label: 'Deutsch' }]
  expect(read({ url: url('b.mp4'), tracks: told, seconds: 12 })).toMatchObject({ tracks: told, seconds: 12 })
})
