import { badge, type Story } from '../story'
import * as on from '../targets'
import { words } from './changes'

/** Customers' stories on the screens they are lived on: who supplies other makers. */
export const suppliers: Story[] = [
  {
    name: 'case-410',
    customer: 410,
    steps: [
      {
        screen: '1011-1',
        set: [
          words(
            on.subtitle,
            '联驰部件 · 9 家主机厂 · 每 2 小时要货',
            'Lianchi Components · 9 car makers · call-offs every 2 hours',
          ),
          words(`${on.fact(2)}>.lbl`, '手工抄写', 'Typed by hand'),
          words(on.factValue(2), '每天 620 行', '620 rows a day'),
        ],
        say: [
          '少送 12 副座椅骨架，总装线停了 23 分钟。货其实在库里。',
          'Twelve seat frames short, and a line stood still for 23 minutes. They were in store.',
        ],
        on: [on.column(1), on.cell(3, 3)],
        at: on.cell(1, 3),
        then: [{ of: on.cell(1, 3), count: [104, 116], as: '{n}' }],
      },
      {
        say: ['先拆手工抄写：每天 620 行，到 14 行。', 'The copying went first: from 620 rows a day to 14.'],
        on: [on.fact(1), on.fact(2)],
        at: on.factValue(2),
        then: [{ of: on.factValue(2), count: [620, 14], as: ['每天 {n} 行', '{n} rows a day'] }],
      },
      {
        screen: '1004-2',
        set: [
          words(on.title, '总装顺序 · 半小时滚动', 'Assembly sequence, every half hour'),
          words(on.subtitle, '联驰部件 · 芜湖', 'Lianchi Components · Wuhu'),
        ],
        say: [
          '要货变成总装顺序，每半小时滚动一次。',
          'Call-offs become the assembly sequence, rolled on every half hour.',
        ],
        on: [on.laneName(6), on.bar(8, 2)],
        at: on.bar(7, 2),
      },
      {
        screen: '1011-1',
        set: [words(on.factValue(4), '…', '…')],
        say: [
          '逐副扫码装车，少一副，司机的手机不放行。',
          'Every frame is scanned aboard. One short, and the lorry is not released.',
        ],
        on: [on.side(2)],
        at: on.lineValue(2, 2),
        then: [{ of: on.lineValue(2, 2), count: [58, 64], as: '<i></i>{n} / 64' }],
      },
      {
        say: ['到今天，400 天没有让客户停过线。', 'Since then: 400 days without a line stop.'],
        on: [on.fact(3), on.fact(4)],
        at: on.factValue(4),
        then: [{ of: on.factValue(4), count: [0, 400], as: ['{n} 天 0 次', '0 in {n} days'] }],
      },
    ],
    end: ['联驰部件：400 天零停线', 'Lianchi Components: 400 days, no line stop'],
  },
  {
    name: 'case-409',
    customer: 409,
    steps: [
      {
        screen: '1005-1',
        set: [
          on.narrow(700),
          words(on.factValue(3), 'ST-280', 'ST-280'),
          words(on.title, '一枚电芯 · ST-280-118402', 'One cell: ST-280-118402'),
          words(on.subtitle, '储安科技 · 从来料到并网', 'Stora Energy · from goods-in to the grid'),
          words(on.column(3), '记下什么', 'What is recorded'),
          ...(
            [
              ['来料', 'Goods-in', '供应商批次', 'Supplier’s lot'],
              ['分选', 'Sorting', '容量、内阻', 'Capacity, resistance'],
              ['模组', 'Module', '位置 07 / 16', 'Place 07 of 16'],
              ['成包', 'Pack', '扭矩、气密', 'Torque, tightness'],
              ['装柜', 'Container', '柜号、层', 'Container, level'],
              ['并网验收', 'Grid acceptance', '首次充放电', 'First cycle'],
            ] satisfies [string, string, string, string][]
          ).flatMap(([cn, en, what, noted], i) => [
            words(on.cell(i + 1, 2), cn, en),
            words(on.cell(i + 1, 3), what, noted),
            { of: on.cell(i + 1, 4), to: badge('待扫', 'To scan', 'mute') },
          ]),
          ...[7, 8].map((row) => ({ of: on.row(row), css: 'display:none' })),
          words(`${on.side(2)}>.h`, '这枚电芯', 'This cell'),
          words(on.lineWords(2, 3), '已扫', 'Scanned'),
          words(on.lineValue(2, 3), '0 / 6', '0 of 6'),
          words(on.lineWords(2, 1), '容量', 'Capacity'),
          words(on.lineValue(2, 1), '<i></i>281.4 Ah', '<i></i>281.4 Ah'),
          words(on.lineWords(2, 2), '内阻', 'Resistance'),
          words(on.lineValue(2, 2), '<i></i>0.18 mΩ', '<i></i>0.18 mΩ'),
        ],
        say: [
          '第一次扫码，来料：供应商的批次从此跟着它走。',
          'First scan, goods-in: from here on the supplier’s lot goes with the cell.',
        ],
        on: [on.column(2), on.cell(3, 4)],
        at: on.cell(1, 4),
        then: [{ of: on.cell(1, 4), to: badge('已记', 'Recorded', 'ok') }],
      },
      {
        say: [
          '第二、第三次：容量和内阻配对，定下它在模组里的位置。',
          'Second and third: cells are matched, and this one gets its place in a module.',
        ],
        on: [on.column(2), on.cell(3, 4)],
        at: on.cell(3, 4),
        then: [2, 3].map((row) => ({ of: on.cell(row, 4), to: badge('已记', 'Recorded', 'ok') })),
      },
      {
        say: [
          '第四、第五次：成包的扭矩和气密，装进哪一个柜。',
          'Fourth and fifth: torque and tightness of the pack, and its container.',
        ],
        on: [on.cell(4, 2), on.cell(6, 4)],
        at: on.cell(5, 4),
        then: [4, 5].map((row) => ({ of: on.cell(row, 4), to: badge('已记', 'Recorded', 'ok') })),
      },
      {
        say: [
          '第六次，并网验收。谁要查它，扫一次就够。',
          'Sixth, grid acceptance. Whoever asks about the cell scans it once.',
        ],
        on: [on.side(2)],
        at: on.lineValue(2, 3),
        then: [{ of: on.lineValue(2, 3), count: [0, 6], as: ['{n} / 6', '{n} of 6'] }],
      },
    ],
    end: ['储安科技：一枚电芯，六次扫码', 'Stora Energy: one cell, six scans'],
  },
]
