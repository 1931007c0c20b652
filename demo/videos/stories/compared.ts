import { badge, type Change, type Story, type Two } from '../story'
import * as on from '../targets'
import { card, words } from './changes'

/** Forty-six customers and their receiving rules, as records of an app. */
const rules: Change[] = [
  on.narrow(760),
  words(on.title, '收货规则', 'Receiving rules'),
  words(on.subtitle, '青禾乳业 · 46 家商超', 'Qinghe Dairy · 46 supermarkets'),
  words(on.column(1), '家', 'No.'),
  words(on.column(3), '剩余保质期', 'Life left'),
  words(on.column(4), '混批', 'Lots'),
  words(on.column(5), '不符时', 'Otherwise'),
  words(`${on.fact(1)}>.lbl`, '写法', 'Wordings'),
  words(on.factValue(1), '46', '46'),
  words(`${on.fact(2)}>.lbl`, '字段', 'Fields'),
  words(on.factValue(2), '—', '—'),
  ...(
    [
      ['麦田便利', 'Wheatfield', '≥ 2/3', '≥ 2/3', '1', '整托拒收', 'Refuse pallet'],
      ['城东超市', 'Eastgate', '14 天以上', 'over 14 days', '1', '退该批', 'Return lot'],
      ['河西量贩', 'Hexi Mart', '不低于 65%', 'at least 65%', '2', '扣 3%', 'Deduct 3%'],
      ['新百商场', 'Xinbai', '十四天', 'fourteen', '1', '拒收', 'Refuse'],
      ['乐家生鲜', 'Lejia Fresh', '≤ 7 天龄', 'age up to 7', '3', '电话确认', 'Phone first'],
      ['南关超市', 'Nanguan', '2/3 以上', 'over 2/3', '1', '整车拒收', 'Refuse lorry'],
      ['金桥百货', 'Jinqiao', '15 日', '15 days', '2', '退该批', 'Return lot'],
      ['百源仓储', 'Baiyuan', '≥ 60%', '≥ 60%', '2', '扣 5%', 'Deduct 5%'],
    ] satisfies string[][]
  ).flatMap(
    ([cn = '', en = '', lifeCn = '', life = '', lots = '', otherCn = '', other = ''], i): Change[] => [
      words(on.cell(i + 1, 1), String(i + 1), String(i + 1)),
      words(on.cell(i + 1, 2), cn, en),
      words(on.cell(i + 1, 3), lifeCn, life),
      words(on.cell(i + 1, 4), lots, lots),
      { of: on.cell(i + 1, 5), to: badge(otherCn, other, 'mute') },
    ],
  ),
]

/** A field of the form that is built: its name, kind and what was filled in. */
const field = (of: string, [name, kind, value]: readonly [Two, Two, Two]): Change[] => [
  { of: `${of}>:first-child>b`, to: name },
  { of: `${of}>:first-child>span`, to: kind },
  { of: `${of}>:last-child`, to: value },
]
/** The same form for one customer's rule. */
const template: Change[] = [
  ...field(on.field(1), [
    ['谁要求', 'Who asks'],
    ['来自 ERP', 'From the ERP'],
    ['城东超市', 'Eastgate'],
  ]),
  ...field(on.fieldBeside(2, 1), [
    ['剩余保质期', 'Life left'],
    ['天或比例', 'Days or share'],
    ['14 天', '14 days'],
  ]),
  ...field(on.fieldBeside(2, 2), [
    ['混批', 'Mixed lots'],
    ['数字', 'Number'],
    ['最多 1 批', 'One at most'],
  ]),
  ...field(on.field(3), [
    ['不符时', 'Otherwise'],
    ['单选 4 项', '4 choices'],
    ['退该批', 'Return the lot'],
  ]),
  ...field(on.fieldBeside(4, 1), [
    ['送到', 'Delivered to'],
    ['单选', 'Choice'],
    ['配送中心', 'Their warehouse'],
  ]),
  ...field(on.fieldBeside(4, 2), [
    ['从哪天起', 'Valid from'],
    ['日期', 'Date'],
    ['2026-01-01', '2026-01-01'],
  ]),
  ...field(on.field(5), [
    ['原话', 'In their words'],
    ['500 字', '500 characters'],
    ['剩余保质期 14 天以上', 'over 14 days left'],
  ]),
]

