import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { videoSeconds } from '../../lib/contract/video-seconds'
import { root } from '../../scripts/lib/run.mjs'

const langs = ['cn', 'en'] as const
const folders = ['public/assets/videos', 'content/gated']
const videos = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.mp4'))
    .map((name) => ({ name, file: join(root, folder, name) })),
)
const mediaOf = (lang: string): { id: number; videos: string[] }[] =>
  readdirSync(join(root, 'content', lang, 'media')).map((name) => {
    const { id, videoMaterial = [] } = parse(readFileSync(join(root, 'content', lang, 'media', name), 'utf8'))
    return { id, videos: [videoMaterial].flat() }
  })
const textOf = (lang: string) =>
  readdirSync(join(root, 'content', lang), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .map((name) => readFileSync(join(root, 'content', lang, name), 'utf8'))
    .join('\n')

type Cue = { from: number; to: number; text: string }
const time = (stamp: string) => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
const cuesOf = (file: string): Cue[] =>
  readFileSync(file, 'utf8')
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [times = '', ...words] = block.trim().split('\n')
      const [from = '', to = ''] = times.split(' --> ')
      return { from: time(from), to: time(to), text: words.join(' ') }
    })

describe('videos of the demo company', () => {
  it.each(videos)(
    '$name lasts 20 to 45 s, is H.264 that starts before it is loaded, at most 3 MB',
    ({ file }) => {
      const seconds = videoSeconds(file) ?? 0
      expect(seconds).toBeGreaterThanOrEqual(20)
      expect(seconds).toBeLessThanOrEqual(45)
      const bytes = readFileSync(file)
      expect(bytes.length).toBeLessThanOrEqual(3_000_000)
      expect(bytes.includes('avc1')).toBe(true)
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    },
  )

  it('they have 0.5 MB on average, and all public files 60 MB', () => {
    const bytes = videos.reduce((sum, { file }) => sum + statSync(file).size, 0)
    expect(bytes / videos.length).toBeLessThanOrEqual(500_000)
    const files = readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' })
    const all = files.reduce((sum, name) => sum + statSync(join(root, 'public', name)).size, 0)
    expect(all).toBeLessThanOrEqual(60_000_000)
  })

  it.each(langs)('records name videos of their own language, and every video is named: %s', (lang) => {
    const text = textOf(lang)
    const named = [...text.matchAll(/\/(?:assets\/videos|gated)\/([\w.-]+\.mp4)/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !name.endsWith(`.${lang}.mp4`))).toEqual([])
    const own = videos.map(({ name }) => name).filter((name) => name.endsWith(`.${lang}.mp4`))
    expect([...new Set(named)].sort()).toEqual(own.sort())
  })

  it.each(langs)('every video, story and talk of the media list is its own: %s', (lang) => {
    const first = mediaOf(lang).flatMap(({ videos: [video] }) => video ?? [])
    expect(first.length).toBeGreaterThan(15)
    expect(new Set(first).size).toBe(first.length)
  })

  it.each(videos)('the captions of $name can be read in their time, in both languages', ({ name, file }) => {
    const seconds = videoSeconds(file) ?? 0
    const [cn, en] = ['zh-CN', 'en'].map((tag) => cuesOf(file.replace(/mp4$/, `${tag}.vtt`)))
    for (const [cues = [], letters] of [
      [cn, 8],
      [en, 18],
    ] as const) {
      expect(cues.length).toBeGreaterThan(3)
      for (const [i, { from, to, text }] of cues.entries()) {
        expect(text.length / (to - from), `${basename(name)}: ${text}`).toBeLessThanOrEqual(letters)
        expect(from).toBeGreaterThanOrEqual(cues[i - 1]?.to ?? 0)
      }
      expect(cues.at(-1)?.to).toBeLessThanOrEqual(seconds)
    }
  })
})
