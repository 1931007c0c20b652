import { circle, rect, seg } from '../lib/svg'
import { cells, type Figure, word } from './ink'

const middle = { 'text-anchor': 'middle' }

/** What talks and films of the company's own are about, by the name that art/subjects.yaml gives; their figures are said in them. */
export const talks: Record<string, Figure> = {
  // A month that begins on a Monday: its second Thursday.
  thursday: ({ x, y, w, h }, ink, say) => {
    const days = say('一二三四五六日', 'MTWTFSS')
    return [
      ...[...days].map((day, i) => word(x + (i + 0.43) * (w / 6.86), y + 18, 19, ink, day, middle)),
      ...cells({ x, y: y + 32, w, h: h - 32 }, [7, 5], 0.14, (i, { x, y, w, h }) =>
        i < 30 ? rect(x, y, w, h, i === 10 ? ink.mark : i % 7 === 3 ? ink.tone : ink.faint, 5) : '',
      ),
    ]
  },
  // Both days of the conference from nine to six, and when each failure happened.
  faults: ({ x, y, w, h }, ink, say) => {
    const days: [day: string, hour: number, time: string, what: string][] = [
      [say('第一天', 'Day one'), 14.33, '14:20', say('推演慢了 90 秒', '90 s too long')],
      [say('第二天', 'Day two'), 10.08, '10:05', say('把 2569 读成公元', 'Read 2569 as AD')],
    ]
    return days.flatMap(([day, hour, time, what], i) => {
      const [top, at] = [y + (i * h) / 2 + (i ? 14 : 0), x + ((hour - 9) / 9) * w]
      return [
        word(x, top + 18, 21, ink, day),
        ...Array.from({ length: 9 }, (_, n) => rect(x + (n * w) / 9, top + 32, w / 9 - 5, 34, ink.faint, 4)),
        rect(at - 5, top + 24, 10, 50, ink.mark, 5),
        word(x, top + 106, 23, ink, time, { 'font-weight': 700 }),
        word(x + 74, top + 106, 23, ink, what),
      ]
    })
  },
  // One order, from its first step to the money.
  order: ({ x, y, w, h }, ink, say) => {
    const steps: [name: string, said: string][] = [
      [say('报价', 'Quotation'), say('四家', '4 bids')],
      [say('采购', 'Purchasing'), say('逐行', 'By line')],
      [say('排产', 'Planning'), '96.2%'],
      [say('交付', 'Delivery'), say('42 吨', '42 t')],
      [say('回款', 'Payment'), '29%'],
    ]
    const [step, line] = [(h - 44) / 4, x + 18]
    return [
      seg(line, y + 22, line, y + h - 22, ink.faint, 10),
      ...steps.flatMap(([name, said], i) => {
        const at = y + 22 + i * step
        return [
          circle(line, at, 18, i === 4 ? ink.mark : ink.tone),
          word(line + 34, at + 9, 24, ink, name),
          word(x + w, at + 9, 24, ink, said, { 'text-anchor': 'end', 'font-weight': 700 }),
        ]
      }),
    ]
  },
}
