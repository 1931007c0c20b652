import { legend } from '../../screens/ui/charts'
import { hue } from '../../screens/ui/palette'
import type { Change, Story, Two } from '../story'
import * as on from '../targets'
import { card, words } from './changes'

/** Legs of a call-off delivery: who answers for each, its minutes, and when it begins. */
const legs: [Two, Two, number, number][] = [
  [['信号读入', 'Signal read'], ['计划', 'Planning'], 6, 0],
  [['核对顺序', 'Sequence'], ['计划', 'Planning'], 22, 6],
  [['拣配', 'Picking'], ['仓库', 'Store'], 41, 28],
  [['装车', 'Loading'], ['仓库', 'Store'], 34, 69],
  [['在途', 'On the road'], ['承运商', 'Carrier'], 88, 103],
  [['门岗与卸货口', 'Gate and dock'], ['主机厂', 'Car maker'], 31, 191],
  [['线边签收', 'Line side'], ['主机厂', 'Car maker'], 18, 222],
]
/** The minutes that the gate and the dock run over, after the first six legs. */
const [over, overFrom] = [20, 222]
/** The plan's scale: a head every half hour, and room for the leg that ends late. */
const heads = ['0:00', '0:30', '1:00', '1:30', '2:00', '2:30', '3:00', '3:30', '4:00']
const share = (minutes: number) => `${((minutes / (heads.length * 30)) * 100).toFixed(3)}%`
const scale = '.body .card.flush>div:first-child'
const rules = heads
  .map((_, i) => `.body .card.flush i:nth-of-type(${i + 1}){left:${share(i * 30)}!important}`)
  .join('')
const key = ([0, 1] as const).map((i) =>
  legend([
    [(['计划', 'Plan'] as const)[i], hue.teal],
    [(['超时', 'Late'] as const)[i], hue.coral],
  ]).replace('row g16', 'row g8 key'),
) as [string, string]

const legPlan: Change[] = [
  words(on.title, '武汉厂 · 拉动交付四小时', 'Wuhan: four hours for a call-off'),
  words(on.subtitle, '联驰部件 · 七段，240 分钟', 'Lianchi Components · seven legs, 240 minutes'),
  { of: '.body .card.flush>div:nth-child(2)>i', css: 'display:none' },
  ...[8, 9].map((lane) => ({ of: on.lane(lane), css: 'visibility:hidden' })),
  { of: on.head, add: `<style>${rules}</style>` },
  { of: `${scale}>span`, to: key },
  { of: `${scale}>span`, css: 'padding-left:16px' },
  { of: `${scale}>div`, add: `<span style="position:absolute;font-size:12px;color:${hue.faint}"></span>` },
  ...heads.flatMap((to, i): Change[] => [
    { of: `${scale}>div>span:nth-child(${i + 1})`, to },
    { of: `${scale}>div>span:nth-child(${i + 1})`, css: `left:${share(i * 30)}` },
  ]),
  ...legs.flatMap(([name, who, minutes, from], i): Change[] => [
    { of: on.laneName(i + 1), to: name },
    { of: on.laneNote(i + 1), to: [`${who[0]} · ${minutes} 分`, `${who[1]} · ${minutes} min`] },
    { of: on.bar(i + 1, 1), to: String(minutes) },
    {
      of: on.bar(i + 1, 1),
      css: `left:${share(from)};width:${share(minutes)};background:${hue.teal};color:#fff;padding:0 ${minutes > 15 ? 7 : 5}px`,
    },
    { of: on.bar(i + 1, 2), css: 'display:none' },
    ...([1, 3, 5, 7].includes(i + 1) ? [{ of: on.bar(i + 1, 3), css: 'display:none' }] : []),
  ]),
  card(
    1,
    ['哪一段最容易超时', 'What runs over most'],
    [
      [
        ['门岗与卸货口', 'Gate and dock'],
        ['38%', '38%'],
      ],
      [
        ['在途', 'On the road'],
        ['27%', '27%'],
      ],
      [
        ['拣配', 'Picking'],
        ['16%', '16%'],
      ],
      [
        ['其余四段', 'The other four'],
        ['19%', '19%'],
      ],
    ],
  ),
]

/** A talk about minutes: a call-off delivery, leg by leg. */
export const callOff: Story[] = [
  {
    name: 'call-off',
    customer: 410,
    steps: [
      {
        screen: '1003-1',
        set: legPlan,
        say: [
          '从拉动信号到线边签收：七段，四个小时。',
          'From the signal to the signature at the line: seven legs, four hours.',
        ],
        on: [on.laneName(1), on.bar(4, 1)],
        at: on.bar(2, 1),
      },
      {
        say: [
          '每一段有分钟数，也有一个负责的人。',
          'Each leg has its minutes, and a name that answers for them.',
        ],
        on: [on.laneName(2), on.bar(4, 1)],
        at: on.laneNote(3),
      },
      {
        say: [
          '看着最长的是路上，88 分钟，其实很稳。',
          'The road looks longest, 88 minutes. It is steady, though.',
        ],
        on: [on.laneName(4), on.bar(7, 1)],
        at: on.bar(5, 1),
      },
      {
        say: [
          '最容易超时的是门岗和卸货口：31 分钟，能变成 51。',
          'The gate and the dock run over most: 31 minutes can become 51.',
        ],
        on: [on.laneName(5), on.bar(7, 1)],
        at: on.bar(6, 1),
        then: [
          {
            of: on.bar(6, 2),
            css: `display:block;left:${share(overFrom)};width:${share(over)};background:${hue.coral};color:#fff;padding:0 14px`,
          },
          { of: on.bar(6, 2), count: [0, over], as: '+{n}' },
          // The last leg starts when the dock is done.
          { of: on.bar(7, 1), css: `left:${share(overFrom + over)}` },
        ],
      },
      {
        say: [
          '把你们自己路线的七个数填进去，今天就能用。',
          'Put in the seven figures of your own route. It works the same day.',
        ],
        on: [on.side(1)],
        at: on.lineValue(1, 1),
      },
    ],
    end: ['武汉厂的四小时：拉动交付的七段时间', 'Four hours in Wuhan: the seven legs of a call-off'],
  },
]
