import { badge, type Story, type Two } from '../story'
import * as on from '../targets'
import { words } from './changes'

/** Customers' stories on the screens they are lived on: who sells to everybody. */
export const sellers: Story[] = [
  {
    name: 'case-404',
    customer: 404,
    steps: [
      {
        screen: '1002-1',
        set: [
          on.narrow(840),
          // A row fewer: the heads are seen with the one that counts.
          { of: on.row(1), css: 'display:none' },
          words(on.cell(9, 2), '1,340', '1,340'),
          words(on.cell(9, 3), '0', '0'),
          words(on.cell(9, 5), '<b>0</b>', '<b>0</b>'),
        ],
        say: [
          '线上卖完了一盏落地灯，门店里却还有 1,340 盏。',
          'A floor lamp was sold out online. In the shops there were 1,340 of them.',
        ],
        on: [on.column(1), on.cell(9, 5)],
        at: on.cell(9, 2),
      },
      {
        say: [
          '门店、仓库、在途并成一本账，可卖数三秒内到处一致。',
          'Shops, warehouses and transit in one ledger: the same figure everywhere in 3 s.',
        ],
        on: [on.column(1), on.cell(9, 5)],
        at: on.cell(9, 5),
        then: [{ of: on.cell(9, 5), count: [0, 1340], as: '<b>{n}</b>' }],
      },
      {
        say: [
          '哪家店发货？离得近，库存老的先走。',
          'Which shop ships? A near one, and the oldest stock first.',
        ],
        on: [on.side(2)],
        at: on.lineValue(2, 3),
      },
      {
        screen: '1002-3',
        set: [words(on.figureValue(4), '83%', '83%'), words(on.figureValue(3), '9.6%', '9.6%')],
        say: [
          '先停四周重新盘点：第一轮，账实相符只有 83%。',
          'First, four weeks of counting: in round one only 83% matched the books.',
        ],
        on: [on.figure(3), on.figure(4)],
        at: on.figureValue(4),
        then: [{ of: on.figureValue(4), count: [83, 99.7], digits: 1, as: '{n}%' }],
      },
      {
        say: [
          '缺货率从 9.6% 降到 2.8%，没有多买一件货。',
          'Out-of-stocks fall from 9.6% to 2.8%, without one extra item bought.',
        ],
        on: [on.figure(3), on.figure(4)],
        at: on.figureValue(3),
        then: [{ of: on.figureValue(3), count: [9.6, 2.8], digits: 1, as: '{n}%' }],
      },
    ],
    end: ['橙里生活：326 家门店，一盘货', 'Chengli Living: 326 shops, one stock'],
  },
  {
    name: 'case-413',
    customer: 413,
    steps: [
      {
        screen: '1003-1',
        set: [
          words(on.title, '头班车 · 兰州', 'First lorries from Lanzhou'),
          words(
            on.subtitle,
            '青禾乳业 · 14 车 · 全程 2–6 ℃',
            'Qinghe Dairy · 14 lorries · 2–6 °C throughout',
          ),
          ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((lane) =>
            words(on.laneName(lane), `甘A 0${lane}·412`, `GA 0${lane}-412`),
          ),
          words(on.bar(1, 2), '城关 16 店', 'Chengguan, 16 shops'),
          words(on.bar(2, 2), '七里河 21 店', 'Qilihe, 21 shops'),
          words(on.bar(3, 2), '安宁 12 店', 'Anning, 12'),
          words(on.bar(3, 3), '西固 9 店', 'Xigu, 9'),
          words(on.bar(4, 2), '榆中 24 店', 'Yuzhong, 24 shops'),
          words(on.bar(5, 2), '永登 14 店', 'Yongdeng, 14 shops'),
          words(on.bar(6, 2), '皋兰 18 店', 'Gaolan, 18 shops'),
          words(on.bar(8, 2), '白银 15 店', 'Baiyin, 15 shops'),
          words(on.bar(9, 2), '临夏 11 店', 'Linxia, 11 shops'),
          words(on.lineWords(1, 3), '甘A 03·412', 'GA 03-412'),
          words(on.lineValue(1, 3), '<i></i>7.2 ℃', '<i></i>7.2 °C'),
        ],
        say: [
          '一瓶原味酸奶，19:40 灌装。九个小时以后，它已经在车上。',
          'A bottle of yoghurt, filled at 19:40. Nine hours later it is on a lorry.',
        ],
        on: [on.laneName(1), on.bar(3, 2)],
        at: on.bar(2, 2),
      },
      {
        say: [
          '温度每分钟回报：7.2 度，司机的手机先响，四分钟压下来。',
          'Temperature by the minute: at 7.2 the driver’s phone rings. Four minutes later it falls.',
        ],
        on: [on.side(1)],
        at: on.lineValue(1, 3),
        then: [
          { of: on.lineValue(1, 3), count: [7.2, 3.8], digits: 1, as: ['<i></i>{n} ℃', '<i></i>{n} °C'] },
        ],
      },
      {
        screen: '1002-3',
        set: [
          on.narrowTable(800),
          words(on.cell(1, 1), '原味酸奶 L2-0417-B', 'Plain yoghurt L2-0417-B'),
          words(on.cell(2, 1), '原味酸奶 L2-0417-B', 'Plain yoghurt L2-0417-B'),
          words(on.cell(1, 3), '5,200', '5,200'),
          words(on.cell(2, 3), '3,440', '3,440'),
          words(on.cell(1, 4), '17', '17'),
          words(on.cell(2, 4), '17', '17'),
          words(on.cell(1, 2), '兰州', 'Lanzhou'),
          words(on.cell(2, 2), '兰州', 'Lanzhou'),
          { of: on.cell(1, 5), to: badge('商超：≥ 14 天', 'Supermarkets: 14+', 'go') },
          { of: on.cell(2, 5), to: badge('奶站：12 天', 'Milk stations: 12', 'ok') },
          words(on.figureLabel(1), '上架时剩余', 'Life left on the shelf'),
          words(on.figureValue(1), '13.1 天', '13.1 days'),
          words(on.figureNote(1), '保质期 21 天', 'Of 21 days'),
          words(on.figureLabel(2), '临期损耗', 'Expiry loss'),
          words(on.figureValue(2), '3.9%', '3.9%'),
          words(on.figureNote(2), '5,600 个网点', '5,600 outlets'),
        ],
        say: [
          '同一批分两路：商超要 14 天，奶站 12 天就够。',
          'One batch, two ways: supermarkets want 14 days, milk stations need 12.',
        ],
        on: [on.column(1), on.cell(2, 5)],
        at: on.cell(1, 5),
      },
      {
        say: [
          '上架时多出两天，临期损耗从 3.9% 降到 1.3%。',
          'Two more days on the shelf, and expiry loss falls from 3.9% to 1.3%.',
        ],
        on: [on.figure(1), on.figure(2)],
        at: on.figureValue(2),
        then: [
          { of: on.figureValue(1), count: [13.1, 15.2], digits: 1, as: ['{n} 天', '{n} days'] },
          { of: on.figureValue(2), count: [3.9, 1.3], digits: 1, as: '{n}%' },
        ],
      },
    ],
    end: ['青禾乳业：多出来的两天', 'Qinghe Dairy: two more days'],
  },
  {
    name: 'case-418',
    customer: 418,
    steps: [
      {
        screen: '1009-2',
        set: [
          on.narrow(800),
          words(on.title, '医保对账', 'Insurance claims'),
          words(on.subtitle, '益民药房 · 2,260 家 · 9 个城市', 'Yimin Pharmacy · 2,260 shops · 9 cities'),
          ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((row) => [
            words(on.cell(row, 1), `<b>YB-04${40 + row}</b>`, `<b>YB-04${40 + row}</b>`),
            words(
              on.cell(row, 2),
              `${['解放路', '月湖', '东门口', '江厦', '鼓楼', '白沙', '文教', '庄桥', '洪塘'][row - 1]}店`,
              ['Jiefang Rd', 'Yuehu', 'East Gate', 'Jiangxia', 'Gulou', 'Baisha', 'Wenjiao', 'Zhuangqiao', 'Hongtang'][
                row - 1
              ] ?? '',
            ),
            words(on.cell(row, 3), `处方 RX-${8800 + row * 7}`, `Prescription RX-${8800 + row * 7}`),
            words(on.cell(row, 4), `¥${(86 + row * 23.4).toFixed(2)}`, `¥${(86 + row * 23.4).toFixed(2)}`),
            { of: on.cell(row, 5), to: badge('一致', 'Matched', 'ok') },
          ]),
          { of: on.cell(4, 5), to: badge('退货未冲销', 'Return not reversed', 'bad') },
          { of: on.cell(7, 5), to: badge('超限量', 'Over the limit', 'go') },
          words(`${on.side(1)}>.h`, 'YB-0444 为什么不平', 'Why YB-0444 differs'),
          words(on.lineWords(1, 1), '21:06 退了一盒', 'One box back, 21:06'),
          words(on.lineWords(1, 2), '医保未冲销', 'Not reversed'),
          words(on.lineWords(1, 3), '处方 RX-8828', 'Prescription RX-8828'),
          words(on.lineWords(1, 4), '今晚补冲销', 'Reverse it tonight'),
          words(on.lineValue(1, 2), '<i></i>¥42.60', '<i></i>¥42.60'),
          words(on.lineValue(1, 3), '<i></i>已核', '<i></i>Checked'),
          words(on.lineValue(1, 4), '<i></i>处理', '<i></i>Do it'),
          words(`${on.fact(2)}>.lbl`, '医保平台', 'Platforms'),
          words(on.factValue(2), '9 个城市', '9 cities'),
          words(`${on.fact(3)}>.lbl`, '医保对完账', 'Claims reconciled'),
          words(on.factValue(3), '5 天后', 'after 5 days'),
        ],
        say: [
          '打烊十分钟，对不上的几笔医保，已经列在这里。',
          'Ten minutes after closing: the few claims that do not match are here.',
        ],
        on: [on.cell(3, 1), on.cell(5, 5)],
        at: on.cell(4, 5),
      },
      {
        say: [
          '为什么不平，也写着：退了一盒，没有冲销。当晚处理。',
          'And the reason: a box came back and was not reversed. Settled tonight.',
        ],
        on: [on.side(1)],
        at: on.lineValue(1, 4),
        click: true,
        then: [{ of: on.lineValue(1, 4), to: ['<i></i>已冲销', '<i></i>Reversed'] }],
      },
      {
        say: [
          '医保对账，从五天以后变成当天。',
          'Claims are reconciled the same day. It used to be five days later.',
        ],
        on: [on.fact(2), on.fact(3)],
        at: on.factValue(3),
        then: [{ of: on.factValue(3), to: ['当天', 'the same day'] }],
      },
      {
        screen: '1002-3',
        set: [
          on.narrowTable(800),
          words(on.subtitle, '益民药房 · 8,000 多种药', 'Yimin Pharmacy · 8,000 medicines'),
          words(on.figureLabel(3), '慢病药缺货', 'Long-term medicines out'),
          words(on.figureValue(3), '7.5%', '7.5%'),
          words(on.figureNote(3), '降压、降糖', 'Blood pressure, diabetes'),
          words(on.cell(1, 1), '阿托伐他汀 20 mg', 'Atorvastatin 20 mg'),
          words(on.cell(2, 1), '氨氯地平 5 mg', 'Amlodipine 5 mg'),
          words(on.cell(3, 1), '二甲双胍 0.5 g', 'Metformin 0.5 g'),
          words(on.cell(4, 1), '缬沙坦 80 mg', 'Valsartan 80 mg'),
          { of: on.cell(1, 5), to: badge('转江厦店 40 盒', 'Move 40 to Jiangxia', 'go') },
          { of: on.cell(2, 5), to: badge('剩 178 天', '178 days left', 'ok') },
          { of: on.cell(4, 5), to: badge('今晚请货', 'Order tonight', 'bad') },
        ],
        say: [
          '近效期提前 180 天提示，先转到卖得快的店。',
          'Expiry is flagged 180 days ahead. Boxes move to a shop that sells faster.',
        ],
        on: [on.column(1), on.cell(3, 5)],
        at: on.cell(1, 5),
      },
      {
        say: [
          '请货单夜里自动汇总，慢病药缺货从 7.5% 到 2.2%。',
          'The order is written overnight. Long-term medicines out: 2.2%, from 7.5%.',
        ],
        on: [on.figure(3), on.figure(4)],
        at: on.figureValue(3),
        then: [{ of: on.figureValue(3), count: [7.5, 2.2], digits: 1, as: '{n}%' }],
      },
    ],
    end: ['益民药房：十点半，店长都到家了', 'Yimin Pharmacy: home by half past ten'],
  },
]
