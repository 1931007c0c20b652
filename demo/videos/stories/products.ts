import { badge, type Story } from '../story'
import * as on from '../targets'
import { words } from './changes'

const route = (id: string, path: string, colour: string, dash: string) => ({
  of: id,
  count: [100, 0] as const,
  as: `<path pathLength="100" d="${path}" fill="none" stroke="${colour}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="${dash}" stroke-dashoffset="{n}"/>`,
})
const distance = (id: string, y: number, colour: string, to: number) => ({
  of: id,
  count: [0, to] as const,
  as: `<rect x="330" y="${y - 46}" width="200" height="64" rx="14" fill="#fff" stroke="${colour}" stroke-width="3"/><text x="430" y="${y}" text-anchor="middle" font-size="40" font-weight="700" fill="${colour}">{n} km</text>`,
})
const map = '.body .grid>.card:first-child'

/** What a product does, on its own screens. */
export const products: Story[] = [
  {
    name: 'core',
    steps: [
      {
        screen: '1010-1',
        set: [
          {
            of: on.message(1),
            to: [
              '<b>邮件</b>：请提前三天，附手写清单 1 页',
              '<b>E-mail:</b> three days earlier, please. Handwritten list attached',
            ],
          },
          ...[1, 2, 3, 4, 5, 6].map((row) => ({ of: on.cell(row, 5), to: '…' })),
          { of: on.cell(4, 6), to: badge('在查', 'Checking', 'mute') },
          words(on.checkWords(1), '信用 · 超 12 万元', 'Credit: ¥120,000 over'),
          { of: on.checkState(1), to: badge('超限', 'Over', 'bad') },
        ],
        say: [
          '一封客户邮件，附着一张手写清单：能不能早三天？',
          'A customer’s e-mail with a handwritten list: can it be three days earlier?',
        ],
        on: [on.message(1), on.evidence(1)],
        at: on.message(1),
      },
      {
        say: [
          '智核读完，起草六行订单，每行给出可承诺的日期。',
          'Northbay Core reads it and drafts six lines, each with a date it can promise.',
        ],
        on: [on.column(2), on.cell(4, 5)],
        at: on.cell(3, 5),
        then: ['12-03', '12-05', '12-04', '12-01', '12-05', '12-05'].map((day, i) => ({
          of: on.cell(i + 1, 5),
          to: `<b>${day}</b>`,
        })),
      },
      {
        say: [
          '第 40 行对不上：供应商要晚三天，它标出来。',
          'Line 40 does not fit: the supplier is three days late, and it says so.',
        ],
        on: [on.cell(4, 3), on.cell(5, 6)],
        at: on.cell(4, 6),
        then: [{ of: on.cell(4, 6), to: badge('供应商晚', 'Supplier late', 'bad') }],
      },
      {
        say: [
          '信用也超了 12 万元。这两件事，留给人判断。',
          'Credit is ¥120,000 over as well. These two are left to a person.',
        ],
        on: [on.state, on.action],
        at: on.state,
        then: [
          { of: on.state, to: ['<i></i>超信用 ¥120,000', '<i></i>¥120,000 over credit'] },
          { of: on.state, css: 'background:#FDEBE5;color:#B5431F' },
        ],
      },
      {
        say: [
          '每一条建议都点得开：设备、工艺、订单，三条依据。',
          'Every suggestion opens: machine, routing, orders, three pieces of evidence.',
        ],
        on: [on.message(2)],
        at: on.evidence(1),
      },
      {
        say: [
          '内勤核对，一键放行。放行之后也能退回。',
          'A sales assistant checks it and releases it with one click. It can be undone.',
        ],
        on: [on.state, on.action],
        at: on.action,
        click: true,
        then: [
          { of: on.action, to: ['退回', 'Undo'] },
          { of: on.state, to: ['<i></i>已放行', '<i></i>Released'] },
          { of: on.state, css: 'background:#EEF7F7;color:#006D77' },
        ],
      },
    ],
    end: ['例行单据它起草，人来拍板', 'The system drafts. People decide.'],
  },
  {
    name: 'brand',
    steps: [
      {
        screen: '1001-1',
        say: [
          '报价：四家供应商，三轮比价，定标方案也写好了。',
          'Quotation: four suppliers, three rounds, and an award suggested.',
        ],
        on: [on.side(1)],
        at: `${on.side(1)} .fig`,
        then: [{ of: `${on.side(1)} .fig`, count: [0, 351360], as: '¥{n}' }],
      },
      {
        screen: '1001-2',
        set: [on.narrow(800)],
        say: [
          '采购：每一行承诺哪天到，供应商自己写。',
          'Purchasing: for every line, suppliers write the day they promise.',
        ],
        on: [on.column(2), on.cell(4, 6)],
        at: on.cell(3, 6),
        then: [{ of: on.cell(3, 6), to: badge('已到货', 'Received', 'ok') }],
      },
      {
        screen: '1004-2',
        say: [
          '排产：磨床是瓶颈，重排一次，准时率回到 96.2%。',
          'Planning: the grinder is the limit. Solved again, 96.2% are on time.',
        ],
        on: [on.bar(4, 3), on.line(1, 4)],
        at: on.lineValue(1, 1),
        then: [
          { of: on.lineValue(1, 1), count: [91.4, 96.2], digits: 1, as: '{n}%' },
          { of: on.bar(4, 3), css: 'background:#006D77' },
        ],
      },
      {
        screen: '1003-2',
        say: [
          '交付：42 吨设备在去舟山的路上，签收当场回传。',
          'Delivery: 42 tonnes on the road to Zhoushan, signed for on the spot.',
        ],
        on: ['.body svg circle:last-of-type', on.line(1, 1)],
        at: on.lineValue(1, 2),
        then: [{ of: on.lineValue(1, 2), to: ['<i></i>已签收', '<i></i>Delivered'] }],
      },
      {
        screen: '1007-3',
        set: [on.narrowTable(820)],
        say: [
          '回款：这张单赚了多少，当天就算得清。',
          'Payment: what the order earned is known the same day.',
        ],
        on: [on.column(1), on.cell(3, 5)],
        at: on.cell(1, 4),
        then: [{ of: on.cell(1, 4), count: [0, 29], digits: 1, as: '{n}%' }],
      },
    ],
    end: ['让每一张订单，都走得明白', 'Every order, clear from end to end'],
  },
  {
    name: 'plan',
    isGated: true,
    steps: [
      {
        screen: '1004-2',
        say: [
          '停机：磨床停一天，会拖到哪几张单？',
          'A breakdown: the grinder is down for a day. Which orders does it hold up?',
        ],
        on: [on.laneName(3), on.bar(5, 2)],
        at: on.bar(4, 3),
      },
      {
        say: [
          '两张会晚，晚多久、为什么，写在旁边。',
          'Two will be late. By how much, and why, stands beside the plan.',
        ],
        on: [on.side(2)],
        at: on.line(2, 1),
      },
      {
        screen: '1004-3',
        set: [on.narrow(740)],
        say: [
          '插单：急要两台行走箱，三种做法并排看。',
          'A rush order for two drive boxes: three ways side by side.',
        ],
        on: [on.column(1), on.cell(4, 5)],
        at: on.cell(4, 4),
        then: [{ of: on.cell(4, 4), count: [46000, 3200], as: '<b>¥{n}</b>' }],
      },
      {
        screen: '1004-1',
        say: [
          '换线：同夹具的三单并在一起，换型少 2.4 个点。',
          'A changeover: three orders share a fixture. Set-ups fall by 2.4 points.',
        ],
        on: [on.figure(2), on.figure(3)],
        at: on.figureValue(2),
        then: [{ of: on.figureValue(2), count: [13.6, 11.2], digits: 1, as: '{n}%' }],
      },
      {
        screen: '1004-3',
        say: [
          '计划员只做两件事：选方案，写原因。',
          'The planner does two things only: choose, and write down why.',
        ],
        on: [on.action, on.side(1)],
        at: on.action,
        click: true,
        then: [
          { of: on.action, to: ['已采用方案 B', 'Plan B in use'] },
          { of: on.action, css: 'background:#EEF7F7;color:#006D77;border-color:#D6ECEE' },
        ],
      },
    ],
    end: [
      '停机、插单、换线，同一份订单各推演一遍',
      'A breakdown, a rush order, a changeover: one order book',
    ],
  },
  {
    name: 'stock-wave',
    isGated: true,
    steps: [
      {
        screen: '1002-2',
        set: [
          { of: on.title, to: ['测试仓 · 2,400 张订单', 'Test warehouse: 2,400 orders'] },
          {
            of: map,
            add: '<svg style="position:absolute;left:0;top:0" width="880" height="700"><g id="old"/><g id="new"/><g id="oldkm"><rect x="330" y="200" width="200" height="64" fill="none"/></g><g id="newkm"><rect x="330" y="308" width="200" height="64" fill="none"/></g></svg>',
          },
        ],
        say: [
          '2,400 张订单，旧的波次算法要走 61 公里。',
          'To pick 2,400 orders, the old wave logic walked 61 kilometres.',
        ],
        on: [map],
        at: '#oldkm',
        then: [
          route('#old', 'M46 640V120H846V228H70V336H846V444H70V552H846V640', '#F2643D', '100'),
          distance('#oldkm', 246, '#B5431F', 61),
        ],
      },
      {
        set: [{ of: '#old', css: 'opacity:.35' }],
        say: [
          '同一批订单，新算法走 43 公里，少走 18 公里。',
          'The same orders, the new logic: 43 kilometres. That is 18 less.',
        ],
        on: [map],
        at: '#newkm',
        then: [
          route('#new', 'M46 640V552H430V444H690V336H300V228H560V640', '#0B1A26', '100'),
          distance('#newkm', 354, '#0B1A26', 43),
        ],
      },
      {
        set: ['#old', '#new', '#oldkm', '#newkm'].map((of) => ({ of, css: 'display:none' })),
        say: [
          '它按区、体积和截单时间一起切波次。',
          'It cuts waves by zone, volume and cut-off time together.',
        ],
        on: [on.side(1)],
        at: on.lineValue(1, 1),
        then: [{ of: on.lineValue(1, 1), count: [82, 100], as: ['<i></i>拣货 {n}%', '<i></i>Picked {n}%'] }],
      },
      {
        say: [
          '再看颜色最浅的货位：一个月没有人去过。',
          'Now the palest bins: nobody has been to them for a month.',
        ],
        on: [on.bin(1, 12), on.bin(4, 22)],
        at: on.bin(2, 18),
        then: [on.bin(1, 14), on.bin(1, 15), on.bin(2, 16), on.bin(2, 17), on.bin(2, 18)].map((of) => ({
          of,
          css: 'outline:3px solid #F2643D;outline-offset:-1px',
        })),
      },
      {
        say: [
          '点一下，移库建议连同路程一起出来。',
          'One click, and the moves are suggested, with the metres they save.',
        ],
        on: [on.action, on.side(1)],
        at: on.action,
        click: true,
        then: [{ of: on.action, to: ['5 条移库建议', '5 moves suggested'] }],
      },
    ],
    end: ['同一批订单，少走 18 公里', 'The same orders, 18 kilometres less'],
  },
]
