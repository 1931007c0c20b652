import { badge, type Story } from '../story'
import * as on from '../targets'
import { card, figure, words } from './changes'

/** Talks of the company's own, each on the screens its speaker shows. */
export const talks: Story[] = [
  {
    name: 'lecture',
    steps: [
      {
        screen: '1002-3',
        set: [on.narrowTable(800)],
        say: ['一个问题：安全库存到底该放多少？', 'One question: how much safety stock is enough?'],
        on: [on.cell(2, 1), on.cell(4, 5)],
        at: on.cell(4, 5),
      },
      {
        say: [
          '有的料压了 94 天，有的料断了两天。平均数帮不上忙。',
          'One item lies for 94 days, another is out for two. The average is no help.',
        ],
        on: [on.cell(2, 1), on.cell(4, 5)],
        at: on.cell(2, 4),
      },
      {
        screen: '1001-2',
        set: [on.narrow(800)],
        say: [
          '先看供应：同一家供应商，承诺和需要差了五天。',
          'Look at supply first: one supplier promises five days after the need.',
        ],
        on: [on.column(2), on.cell(3, 6)],
        at: on.cell(2, 6),
      },
      {
        screen: '1002-3',
        set: [
          ...figure(
            1,
            ['库存天数', 'Days of stock'],
            ['44.0', '44.0'],
            ['按波动分级以后', 'Once graded by variation'],
          ),
        ],
        say: [
          '按波动大小分级放：总天数下来，缺货也跟着少。',
          'Grade stock by how much demand and supply vary: both figures fall.',
        ],
        on: [on.figure(1), on.figure(2)],
        at: on.figureValue(1),
        then: [{ of: on.figureValue(1), count: [44, 31.6], digits: 1, as: '{n}' }],
      },
    ],
    end: ['每月第二个周四，晚七点半', 'The second Thursday of every month, 19:30'],
  },
  {
    name: 'faults',
    steps: [
      {
        screen: '1004-3',
        set: [words(on.subtitle, '2026 用户大会 · 第一天 14:20', 'User conference 2026 · day one, 14:20')],
        say: [
          '第一天 14:20，台上推演一次插单，多等了 90 秒。',
          'Day one, 14:20: a what-if run on stage takes 90 seconds too long.',
        ],
        on: [on.fact(2), on.fact(3)],
        at: on.factValue(3),
        then: [{ of: on.factValue(3), count: [38, 128], as: ['{n} 秒', '{n} s'] }],
      },
      {
        set: [
          card(
            1,
            ['为什么慢', 'Why it was slow'],
            [
              [
                ['演示机内存', 'Memory, stage'],
                ['偏小', 'Too small'],
              ],
              [
                ['生产机内存', 'Memory, live'],
                ['足够', 'Enough'],
              ],
              [
                ['结果', 'The result'],
                ['正确', 'Right'],
              ],
            ],
          ),
        ],
        say: [
          '原因：演示机的内存比生产机小。结果没有错，只是慢。',
          'The cause: less memory than in production. The answer was right, but late.',
        ],
        on: [on.side(1)],
        at: on.line(1, 1),
      },
      {
        screen: '1010-1',
        set: [
          words(on.title, '泰文验收单 · 36 台配料罐', 'Thai acceptance form: 36 tanks'),
          words(on.factValue(1), '泰国客户', 'Customer in Thailand'),
          words(on.factValue(2), 'TH-2026-36', 'TH-2026-36'),
          words(on.factValue(3), '—', '—'),
          words(on.factValue(4), '—', '—'),
          ...[2, 3, 4, 5, 6].map((row) => ({ of: on.row(row), css: 'visibility:hidden' })),
          words(on.cell(1, 2), '不锈钢配料罐', 'Mixing tanks'),
          words(on.cell(1, 3), '36', '36'),
          words(on.cell(1, 4), '2569-05', '2569-05'),
          words(on.cell(1, 5), '—', '—'),
          { of: on.cell(1, 6), to: badge('日期存疑', 'Check date', 'bad') },
        ],
        say: [
          '第二天 10:05，智核把佛历 2569 年读成了公历。',
          'Day two, 10:05: Core takes the Buddhist year 2569 for a common one.',
        ],
        on: [on.cell(1, 2), on.cell(2, 5)],
        at: on.cell(1, 4),
      },
      {
        say: [
          '操作员看见了，改回 2026 年，现场接着走。',
          'The operator sees it, corrects it to 2026, and the show goes on.',
        ],
        on: [on.cell(1, 2), on.cell(2, 5)],
        at: on.cell(1, 4),
        click: true,
        then: [{ of: on.cell(1, 4), to: '<b>2026-05</b>' }],
      },
      {
        screen: '1010-2',
        say: [
          '三天以后修好。这张单，从此在评测的样本集里。',
          'Fixed within three days. The form is in the test set from now on.',
        ],
        on: [on.side(2)],
        at: on.lineValue(2, 1),
        then: [{ of: on.lineValue(2, 1), count: [2399, 2400], as: '{n}' }],
      },
    ],
    end: ['两次现场故障，都没有剪掉', 'It went wrong twice. We left both in.'],
  },
  {
    name: 'authority',
    isGated: true,
    steps: [
      {
        screen: '1010-2',
        set: [
          on.narrow(800),
          // Words that keep to one line on the cover.
          words(on.cell(2, 1), '<b>对账 · 发票核对</b>', '<b>Reconciling: invoices</b>'),
          words(on.cell(4, 2), '四级 · 事后抽查', '4 · By sample'),
        ],
        say: [
          '授权有四级：只提醒、起草、小额自动、事后抽查。',
          'Agents have four levels of authority, from “remind only” to “checked by sample”.',
        ],
        on: [on.cell(1, 1), on.cell(4, 4)],
        at: on.cell(1, 2),
      },
      {
        say: [
          '发票核对在第二级：它起草，人来签。对不上才来问。',
          'Invoice checks are on level two: the agent drafts, a person signs.',
        ],
        on: [on.cell(1, 1), on.cell(3, 4)],
        at: on.cell(2, 2),
      },
      {
        screen: '1010-1',
        set: [
          words(on.cell(3, 3), '80', '80'),
          { of: on.state, to: ['<i></i>已放行', '<i></i>Released'] },
          words(on.action, '退回', 'Undo'),
          { of: on.cell(3, 6), to: badge('数量存疑', 'Odd count', 'bad') },
        ],
        say: [
          '现在故意错一次：减速机 8 台，放行成了 80 台。',
          'Now a mistake on purpose: eight gearboxes go out as eighty.',
        ],
        on: [on.column(2), on.cell(4, 4)],
        at: on.cell(3, 3),
      },
      {
        say: [
          '点一下退回。它带出的采购单和排程，一起退。',
          'One click undoes it, with the purchase order and the plan it caused.',
        ],
        on: [on.state, on.action],
        at: on.action,
        click: true,
        then: [
          { of: on.action, to: ['已退回', 'Undone'] },
          { of: on.state, to: ['<i></i>3 张下游单已退', '<i></i>3 documents undone'] },
          { of: on.cell(3, 3), to: '8' },
          { of: on.cell(3, 6), to: badge('在途', 'On the way', 'ok') },
        ],
      },
      {
        say: [
          '谁做的、谁签的、怎么退的，都留在这张单上。',
          'Who did it, who signed, how it was undone: the document keeps it all.',
        ],
        on: [on.column(2), on.cell(4, 4)],
        at: on.cell(3, 3),
      },
    ],
    end: ['谁能做，谁来签，错了怎么退', 'Who acts, who signs, how to undo'],
  },
  {
    name: 'replay',
    isGated: true,
    steps: [
      {
        screen: '1011-3',
        set: [
          words(on.subtitle, '凌晨 02:14 · 对方系统中断', '02:14 at night · the other system is down'),
          words(on.figureLabel(4), '最久等待', 'Longest wait'),
          words(on.figureValue(4), '4 分', '4 min'),
        ],
        say: [
          '凌晨 02:14，对方系统断了。消息开始排队。',
          '02:14 at night. The other system is down, and messages queue up.',
        ],
        on: [on.figure(3), on.figure(4)],
        at: on.figureValue(4),
        then: [{ of: on.figureValue(4), count: [4, 53], as: ['{n} 分', '{n} min'] }],
      },
      {
        screen: '1011-2',
        set: [words(on.title, '恢复之后：先限流', 'Once it is back: throttle first')],
        say: [
          '它一恢复，先别全放：限流，排队，错的进例外。',
          'When it is back, do not let everything go. Throttle, queue, set faults aside.',
        ],
        on: [on.node(6), on.node(11)],
        at: on.node(8),
      },
      {
        screen: '1011-3',
        set: [on.narrowTable(800)],
        say: [
          '每条报文都按单号找得到：会影响谁，一看就知道。',
          'Every message is found by its document: you see who is affected.',
        ],
        on: [on.cell(2, 1), on.cell(4, 5)],
        at: on.cell(3, 5),
      },
      {
        say: [
          '然后只重放选中的一段，17 条。',
          'Then replay only the part you have chosen: seventeen messages.',
        ],
        on: ['.find', on.action],
        at: on.action,
        click: true,
        then: [{ of: on.action, count: [17, 0], as: ['剩余 {n}', '{n} to go'] }],
      },
      {
        set: [words(on.action, '已全部送达', 'All delivered')],
        say: [
          '四分钟以后，对方系统稳稳地跑完。',
          'Four minutes later everything has arrived, and the other side is still up.',
        ],
        on: [on.figure(1), on.figure(2)],
        at: on.figureValue(2),
        then: [{ of: on.figureValue(2), count: [99.61, 99.98], digits: 2, as: '{n}%' }],
      },
    ],
    end: ['重放之前，先看清会影响谁', 'See who is affected before you replay'],
  },
]
