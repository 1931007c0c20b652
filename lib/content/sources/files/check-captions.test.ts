import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { captionProblem, webVttProblem } from './check-captions'

const directory = mkdtempSync(join(tmpdir(), 'captions-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it.each([
  ['WEBVTT\n\n00:00.300 --> 00:03.600 line:36%\nOne\n', undefined],
  ['\uFEFFWEBVTT - a video\r\n\r\n1\r\n01:00:00.000 --> 01:00:02.000\r\nOne\r\n', undefined],
  ['1\n00:00:01,000 --> 00:00:02,000\nOne\n', 'no WebVTT'],
  ['WEBVTT\n\nOne\n', 'no cue'],
  ['WEBVTT\n\n00:01,000 --> 00:02,000\nOne\n', 'a time that is none'],
  ['WEBVTT\n\n00:02.000 --> 00:01.000\nOne\n', 'ends before it begins'],
  ['WEBVTT\n\n02:00:00.000 --> 02:00:01.000\nOne\n', 'after the video’s end'],
])('%j: %s', (text, problem) => {
  const found = webVttProblem(text, 4000)
  expect(found === undefined ? undefined : found.includes(problem ?? '-')).toBe(problem && true)
})

it('looks into captions that lie beside a video, and into no other file', () => {
  const video = join(directory, 'tour.mp4')
  writeFileSync(video, 'no video')
  writeFileSync(join(directory, 'tour.txt'), 'words')
  expect(captionProblem(video)).toBeUndefined()
  writeFileSync(join(directory, 'tour.en.vtt'), 'words')
  expect(captionProblem(video)).toMatch(/tour\.en\.vtt: is no WebVTT/)
  expect(captionProblem(join(directory, 'tour.en.vtt'))).toMatch(/is no WebVTT/)
  expect(captionProblem(join(directory, 'tour.txt'))).toBeUndefined()
})

it.each(['public/assets/videos', 'content/gated'])(
  'every video of the demo has good captions in both languages: %s',
  (folder) => {
    const names = readdirSync(folder)
    const videos = names.filter((name) => name.endsWith('.mp4'))
    expect(videos.length).toBeGreaterThan(2)
    for (const video of videos) {
      expect(names).toContain(video.replace('.mp4', '.zh-CN.vtt'))
      expect(names).toContain(video.replace('.mp4', '.en.vtt'))
      expect(captionProblem(join(folder, video))).toBeUndefined()
    }
  },
)
