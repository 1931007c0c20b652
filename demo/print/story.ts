import type { Lang } from '../screens/lib/lang'
import { html } from './markdown'
import { printed } from './pictures'
import { industryOf, type Story } from './records'
import { titled } from './titles'

/** A customer's story as a chapter: its cover and its figures, then its text; it flows on where the one before ends. */
export async function chapterOf(lang: Lang, story: Story): Promise<string> {
  const { id, title, customerName, industry, results = [], content = '' } = story
  const cover = await printed(500, 'covers', `case-${id}.${lang}.webp`)
  const facts = results
    .map(
      ({ label, before, after }) =>
        `<div><dt>${label}</dt><dd>${before ? `<s>${before}</s>` : ''}${after}</dd></div>`,
    )
    .join('')
  const head = `<header><p class="kicker">${customerName} · ${industryOf(lang, industry)}</p><h2>${titled(lang, title)}</h2><div class="facts"><img src="${cover}" alt=""><dl>${facts}</dl></div></header>`
  return `<section class="story">${head}${html(lang, content)}</section>`
}
