import { circle, path, poly, rect, seg } from '../lib/svg'
import { cells, type Figure, word } from './ink'

const middle = { 'text-anchor': 'middle' }

/** What an issue of the Review found, by the name that art/subjects.yaml gives; the figures are those of its text. */
export const issues: Record<string, Figure> = {
  // A week on top of what purchasing says on top of what the shop floor says, and the date that was worked out.
  margins: ({ x, y, w, h }, ink, say) => {
    const step = h / 4
    const bars: [from: number, to: number, name: string][] = [
      [0, 0.44, say('问车间', 'Ask the floor')],
      [0.44, 0.72, say('问采购', 'Ask purchasing')],
      [0.72, 1, say('再留一周', 'Add a week')],
      [0, 0.58, say('算出来的交期', 'Worked out')],
    ]
    return bars.flatMap(([from, to, name], i) => [
      rect(x + from * w, y + i * step, (to - from) * w, step - 14, i === 3 ? ink.mark : ink.tone, 6),
      word(
        x + (from ? from * w - 14 : to * w + 14),
        y + i * step + step / 2 + 3,
        27,
        ink,
        name,
        { 'text-anchor': from ? 'end' : 'start' },
      ),
    ])
  },
  // Of a hundred suggestions, ten a row: accepted, accepted after editing, sent back.
  hundred: ({ x, y, h }, ink, say) => [
    ...(
      [
        ...Array.from({ length: 7 }, (_, row) => [row, 0, 10, ink.tone] as const),
        ...([[7, 0, 8, ink.tone], [7, 8, 10, ink.faint], [8, 0, 10, ink.faint], [9, 0, 3, ink.faint], [9, 3, 10, ink.mark]] as const),
      ] as const
    ).map(([row, from, to, fill]) =>
      rect(x + (from * h) / 10, y + (row * h) / 10, ((to - from) * h) / 10 - (to < 10 ? 6 : 0), h / 10 - 8, fill),
    ),
    ...(
      [
        ['78%', say('照单采纳', 'accepted')],
        ['15%', say('改后采纳', 'edited first')],
        ['7%', say('被退回', 'sent back')],
      ] as const
    ).flatMap(([share, name], i) => {
      const [left, top] = [x + h + 34, y + (i * h) / 3]
      return [
        rect(left, top + 2, 30, 10, [ink.tone, ink.faint, ink.mark][i]!),
        word(left, top + 74, 62, ink, share, { 'font-weight': 700, 'letter-spacing': -2 }),
        word(left, top + 108, 25, ink, name),
      ]
    }),
  ],
  // 300 cartons: in the books, and the half of them that is not on the shelf.
  cartons: (area, ink) =>
    cells(area, [25, 12], 0.18, (i, { x, y, w, h }) =>
      i % 25 < 13
        ? rect(x, y, w, h, i === 162 ? ink.mark : ink.tone, 2)
        : rect(x, y, w, h, ink.faint, 2, { opacity: 0.5 }),
    ),
  // Six groups on the way from seven days to three.
  close: ({ x, y, w, h }, ink) => [
    ...Array.from({ length: 7 }, (_, i) =>
      word(x + (i + 0.43) * (w / 6.86), y + 30, 34, { ...ink, text: i === 2 ? ink.mark : ink.text }, String(i + 1), {
        ...middle,
        'font-weight': 700,
      }),
    ),
    ...cells({ x, y: y + 52, w, h: h - 52 }, [7, 6], 0.14, (i, { x, y, w, h }) =>
      rect(x, y, w, h, i % 7 < 2 ? ink.tone : i % 7 === 2 ? ink.mark : ink.faint, 6),
    ),
  ],
  // A screw from above, and twelve drills around it: the fastest took four minutes.
  screw: ({ x, y, w, h }, ink, say) => {
    const [cx, cy, r] = [x + h / 2, y + h / 2, h / 2]
    const at = (angle: number, far: number) => [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far] as const
    const turn = (i: number, of: number) => (i / of) * 2 * Math.PI - Math.PI / 2
    const ray = (i: number) => [...at(turn(i, 12), r * 0.78), ...at(turn(i, 12), r)] as const
    return [
      ...Array.from({ length: 12 }, (_, i) => {
        const [x1, y1, x2, y2] = ray(i)
        return seg(x1, y1, x2, y2, i === 1 ? ink.mark : ink.tone, 13, { 'stroke-linecap': 'round' })
      }),
      circle(cx, cy, r * 0.66, ink.tone),
      circle(cx, cy, r * 0.56, 'none', ink.ground, 3),
      path(poly(Array.from({ length: 6 }, (_, i) => at(turn(i, 6), r * 0.34))), ink.ground),
      word(x + w, y + 36, 34, { ...ink, text: ink.mark }, say('4 分钟', '4 minutes'), { 'text-anchor': 'end', 'font-weight': 700 }),
      word(x + w, y + 72, 25, ink, say('最慢 2.5 天', 'slowest 2.5 days'), { 'text-anchor': 'end' }),
    ]
  },
  // One container with a rib for each of the 35 days at sea, in four ledgers.
  container: ({ x, y, w, h }, ink, say) => {
    const ledgers = [say('发货', 'Dispatch'), say('出口', 'Export'), say('采购', 'Purchase'), say('入库', 'Receipt')]
    const step = h / 4
    return ledgers.flatMap((name, i) => [
      rect(x, y + i * step, w, step - 8, i === 3 ? ink.mark : [ink.tone, ink.faint, ink.tone][i]!, 4),
      ...Array.from({ length: 35 }, (_, rib) =>
        rect(x + 10 + (rib * (w - 20)) / 35, y + i * step + 9, (w - 20) / 70, step - 26, ink.ground, 0, { opacity: 0.16 }),
      ),
      rect(x + 20, y + i * step + step / 2 - 29, 40 + name.length * (name.charCodeAt(0) > 255 ? 30 : 16.5), 50, ink.ground, 25),
      word(x + 40, y + i * step + step / 2 + 6, 29, ink, name),
    ])
  },
  // 43 figures before the doors open; nine of them change the day.
  figures: ({ x, y, w, h }, ink) => {
    const size = Math.min(w / 9, h / 5)
    return Array.from({ length: 43 }, (_, i) => {
      const isUsed = [2, 9, 13, 17, 21, 27, 30, 34, 41].includes(i)
      const [cx, cy] = [x + ((i % 9) + 0.5) * (w / 9), y + (Math.floor(i / 9) + 0.5) * (h / 5)]
      return circle(cx, cy, size * 0.4, isUsed ? ink.mark : ink.faint)
    })
  },
}
