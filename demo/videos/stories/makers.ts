import { badge, type Change, type Story, type Two } from '../story'
import * as on from '../targets'
import { words } from './changes'
import { drawingChange } from './drawing-change'

const bolts: Change[] = [
  words(on.cell(2, 3), '高强螺栓 M36×160', 'Bolts M36×160'),
  { of: on.cell(2, 6), to: badge('旧规格', 'Old spec', 'mute') },
  words(`${on.fact(2)}>.lbl`, '变更到班组', 'Change to the team'),
  words(on.factValue(2), '144 小时', '144 h'),
]

/** Customers' stories on the screens they are lived on: who makes and builds. */
export const makers: Story[] = [
  {
    name: 'case-401',
    customer: 401,
    steps: [
      {
        screen: '1011-2',
        set: drawingChange,
        say: [
          '一组 M36 螺栓改了规格。批准的图纸，马上变成一张清单。',
          'A set of M36 bolts is changed. The approved drawing becomes one list.',
        ],
        on: [on.node(4), on.node(6), on.node(10)],
        at: on.node(7),
      },
      {
        screen: '1001-2',
        set: bolts,
        say: [
          '订单行跟着改。变更传到班组：从六天到四小时。',
          'The order line follows. It used to take six days to the team: now four hours.',
        ],
        on: [on.fact(2), on.cell(2, 3)],
        at: on.factValue(2),
        then: [{ of: on.factValue(2), count: [144, 4], as: ['{n} 小时', '{n} h'] }],
      },
      {
        screen: '1004-2',
        set: [
          words(on.title, '六号跨 · 总装', 'Bay six: final assembly'),
          words(on.lineWords(1, 3), '开工时缺件', 'Missing at start'),
          words(on.lineValue(1, 3), '63', '63'),
        ],
        say: [
          '总装前 21 天查齐套：开工时缺的件，从 63 项到 9 项。',
          'A kit check 21 days ahead: items missing at the start fall from 63 to 9.',
        ],
        on: [on.side(1)],
        at: on.lineValue(1, 3),
        then: [{ of: on.lineValue(1, 3), count: [63, 9], as: '{n}' }],
      },
      {
        screen: '1007-3',
        set: [
          words(on.figureLabel(2), '毛利预测误差', 'Margin forecast error'),
          words(on.figureValue(2), '8.4 个点', '8.4 points'),
          words(on.figureNote(2), '每周一重算', 'Recalculated on Mondays'),
        ],
        say: [
          '每周一重算完工成本，毛利预测误差只剩 2.1 个点。',
          'Cost to complete, every Monday: the margin forecast is within 2.1 points.',
        ],
        on: [on.figure(1), on.figure(2)],
        at: on.figureValue(2),
        then: [{ of: on.figureValue(2), count: [8.4, 2.1], digits: 1, as: ['{n} 个点', '{n} points'] }],
      },
      {
        screen: '1004-1',
        set: [
          words(on.title, '交付周期', 'Delivery time'),
          words(
            on.subtitle,
            '恒岳重工 · 六个跨 · 一年九十台',
            'Hengyue Heavy Industries · six bays · ninety cranes a year',
          ),
          words(on.figureLabel(4), '平均交付周期', 'Average delivery time'),
          words(on.figureValue(4), '412 天', '412 days'),
          words(on.figureNote(4), '早了 47 天', '47 days sooner'),
        ],
        say: [
          '平均交付周期，从 412 天到 365 天。',
          'A crane takes 365 days on average. It used to take 412.',
        ],
        on: [on.figure(3), on.figure(4)],
        at: on.figureValue(4),
        then: [{ of: on.figureValue(4), count: [412, 365], as: ['{n} 天', '{n} days'] }],
      },
    ],
    end: ['恒岳重工：早了 47 天', 'Hengyue Heavy Industries: 47 days sooner'],
  },
  {
    name: 'case-407',
    customer: 407,
    steps: [
      {
        screen: '1009-2',
        set: [
          on.narrow(800),
          words(on.cell(3, 3), '鹿泉 桩基进度款', 'Piling, part payment'),
          words(on.cell(4, 3), '支架 尾款', 'Racking, last payment'),
          words(on.cell(5, 3), '进场道路', 'Access road'),
          { of: on.cell(3, 5), to: badge('YN-208 · 符合', 'YN-208 · fine', 'ok') },
          { of: on.cell(4, 5), to: badge('缺电站编号', 'No plant number', 'bad') },
          { of: on.cell(5, 5), to: badge('YN-131 · 符合', 'YN-131 · fine', 'ok') },
        ],
        say: ['一条规矩：没有电站编号，不付款。', 'One rule: no plant number, no payment.'],
        on: [on.cell(3, 1), on.cell(5, 5)],
        at: on.cell(4, 5),
      },
      {
        say: ['现场补上编号，单子才往下走。', 'The site adds the number, and only then the claim moves on.'],
        on: [on.cell(3, 1), on.cell(5, 5)],
        at: on.cell(4, 5),
        click: true,
        then: [{ of: on.cell(4, 5), to: badge('YN-118 · 符合', 'YN-118 · fine', 'ok') }],
      },
      {
        screen: '1007-3',
        set: [
          words(on.title, 'YN-118 电站 · 早上八点', 'Plant YN-118: eight in the morning'),
          words(on.subtitle, '曜能光伏 · 214 座在建电站', 'Yaoneng Solar · 214 plants under construction'),
          words(on.figureLabel(1), '实际', 'Actual'),
          words(on.figureValue(1), '¥0 M', '¥0 M'),
          words(on.figureNote(1), '昨夜归集', 'Booked overnight'),
          words(on.figureLabel(2), '已承诺', 'Committed'),
          words(on.figureValue(2), '¥61.8 M', '¥61.8 M'),
          words(on.figureNote(2), '合同与订单', 'Contracts and orders'),
          words(on.figureLabel(3), '预计完工', 'Expected at completion'),
          words(on.figureValue(3), '¥74.2 M', '¥74.2 M'),
          words(on.figureNote(3), '预算内 1.6%', '1.6% under budget'),
          words(on.figureLabel(4), '超支多久被看见', 'Overrun seen after'),
          words(on.figureValue(4), '61 天', '61 days'),
          words(on.figureNote(4), '以前平均 61 天', '61 days on average before'),
          ...(
            [
              ['组件', 'Modules'],
              ['支架', 'Racking'],
              ['桩基', 'Piling'],
              ['并网线路', 'Grid line'],
            ] satisfies Two[]
          ).map((to, i) => ({ of: on.cell(i + 1, 1), to })),
        ],
        say: [
          '每座电站，早上八点三个数：实际、已承诺、预计完工。',
          'Every plant, three figures at eight: actual, committed, expected.',
        ],
        on: [on.figure(1), on.figure(2)],
        at: on.figureValue(1),
        then: [{ of: on.figureValue(1), count: [0, 42.6], digits: 1, as: '¥{n} M' }],
      },
      {
        say: [
          '超支从平均 61 天才被看见，到三天以内。',
          'An overrun took 61 days to surface. Now it is seen within three.',
        ],
        on: [on.figure(3), on.figure(4)],
        at: on.figureValue(4),
        then: [{ of: on.figureValue(4), count: [61, 3], as: ['{n} 天', '{n} days'] }],
      },
      {
        screen: '1007-1',
        set: [
          words(`${on.fact(4)}>.lbl`, '月结', 'Month-end close'),
          words(on.factValue(4), '14 天', '14 days'),
        ],
        say: ['月结从 14 天到 4 天。', 'The month-end close: four days instead of fourteen.'],
        on: [on.fact(3), on.fact(4)],
        at: on.factValue(4),
        then: [{ of: on.factValue(4), count: [14, 4], as: ['{n} 天', '{n} days'] }],
      },
    ],
    end: ['曜能光伏：昨天花了多少，今天早上知道', 'Yaoneng Solar: yesterday’s spending, this morning'],
  },
]
