import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { captionFiles } from '@/lib/contract/video-facts'
import { videoSeconds } from '@/lib/contract/video-seconds'
import { encodingProblem } from './encoding'

const isVideo = (file: string) => /\.(?:mp4|m4v|mov|webm|ogv)$/i.test(file)
const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})`
const cue = new RegExp(`^${time} --> ${time}(?: |$)`)
const secondsOf = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)

/** What is wrong with captions as a text: no WebVTT, a cue that ends before it begins or after the video; undefined when nothing is. */
export function webVttProblem(text: string, length = Number.POSITIVE_INFINITY): string | undefined {
  if (!/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text))
    return 'is no WebVTT: it begins with another word than WEBVTT'
  const timings = text.split(/\r?\n/).filter((line) => line.includes('-->'))
  if (timings.length === 0) return 'has no cue'
  for (const line of timings) {
    const found = cue.exec(line)
    if (!found) return `has a time that is none: ${line}`
    const [start, end] = [secondsOf(...found.slice(1, 4)), secondsOf(...found.slice(4, 7))]
    if (end <= start) return `has a cue that ends before it begins: ${line}`
    if (start > length) return `has a cue after the video’s end (${length} s): ${line}`
  }
  return undefined
}

/** What is wrong with captions, or with those beside a video, named with their file; undefined when nothing is. */
export function captionProblem(file: string): string | undefined {
  const isMp4 = /\.(?:mp4|m4v|mov)$/i.test(file)
  const names = isVideo(file) ? captionFiles(file).map(({ name }) => name) : []
  const files = file.endsWith('.vtt') ? [basename(file)] : names
  const length = isMp4 && names.length > 0 ? videoSeconds(file) : undefined
  for (const name of files) {
    const bytes = readFileSync(join(dirname(file), name))
    const problem = encodingProblem(bytes) ?? webVttProblem(bytes.toString(), length)
    if (problem) return `the captions ${name}: ${problem}`
  }
  return undefined
}
