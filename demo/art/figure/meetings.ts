import { hue } from '../../screens/ui/palette'
import { circle, path, rect, seg } from '../lib/svg'
import { cells, countBars, type Figure, word } from './ink'

/** Sessions of the open days: day, from, to (hours); the one of all twelve desks is marked. */
const sessions: [day: number, from: number, to: number, isMarked?: boolean][] = [
  [0, 9.5, 10.17],
  [0, 10.33, 11.17],
  [0, 13.5, 14.33],
  [1, 9.5, 10.33],
  [1, 10.67, 11.5],
  [1, 13.5, 16.5, true],
  [2, 9.5, 10.33],
  [2, 10.67, 12],
  [2, 14, 15.5],
]

const middle = { 'text-anchor': 'middle' }

/** What events count and do, by the name that art/subjects.yaml gives; their figures are those of the records' texts. */
export const meetings: Record<string, Figure> = {
  programme: ({ x, y, w, h }, ink, say) => {
    const [step, hour, top] = [w / 3, (h - 34) / 7, y + 34]
    return [
      ...[0, 1, 2].map((day) => word(x + day * step, y + 18, 19, ink, say(`第${'一二三'[day]}天`, `Day ${day + 1}`))),
      ...Array.from({ length: 8 }, (_, i) => seg(x, top + i * hour, x + w, top + i * hour, ink.faint, 1)),
      ...sessions.map(([day, from, to, isMarked]) =>
        rect(x + day * step, top + (from - 9.3) * hour, step - 10, (to - from) * hour, isMarked ? ink.mark : ink.tone, 5),
      ),
    ]
  },
  accepted: (area, ink) =>
    cells(area, [10, 10], 0.16, (i, { x, y, w, h }) =>
      rect(x, y, w, h, i < 41 ? ink.tone : i < 86 ? hue.teal : ink.faint, 4),
    ),
  documents: (area, ink) =>
    cells(area, [10, 5], 0.24, (i, { x, y, w, h }) => {
      const fill = [6, 18, 24, 37, 41].includes(i) ? ink.mark : ink.tone
      const lines = [0.3, 0.48, 0.66].map((k) => seg(x + 5, y + h * k, x + w - (k > 0.6 ? 10 : 5), y + h * k, ink.ground, 2))
      return rect(x, y, w, h, fill, 3) + lines.join('')
    }),
  nights: ({ x, y, w, h }, ink) =>
    cells({ x, y, w, h: h * 0.94 }, [14, 2], 0.14, (i, { x, y, w, h }) =>
      i < 14 ? rect(x, y, w, h, ink.faint, 5) : i < 18 ? rect(x, y, w, h, ink.mark, 5) : '',
    ),
  stations: ({ x, y, w, h }, ink, say) => {
    const names = [say('下单', 'Order'), say('齐套', 'Check'), say('装配', 'Build'), say('检验', 'Inspect'), say('发货', 'Dispatch')]
    const [line, step] = [y + h * 0.36, (w - 92) / 4]
    return [
      seg(x + 46, line, x + w - 46, line, ink.faint, 10),
      ...names.flatMap((name, i) => [
        circle(x + 46 + i * step, line, 27, i === 4 ? ink.mark : ink.tone),
        word(x + 46 + i * step, line + 9, 25, ink, String(i + 1), { ...middle, fill: ink.ground, 'font-weight': 700 }),
        word(x + 46 + i * step, line + 62, 23, ink, name, middle),
      ]),
    ]
  },
  statuses: ({ x, y, w, h }, ink) => {
    const at = (i: number, count: number) => y + 8 + (i * (h - 16)) / (count - 1)
    const [left, right] = [x + 8, x + w - 16]
    const bend = (a: number, b: number) => `M${left} ${a}C${left + w * 0.55} ${a} ${right - w * 0.55} ${b} ${right} ${b}`
    return [
      ...Array.from({ length: 38 }, (_, i) => path(bend(at(i, 38), at(Math.floor((i * 9) / 38), 9)), 'none', ink.faint, 2)),
      ...Array.from({ length: 38 }, (_, i) => circle(left, at(i, 38), 3.2, ink.tone)),
      ...Array.from({ length: 9 }, (_, i) => circle(right, at(i, 9), 13, i === 8 ? ink.mark : ink.tone)),
    ]
  },
  backwards: ({ x, y, w, h }, ink, say) => {
    const rows = [say('进场', 'On site'), say('到货', 'Goods in'), say('下单', 'Order')]
    const step = h / 3
    return [
      ...rows.flatMap((name, i) => {
        const [top, from] = [y + i * step, x + w * [0.5, 0.25, 0][i]!]
        const [bar, end] = [top + 34, x + w - 10]
        return [
          word(from, top + 20, 21, ink, name),
          path(`M${from + 22} ${bar}H${end}V${bar + 38}H${from + 22}L${from} ${bar + 19}Z`, ink.tone),
        ]
      }),
      rect(x + w - 10, y, 10, h, ink.mark, 5),
    ]
  },
  legs: ({ x, y, w, h }, ink, say) => [
    ...[0, 1, 2, 3, 4].map((i) => seg(x + (i * w) / 4, y, x + (i * w) / 4, y + h - 30, ink.faint, 2)),
    ...[0, 2, 4].map((i) =>
      word(x + (i * w) / 4, y + h - 4, 19, ink, say(`${i} 小时`, `${i} h`), { 'text-anchor': ['start', '', 'middle', '', 'end'][i] }),
    ),
    ...Array.from({ length: 7 }, (_, i) =>
      rect(x + (i * w) / 7, y + (i * (h - 38)) / 7, w / 7, (h - 38) / 7 - 7, i === 6 ? ink.mark : ink.tone, 5),
    ),
  ],
  third: ({ x, y, w, h }, ink) => {
    const [cx, cy, r] = [x + w / 2, y + h / 2, h / 2 - 32]
    const whole = 2 * Math.PI * r
    const arc = (colour: string, from: number, part: number) =>
      circle(cx, cy, r, 'none', colour, 62).replace('/>', ` stroke-dasharray="${part * whole - 6} ${whole}" transform="rotate(${from * 360 - 90} ${cx} ${cy})"/>`)
    return [arc(ink.tone, 0, 2 / 3), arc(ink.mark, 2 / 3, 1 / 3), word(cx, cy + 19, 54, ink, '1/3', { ...middle, 'font-weight': 700 })]
  },
  desks: (area, ink, say) =>
    countBars(area, ink, [
      [say('排程推演', 'Planning'), 469],
      [say('改图追踪', 'Design changes'), 312],
      [say('设备后市场', 'Aftermarket'), 188],
      [say('接线', 'Connections'), 155],
    ]),
  records: ({ x, y, w, h }, ink, say) =>
    [0, 1].flatMap((paper) => {
      const [left, wide] = [x + paper * (w / 2 + 8), w / 2 - 8]
      const wrong = (i: number) => paper && Math.floor(((i + 1) * 17) / 30) > Math.floor((i * 17) / 30)
      return [
        word(left, y + 19, 21, ink, paper ? say('纸面', 'Paper') : say('屏幕', 'Screen')),
        word(left + wide, y + 19, 23, ink, paper ? '17' : '0', { 'text-anchor': 'end', 'font-weight': 700 }),
        ...Array.from({ length: 30 }, (_, i) =>
          rect(left, y + 34 + (i * (h - 34)) / 30, wide, 5, wrong(i) ? ink.mark : paper ? ink.faint : ink.tone, 2),
        ),
      ]
    }),
  tracks: ({ x, y, w, h }, ink) =>
    [5, 9, 8, 5].flatMap((count, track) => {
      const [left, step] = [x + (track * w) / 4, (h - 26) / 9]
      return [
        word(left + w / 8 - 5, y + h - count * step - 8, 23, ink, String(count), middle),
        ...Array.from({ length: count }, (_, i) =>
          rect(left, y + h - (i + 1) * step, w / 4 - 10, step - 6, track === 1 ? ink.mark : ink.tone, 4),
        ),
      ]
    }),
  apps: (area, ink, say) => {
    const names = [say('点检', 'Checks'), say('借用', 'Loans'), say('访客', 'Visitors')]
    return cells(area, [3, 1], 0.12, (i, { x, y, w, h }) =>
      [
        rect(x, y, w, h, ink.faint, 10),
        word(x + 12, y + 32, 20, ink, names[i] ?? ''),
        ...[0, 1, 2].map((field) => rect(x + 12, y + 52 + field * 48, w - 24, 32, ink.ground, 5)),
        ...[0, 1, 2].map((field) => rect(x + 20, y + 64 + field * 48, (w - 40) * [0.8, 0.5, 0.65][field]!, 8, ink.tone, 4)),
        rect(x + 12, y + h - 48, w - 24, 34, i === 1 ? ink.mark : ink.tone, 5),
      ].join(''),
    )
  },
  weeks: ({ x, y, w, h }, ink, say) => {
    const days = say('一二三四五六日', 'MTWTFSS')
    return [
      ...[...days].map((day, i) => word(x + (i + 0.43) * (w / 6.86), y + 18, 19, ink, day, middle)),
      ...cells({ x, y: y + 32, w, h: h - 32 }, [7, 6], 0.14, (i, { x, y, w, h }) =>
        rect(x, y, w, h, ![1, 3].includes(i % 7) ? ink.faint : i < 35 ? ink.tone : ink.mark, 5),
      ),
    ]
  },
  table: ({ x, y, w, h }, ink) => [
    rect(x, y + h / 2 - 42, w, 84, ink.faint, 14),
    ...cells({ x: x + 8, y: y + h / 2 - 104, w: w - 16, h: 208 }, [6, 2], 0.2, (i, { x, w }) => {
      const top = y + h / 2 + (i < 6 ? -76 : 76)
      return circle(x + w / 2, top, w / 2, [2, 7, 10].includes(i) ? ink.mark : ink.tone)
    }),
  ],
  voyage: ({ x, y, w, h }, ink, say) => {
    const at = (i: number) => {
      const k = i / 34
      return [x + 12 + k * (w - 24), y + h * 0.76 - Math.sin(k * Math.PI) * h * 0.62] as const
    }
    return [
      ...Array.from({ length: 35 }, (_, i) => circle(...at(i), i === 34 ? 12 : 6, i === 34 ? ink.mark : ink.tone)),
      word(x, y + h + 4, 21, ink, say('离港', 'Sailed')),
      word(x + w, y + h + 4, 21, ink, say('到港', 'Arrived'), { 'text-anchor': 'end' }),
    ]
  },
  routes: ({ x, y, w, h }, ink, say) => {
    const [top, foot, one, two] = [y + 70, y + h - 70, x + w * 0.3, x + w * 0.58]
    const route = (a: number, b: number) => `M${x} ${a}H${one}C${(one + two) / 2} ${a} ${(one + two) / 2} ${b} ${two} ${b}H${two + 20}L${x + w - 26} ${y + h / 2}`
    return [
      path(route(top, foot), 'none', ink.tone, 12),
      path(route(foot, top), 'none', ink.tone, 12, { opacity: 0.5 }),
      circle(x + w - 28, y + h / 2, 28, ink.mark),
      word(x, top - 20, 21, ink, say('六号跨', 'Bay six')),
      word(x, foot + 40, 21, ink, say('计划室', 'Planning office')),
    ]
  },
  questions: (area, ink, say) => {
    const names = [say('停机', 'Downtime'), say('插单', 'Rush order'), say('呆料', 'Slow stock'), say('在途', 'In transit')]
    return cells(area, [2, 2], 0.08, (i, { x, y, w, h }) =>
      [
        path(`M${x} ${y}h${w}v${h - 22}h${-w + 46}l-22 22v-22h-24z`, i === 3 ? ink.mark : ink.faint),
        word(x + 14, y + 62, 46, ink, '?', { 'font-weight': 700 }),
        word(x + 14, y + h - 40, 22, ink, names[i] ?? ''),
      ].join(''),
    )
  },
}