/** Batch records on screen and on paper, field by field. */
const records: Change[] = [
  on.narrow(740),
  words(on.title, '批记录比对 · 30 批', '30 batches compared'),
  words(on.subtitle, '康衡药业 · 屏幕与纸面', 'Kangheng Pharma · batch records on screen and on paper'),
  words(on.column(2), '字段', 'Field'),
  words(on.column(3), '屏幕 / 纸面', 'Screen / paper'),
  words(on.column(4), '判定', 'Mistake'),
  words(`${on.fact(2)}>.lbl`, '比对', 'Compared'),
  words(on.factValue(2), '30 批', '30 batches'),
  words(`${on.fact(3)}>.lbl`, '差异', 'Differences'),
  words(on.factValue(3), '0', '0'),
  words(`${on.fact(4)}>.lbl`, '屏幕上的错', 'Wrong on screen'),
  words(on.factValue(4), '0', '0'),
  ...(
    [
      ['称量（kg）', 'Weight, kg', '12.4 / 12.4', ''],
      ['水分（%）', 'Moisture, %', '2.1 / 2.1', ''],
      ['压片开始', 'Press start', '08:42 / 08:24', 'x'],
      ['片重差', 'Tablet weight', '±1.8 / ±1.8%', ''],
      ['包衣温度', 'Coating, °C', '41.6 / 42', 'x'],
      ['复核签名', 'Second signature', '14:06 / —', 'x'],
      ['清场时间', 'Line cleared', '15:20 / 15:20', ''],
      ['放行', 'Release', '—', ''],
    ] satisfies string[][]
  ).flatMap(([cn = '', en = '', value = '', wrong], i): Change[] => [
    words(on.cell(i + 1, 2), cn, en),
    words(on.cell(i + 1, 3), value, value),
    { of: on.cell(i + 1, 4), to: wrong ? badge('纸面有误', 'On paper', 'bad') : badge('一致', 'None', 'ok') },
  ]),
  card(
    1,
    ['17 处差异，四类原因', 'Seventeen, of four kinds'],
    [
      [
        ['抄错', 'Copied wrong'],
        ['7', '7'],
      ],
      [
        ['取整、估读', 'Rounded'],
        ['5', '5'],
      ],
      [
        ['先做后记', 'Written down later'],
        ['3', '3'],
      ],
      [
        ['漏第二人签名', 'No second signature'],
        ['2', '2'],
      ],
    ],
  ),
]

