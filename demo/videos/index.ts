import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { openBrowser } from '../screens/lib/browser'
import { type Lang, langs } from '../screens/lib/lang'
import { assets, root } from '../screens/lib/paths'
import { writeCaptions } from './captions'
import { encode } from './encode'
import { framesOf } from './frames'
import { stories } from './stories'
import type { Story } from './story'
import { timeline } from './timing'

const folderOf = ({ isGated }: Story) => (isGated ? join(root, 'content/gated') : assets('videos'))

async function make(browser: Browser, story: Story, lang: Lang, words: string[]): Promise<void> {
  const name = `${story.name}.${lang}`
  const stem = join(folderOf(story), name)
  await writeCaptions(story, lang, stem)
  if (words.length > 0 && !words.some((word) => name.includes(word))) return
  await encode(framesOf(browser, story, lang), `${stem}.mp4`)
  const { size } = await stat(`${stem}.mp4`)
  console.info(`${name}.mp4  ${timeline(story).seconds.toFixed(1)} s  ${Math.round(size / 1024)} KB`)
}

/** Makes the videos whose file name holds one of the words, all without one; `captions` alone writes every caption and no video. */
async function main(words: string[]): Promise<void> {
  const browser = await openBrowser()
  try {
    for (const story of stories) {
      await mkdir(folderOf(story), { recursive: true })
      await Promise.all(langs.map((lang) => make(browser, story, lang, words)))
    }
  } finally {
    await browser.close()
  }
}

await main(process.argv.slice(2))
