import { circle, rect } from '../lib/svg'
import { cells, countBars, type Figure, word } from './ink'

/** What news of the company's own count, by the name that art/subjects.yaml gives; their figures are said in them. */
export const newsFigures: Record<string, Figure> = {
  // Why factories did not pass.
  refused: (area, ink, say) =>
    countBars(area, ink, [
      [say('与申报不符', 'Not as declared'), 52],
      [say('其实是贸易商', 'Traders'), 29],
      [say('主体造假', 'False identity'), 6],
    ]),
  // How far a ship's arrival was from what had been said, hours.
  arrival: ({ x, y, w, h }, ink, say) =>
    [41, 9].flatMap((hours, i) => {
      const [left, high] = [x + (i * w) / 2, (hours / 41) * (h - 76)]
      return [
        rect(left, y + h - 38 - high, w / 2 - 24, high, i ? ink.mark : ink.faint, 6),
        word(left, y + h - 50 - high, 27, ink, String(hours), { 'font-weight': 700 }),
        word(left, y + h - 6, 21, ink, i ? say('现在', 'Now') : say('之前', 'Before')),
      ]
    }),
  // The 26 steps of the order that the conference followed.
  steps: (area, ink) =>
    cells(area, [6, 5], 0.2, (i, { x, y, w, h }) =>
      i < 26
        ? circle(x + w / 2, y + h / 2, Math.min(w, h) / 2, i === 25 ? ink.mark : ink.tone) +
          word(x + w / 2, y + h / 2 + 7, 20, ink, String(i + 1), { 'text-anchor': 'middle', fill: ink.ground })
        : '',
    ),
}
