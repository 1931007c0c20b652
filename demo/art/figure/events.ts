import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Lang, langs, sayIn } from '../../screens/lib/lang'
import { root } from '../../screens/lib/paths'
import { records } from '../../print/records'
import { titled } from '../../print/titles'
import { book, type Row } from '../chart/books'
import { gapBefore } from '../chart/lettering'
import type { Plate } from '../lib/plate'
import { type Area, inkOf } from './ink'
import { meetings } from './meetings'
import { newsFigures } from './news'
import { talks } from './talks'

/** An event as far as its cover says it; a start that is counted from today has no date to print. */
interface Event {
  id: number
  place: string
  startDate: string
  activityType: string
}

/** Where the figure stands; below, the number and the place share the room above it. */
const areas: Record<'right' | 'below', Area> = {
  right: { x: 316, y: 40, w: 288, h: 280 },
  below: { x: 40, y: 196, w: 560, h: 124 },
}

const css = `.e{width:640px;height:360px;zoom:2;position:relative;overflow:hidden}.e>svg{position:absolute;inset:0}
.where{position:absolute;left:40px;top:34px}.where b{display:block;font-size:34px;line-height:1.15;letter-spacing:-.01em}.where span{font-size:19px;line-height:1.35;opacity:.82}
.what{position:absolute;left:40px;bottom:30px;width:248px}.what p{margin:0;font-size:25px;line-height:1.2;font-weight:600;text-wrap:balance;word-break:keep-all}.what p i{display:block;font-style:normal;font-weight:500;opacity:.8}
.n{font-size:100px;line-height:1.05;font-weight:700;letter-spacing:-.035em;white-space:nowrap}.n span{font-size:27px;font-weight:600;letter-spacing:0;margin-left:8px}.n .sign{margin:0}.n.long{font-size:80px}
.below .what{left:auto;right:40px;top:28px;bottom:auto;width:auto;text-align:right}`

const monthOf = (lang: Lang, start: string) =>
  new Date(`${start.slice(0, 10)}T00:00Z`).toLocaleDateString(lang === 'cn' ? 'zh-CN' : 'en-GB', {
    ...{ year: 'numeric', month: lang === 'cn' ? 'long' : 'short', timeZone: 'UTC' },
  })

function markupOf(lang: Lang, row: Row, event: Event | undefined, kinds: Map<string, string>): string {
  const [at, ink] = [lang === 'en' ? 1 : 0, inkOf(row.industry, row.ground ?? 'light')]
  const draw = { ...meetings, ...talks, ...newsFigures }[row.figure ?? '']
  if (!draw) throw new Error(`no figure called ${row.figure}`)
  const side = row.isBelow ? 'below' : 'right'
  const date = event && /^\d/.test(event.startDate) ? ` · ${monthOf(lang, event.startDate)}` : ''
  const where = event ? `<div class="where"><b>${event.place}</b><span>${kinds.get(event.activityType)}${date}</span></div>` : ''
  const [was, now] = row.figures ?? []
  const unit = row.unit?.[at] ?? ''
  const fromUnit = row.fromUnit?.[at] ?? unit
  const from = was ? `<i>${was}${gapBefore(fromUnit, 1) ? ' ' : ''}${fromUnit} →</i>` : ''
  const number = typeof now === 'string' ? now : (now?.[at] ?? '')
  const what = `<div class="what"><p>${titled(lang, row.measure?.[at] ?? '')}${from}</p><div class="n ${number.length > 2 ? 'long' : ''}">${number}<span class="${gapBefore(unit, 1) ? '' : 'sign'}">${unit}</span></div></div>`
  return `<style>${css}</style><div class="e ${side}" style="background:${ink.ground};color:${ink.text}"><svg viewBox="0 0 640 360" width="640" height="360">${draw(areas[side], ink, sayIn(lang)).join('')}</svg>${where}${what}</div>`
}

/** What the site calls each kind of event. */
function kindsIn(lang: Lang): Map<string, string> {
  const site = parse(readFileSync(join(root, 'content', lang, 'site.yaml'), 'utf8'))
  return new Map(site.activityTypes.map(({ value, label }: { value: string; label: string }) => [value, label]))
}

const figured = (group: string) => Object.entries(book[group] ?? {}).filter(([, { figure }]) => figure)

/** Covers of events: where it is, the number that it is about and the figure of that; talks, news and scenes have no place. */
export const eventCovers: Plate[] = langs.flatMap((lang) => {
  const events = records<Event>(lang, 'activities')
  const kinds = kindsIn(lang)
  const plate = (name: string, row: Row, event?: Event): Plate => ({
    file: `covers/${name}.${lang}.webp`,
    budget: 21_000,
    draw: (stage) => stage.shoot(markupOf(lang, row, event, kinds), 1280, 720, lang),
  })
  return [
    ...figured('activities').map(([id, row]) =>
      plate(`activity-${id}`, row, events.find((one) => String(one.id) === id)),
    ),
    ...['media', 'news'].flatMap((group) => figured(group).map(([id, row]) => plate(`${group}-${id}`, row))),
    ...figured('scenes').map(([name, row]) => plate(name, row)),
  ]
})
