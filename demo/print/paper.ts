import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '../screens/lib/lang'
import { html } from './markdown'
import { industryOf, type Publication, records, type Story } from './records'
import { chapterOf } from './story'
import { titled } from './titles'

const words = {
  cn: {
    findings: '研究结论',
    stories: (count: number) => `${'〇一二三四五六七'[count]}家企业的做法`,
    holds: '书里收录的企业',
    table: ['企业', '行业', '做成了什么'],
    end: '想用贵公司自己的数据量一遍，可以约一位顾问，半天时间，不收费。',
    contact: '服务热线 400-000-1912 · hello@northbay.example',
  },
  en: {
    findings: 'Findings',
    stories: (count: number) =>
      `How ${['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][count]} companies went about it`,
    holds: 'The companies in this paper',
    table: ['Company', 'Industry', 'Result'],
    end: 'To measure this on your own records, ask for a consultant. It takes half a day and costs nothing.',
    contact: '+65 6000 1912 · hello@northbay.example',
  },
}

/** A white paper after its cover: what it asks, what it found, and the full stories of the customers it rests on. */
export async function whitePaper(lang: Lang, item: Publication): Promise<string> {
  const say = words[lang]
  const cases = records<Story>(lang, 'cases').filter(
    ({ id, content }) => item.examples?.includes(id) && content,
  )
  const found = readFileSync(join(import.meta.dirname, 'findings', `${item.id}.${lang}.md`), 'utf8')
  const lead = item.introduction.replace(/(?:全文 ?\d+ ?页。|\d+ pages\.)\s*$/, '').trim()
  const rows = cases.map(
    ({ customerName, industry, title }) =>
      `<tr><td><b>${customerName}</b></td><td>${industryOf(lang, industry)}</td><td>${title}</td></tr>`,
  )
  const table = `<table><thead><tr>${say.table.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  const stories = await Promise.all(cases.map((story) => chapterOf(lang, story)))
  return [
    `<section class="intro"><p class="lead">${lead}</p>${html(lang, item.publicationDescribe)}<h3>${titled(lang, say.holds)}</h3>${table}</section>`,
    `<section class="findings"><h1>${say.findings}</h1>${html(lang, found)}</section>`,
    `<section class="stories"><h1>${titled(lang, say.stories(cases.length))}</h1>${stories.join('')}</section>`,
    `<aside class="end"><p>${say.end}</p><p>${say.contact}</p></aside>`,
  ].join('')
}
