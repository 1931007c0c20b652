import { badge, type Change, type Story } from '../story'
import * as on from '../targets'
import { words } from './changes'
import { drawingChange } from './drawing-change'

/** What visitors of events ask, and what is shown them there. */
export const events: Story[] = [
  {
    name: 'event',
    steps: [
      {
        screen: '1004-2',
        say: [
          '问得最多的一个问题：瓶颈设备停一天，会拖到几张单？',
          'The question asked most: the bottleneck is down for a day. What is late?',
        ],
        on: [on.bar(4, 3), on.line(2, 1)],
        at: on.line(2, 1),
      },
      {
        screen: '1004-3',
        set: [on.narrow(740)],
        say: ['第二个：插一张急单，会挤掉谁？', 'The second: a rush order. Whom does it push back?'],
        on: [on.column(1), on.cell(3, 5)],
        at: on.cell(3, 4),
        then: [{ of: on.cell(3, 4), count: [9, 6], as: '<b>{n}</b>' }],
      },
      {
        screen: '1002-3',
        set: [on.narrowTable(800)],
        say: ['第三个：哪些货三个月没有动过？', 'The third: which goods have not moved for three months?'],
        on: [on.cell(1, 1), on.cell(3, 5)],
        at: on.cell(2, 4),
      },
      {
        screen: '1003-2',
        say: ['还有人问：我的货现在到哪儿了？', 'And somebody always asks: where are my goods right now?'],
        on: ['.body svg circle:last-of-type', on.line(1, 1)],
        at: '.body svg circle:last-of-type',
      },
    ],
    end: ['带着你的数据来，现场跑一遍', 'Bring your own data and run it on the spot'],
  },
  {
    name: 'drawing-change',
    isGated: true,
    customer: 401,
    steps: [
      {
        screen: '1011-2',
        set: drawingChange,
        say: [
          '变更当天，一张清单发到三个部门。',
          'On the day of the change one list goes to three departments.',
        ],
        on: [on.node(4), on.node(6), on.node(10)],
        at: on.node(7),
      },
      {
        screen: '1001-2',
        set: [
          on.narrow(800),
          words(on.cell(2, 3), '高强螺栓 M36×160', 'Bolts M36×160'),
          { of: on.cell(2, 6), to: badge('待答', 'Open', 'mute') },
        ],
        say: ['采购回答：改。', 'Purchasing answers: change.'],
        on: [on.cell(1, 2), on.cell(3, 6)],
        at: on.cell(2, 6),
        click: true,
        then: [{ of: on.cell(2, 6), to: badge('改单', 'Change', 'go') }],
      },
      {
        screen: '1002-1',
        set: [
          words(on.title, '旧规格库存', 'Stock of the old spec'),
          words(on.subtitle, '恒岳重工', 'Hengyue Heavy Industries'),
          words(on.cell(1, 1), '螺栓 M36×160 C 版', 'Bolts M36×160 rev. C'),
          words(on.cell(1, 2), '38', '38'),
          words(on.cell(1, 3), '0', '0'),
          words(on.cell(1, 4), '0', '0'),
          words(on.cell(1, 5), '<b>38</b>', '<b>38</b>'),
          ...[2, 3, 4, 5, 6, 7, 8, 9].map((row) => ({ of: on.row(row), css: 'display:none' })),
        ],
        say: [
          '仓库回答：停。旧规格 38 套，不再发料。',
          'The store answers: stop. Thirty-eight old sets are no longer issued.',
        ],
        on: [on.column(1), on.cell(1, 5)],
        at: on.cell(1, 5),
        then: [{ of: on.cell(1, 5), count: [38, 0], as: '<b>{n}</b>' }],
      },
      {
        screen: '1004-2',
        set: [
          words(on.title, '六号跨 · 总装', 'Bay six: final assembly'),
          words(on.subtitle, '恒岳重工', 'Hengyue Heavy Industries'),
        ],
        say: [
          '总装回答：照做。班组四小时内收到，以前要六天。',
          'Assembly answers: carry on. The team knows within four hours, not six days.',
        ],
        on: [on.laneName(6), on.bar(8, 2)],
        at: on.bar(7, 2),
      },
    ],
    end: ['变更当天，三个部门看同一张清单', 'One list for three departments'],
  },
  {
    name: 'surge',
    isGated: true,
    steps: [
      {
        screen: '1004-1',
        set: [
          on.narrowTable(800),
          words(on.title, '要货多了 30%', 'Call-offs rise by 30 per cent'),
          words(on.figureValue(1), '71%', '71%'),
          words(on.subtitle, '现场推演 · 六个小组', 'Live exercise · six groups'),
        ],
        say: [
          '推演题：要货突然多了 30%，先动哪里？',
          'The exercise: call-offs rise by 30 per cent. What do you move first?',
        ],
        on: [on.figure(1), on.figure(2)],
        at: on.figureValue(1),
        then: [{ of: on.figureValue(1), count: [71, 93], as: '{n}%' }],
      },
      {
        say: [
          '磨床先满：118%，后面排着 26 张单。',
          'The grinder fills up first: 118%, with 26 orders waiting.',
        ],
        on: [on.cell(1, 1), on.cell(3, 5)],
        at: on.cell(1, 5),
      },
      {
        screen: '1004-3',
        set: [
          on.narrow(740),
          words(on.subtitle, '要货 +30% · 六个小组，三条路', 'Call-offs +30% · six groups, three ways out'),
        ],
        say: [
          '六个小组，选了三条路：加班、换磨床、外协。',
          'Six groups chose three ways out: overtime, another grinder, a subcontractor.',
        ],
        on: [on.column(1), on.cell(4, 5)],
        at: on.column(4),
      },
      {
        say: [
          '差在哪儿？准时率相近，多花的钱差了十几倍。',
          'The difference? Much the same on-time rate. The extra cost is far from it.',
        ],
        on: [on.cell(2, 1), on.cell(4, 5)],
        at: on.cell(4, 5),
        then: [{ of: on.cell(4, 5), count: [3200, 46000], as: '¥{n}' }],
      },
    ],
    end: ['要货多 30%，先动哪里？', 'Thirty per cent more: what do you move first?'],
  },
]
