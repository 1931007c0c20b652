import { list } from '../../screens/views/layouts'
import type { Change, Two } from '../story'
import * as on from '../targets'

/** Words of a screen that are written anew, in both languages. */
export const words = (of: string, cn: string, en: string): Change => ({ of, to: [cn, en] })

/** What a box of a graph says: its title and note. */
export const box = (title: Two, note: Two): Two => [
  `<b class="s13 nw">${title[0]}</b><br><span class="s12 mut nw">${note[0]}</span>`,
  `<b class="s13 nw">${title[1]}</b><br><span class="s12 mut nw">${note[1]}</span>`,
]

/** A figure of a dashboard: label, value, note. */
export const figure = (n: number, label: Two, value: Two, note: Two): Change[] => [
  { of: on.figureLabel(n), to: label },
  { of: on.figureValue(n), to: value },
  { of: on.figureNote(n), to: note },
]
/** A card beside the content: its heading, then words and value of each line. */
export const card = (n: number, heading: Two, lines: [Two, Two][]): Change => {
  const [cn, en] = ([0, 1] as const).map(
    (i) =>
      `<div class="h" style="margin-bottom:10px">${heading[i]}</div>${list(lines.map(([label, value], at) => [label[i], value[i], at === 0 ? 'bad' : 'mute']))}`,
  )
  return { of: on.side(n), to: [cn ?? '', en ?? ''] }
}