/** Talks that compare: rules with rules, screens with paper. */
export const compared: Story[] = [
  {
    name: 'shelf-life',
    isGated: true,
    customer: 413,
    steps: [
      {
        screen: '1012-2',
        set: rules,
        say: [
          '46 家商超，剩余保质期有 46 种写法。',
          'Forty-six supermarkets, forty-six ways to say how fresh is fresh enough.',
        ],
        on: [on.column(2), on.cell(4, 4)],
        at: on.cell(2, 3),
      },
      {
        say: ['混批、拒收、扣款，也各写各的。', 'Mixed lots, refusals, deductions: each in its own words.'],
        on: [on.cell(3, 3), on.cell(6, 5)],
        at: on.cell(5, 5),
      },
      {
        say: ['归纳下来，只要 9 个字段。', 'Sorted out, they fit into nine fields.'],
        on: [on.fact(1), on.fact(2)],
        at: on.factValue(2),
        then: [{ of: on.factValue(2), count: [46, 9], as: '{n}' }],
      },
      {
        screen: '1012-1',
        set: [
          words(on.title, '录入模板：收货规则', 'The template: receiving rules'),
          words(on.subtitle, '青禾乳业 · 9 个字段', 'Qinghe Dairy · nine fields'),
          ...template,
          card(
            1,
            ['录入模板', 'The template'],
            [
              [
                ['谁要求', 'Who asks'],
                ['必填', 'Required'],
              ],
              [
                ['剩余保质期', 'Life left'],
                ['天或比例', 'Days or share'],
              ],
              [
                ['混批', 'Mixed lots'],
                ['最多几批', 'At most'],
              ],
              [
                ['不符时', 'Otherwise'],
                ['4 种', '4 kinds'],
              ],
            ],
          ),
        ],
        say: [
          '录入模板自己搭：谁要求、剩余多少、能不能混批。',
          'The template is built in house: who asks, how much is left, which lots mix.',
        ],
        on: [`${on.side(1)} .h`, on.line(1, 4)],
        at: on.line(1, 2),
      },
      {
        screen: '1002-3',
        set: [
          on.narrowTable(800),
          words(on.cell(1, 1), '原味酸奶 → 商超', 'Yoghurt, supermarkets'),
          words(on.cell(2, 1), '原味酸奶 → 奶站', 'Yoghurt, milk stations'),
          words(on.cell(1, 2), '兰州', 'Lanzhou'),
          words(on.cell(2, 2), '兰州', 'Lanzhou'),
          words(on.cell(1, 4), '17', '17'),
          words(on.cell(2, 4), '17', '17'),
          { of: on.cell(1, 5), to: badge('商超：≥ 14 天', 'Supermarkets: 14+', 'go') },
          { of: on.cell(2, 5), to: badge('奶站：12 天', 'Milk stations: 12', 'ok') },
        ],
        say: [
          '前三周一台设备都没装：规则先对，分货就对了。',
          'No equipment for three weeks: with the rules right, each lot finds its place.',
        ],
        on: [on.column(1), on.cell(2, 5)],
        at: on.cell(1, 5),
      },
    ],
    end: ['46 套收货规则，9 个字段', 'Forty-six sets of rules, nine fields'],
  },
  {
    name: 'gmp',
    isGated: true,
    steps: [
      {
        screen: '1005-1',
        set: records,
        say: [
          '30 批，屏幕和纸面各记一份，逐字段比。',
          'Thirty batches, recorded twice and compared field by field.',
        ],
        on: [on.column(2), on.cell(4, 4)],
        at: on.cell(3, 3),
      },
      {
        say: ['17 处差异，全部错在纸面。', 'Seventeen differences. Every mistake was on paper.'],
        on: [on.fact(3), on.fact(4)],
        at: on.factValue(3),
        then: [{ of: on.factValue(3), count: [0, 17], as: '{n}' }],
      },
      {
        say: [
          '按原因分：抄错、取整、先做后记。',
          'By cause: copied wrong, rounded off, written down afterwards.',
        ],
        on: [on.side(1)],
        at: on.line(1, 1),
      },
      {
        say: [
          '还有一类，漏了第二个人的签名：培训没用，只能改步骤。',
          'One more, a missing second signature: no training helps. The step has to change.',
        ],
        on: [on.cell(5, 2), on.cell(7, 4)],
        at: on.cell(6, 3),
      },
      {
        screen: '1006-1',
        say: [
          '现在一批的审核用 1.5 天，原来是 9 天。',
          'A batch is reviewed in a day and a half now. It used to be nine days.',
        ],
        on: [on.side(1)],
        at: on.lineValue(1, 3),
        then: [{ of: on.lineValue(1, 3), count: [9, 1.5], digits: 1, as: ['{n} 天', '{n} days'] }],
      },
    ],
    end: ['30 批，17 处差异，全在纸面', 'Thirty batches, seventeen mistakes, all on paper'],
  },
]
