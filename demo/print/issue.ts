import type { Row } from '../art/chart/books'
import { type Area, inkOf } from '../art/figure/ink'
import { issues } from '../art/figure/issues'
import { type Lang, sayIn } from '../screens/lib/lang'
import type { Lines } from './cover'
import type { Publication } from './records'
import { fonts } from './style'
import { monthOf, titled } from './titles'

/** Where the figure of an issue stands, px of 720 × 960: what its title leaves, of which a line holds twenty letters. */
const areaOver = (title: string): Area => ({ x: 52, y: 234, w: 616, h: title.length > 20 ? 380 : 442 })

const css = (lang: Lang) => `.issue{width:720px;height:960px;position:relative;overflow:hidden;font-family:${fonts}}.issue>svg{position:absolute;inset:0}
.issue header,.issue footer{position:absolute;inset:34px 52px auto}.name{font-size:${lang === 'cn' ? 102 : 82}px;line-height:1.1;font-weight:700;letter-spacing:${lang === 'cn' ? 0 : '-.045em'};white-space:nowrap;text-align:justify;text-align-last:justify}
.when{display:flex;justify-content:space-between;font-size:26px;font-weight:600;line-height:1.2;margin-top:10px;padding-top:14px;border-top:3px solid currentColor}
.issue footer{inset:auto 52px 44px}.issue h1{margin:0 0 14px;font-size:${lang === 'cn' ? 68 : 64}px;line-height:1.06;font-weight:700;letter-spacing:${lang === 'cn' ? 0 : '-.035em'};text-wrap:balance;word-break:keep-all}
.in{display:grid;grid-template-columns:1fr 1fr;gap:0 36px;border-top:3px solid currentColor;padding-top:14px;font-size:21px;line-height:1.32}.in b{display:block;font-weight:700}.in span{display:block;opacity:.78;text-wrap:pretty;word-break:keep-all;overflow-wrap:anywhere}`

/** What an issue's text says it holds: `- **label**: what`, the first sentence of it without its links. */
const contentsOf = ({ publicationDescribe }: Publication) =>
  [...publicationDescribe.matchAll(/^- \*\*(.+?)\*\*[:：]\s*(.+)$/gm)].map(([, label = '', text = '']) => {
    const [first = ''] = text.replace(/\[(.+?)\]\([^)]*\)/g, '$1').split(/\. |——/)
    return { label, text: first.slice(0, 1).toUpperCase() + first.slice(1) }
  })

/** The cover of an issue of the Review, 720 × 960: its name, what it found as a figure, its title, and two things that it holds. */
export function issueSheet(lang: Lang, lines: Lines, item: Publication, row: Row): string {
  const ink = inkOf(row.industry, row.ground ?? 'light')
  const draw = issues[row.figure ?? '']
  if (!draw) throw new Error(`no figure called ${row.figure}`)
  const [season = '', number = ''] = lines.issue.split(' · ')
  const month = `${monthOf(lang, item.createdAt)} · ${lang === 'cn' ? `${season.slice(-1)}季号` : season.split(' ')[0]}`
  const held = contentsOf(item).slice(0, 2)
  const inside = held.map(({ label, text }) => `<div><b>${label}</b><span>${titled(lang, text)}</span></div>`).join('')
  return `<style>${css(lang)}</style><div class="issue" style="background:${ink.ground};color:${ink.text}"><svg viewBox="0 0 720 960" width="720" height="960">${draw(areaOver(lines.title), ink, sayIn(lang)).join('')}</svg><header><div class="name">${lines.series}</div><div class="when"><span>${month}</span><span>${number}</span></div></header><footer><h1>${titled(lang, lines.title)}</h1><div class="in">${inside}</div></footer></div>`
}
