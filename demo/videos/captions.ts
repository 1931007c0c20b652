import { writeFile } from 'node:fs/promises'
import { type Lang, langs } from '../screens/lib/lang'
import type { Story } from './story'
import { ENDING, timeline } from './timing'

const tags = { cn: 'zh-CN', en: 'en' } as const

/** 00:07.250 */
const stamp = (seconds: number) => {
  const [whole, rest] = [Math.floor(seconds), Math.round((seconds % 1) * 1000)]
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}.${String(rest).padStart(3, '0')}`
}

/** A video's sentences in one language as WebVTT; they stand in the band below the screens. `own`: the video's language, whose last card says its line itself. */
export function webVtt(story: Story, index: 0 | 1, own: 0 | 1): string {
  const { cues, seconds } = timeline(story)
  const lines = story.steps.map(({ say }, i) => ({ ...(cues[i] ?? { from: 0, to: 0 }), text: say[index] }))
  if (index !== own) lines.push({ from: seconds - ENDING, to: seconds, text: story.end[index] })
  const cue = ({ from, to, text }: (typeof lines)[number]) =>
    `${stamp(from + 0.1)} --> ${stamp(to - 0.1)}\n${text}\n`
  return `WEBVTT\n\n${lines.map(cue).join('\n')}`
}

const indexOf = (lang: Lang) => (lang === 'cn' ? 0 : 1)

/** Writes the captions of a video of one language beside it, in both languages. */
export async function writeCaptions(story: Story, lang: Lang, stem: string): Promise<void> {
  for (const spoken of langs)
    await writeFile(`${stem}.${tags[spoken]}.vtt`, webVtt(story, indexOf(spoken), indexOf(lang)))
}
