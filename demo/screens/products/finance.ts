import { type Context, type Product, suite } from '../lib/scene'
import { button, chip, segments, track } from '../ui/parts'
import { board, dashboard, graph, listCard, stack, trend } from '../views/layouts'
import { phoneList } from '../views/phone-list'

export const ledger = suite({
  active: 7,
  name: ['北湾财务', 'Northbay Ledger'],
  tabs: [
    ['关账', 'Close'],
    ['往来', 'Balances'],
    ['成本', 'Cost'],
    ['合并', 'Group'],
  ],
  user: ['高静', 'Gao Jing'],
  search: ['搜索凭证、科目', 'Entries, accounts'],
})
export const insight = suite({
  active: 8,
  name: ['北湾洞察', 'Northbay Insight'],
  tabs: [
    ['看板', 'Boards'],
    ['指标', 'Measures'],
    ['血缘', 'Lineage'],
    ['订阅', 'Alerts'],
  ],
  user: ['林澈', 'Lin Che'],
  search: ['问一个数', 'Ask for a figure'],
})
export const spend = suite({
  active: 9,
  name: ['北湾费控', 'Northbay Spend'],
  tabs: [
    ['审批', 'Approvals'],
    ['报销', 'Claims'],
    ['差旅', 'Travel'],
    ['分析', 'Analysis'],
  ],
  user: ['宋清和', 'Song Qinghe'],
  search: ['搜索单据、人员', 'Claims, people'],
})

/** Lines of the cards beside a screen share their cards’ height. */
const wideLines = '.body>.grid>.col:last-child>.card>.row{flex:1 1 60px!important;max-height:92px}'

const ledgerMain = (context: Context) => {
  const { say: s } = context
  // In millions; Chinese counts in ten thousands.
  const sum = (millions: number) =>
    s((millions * 100).toLocaleString('en'), millions.toFixed(1)).replace('-', '−')
  const locked = chip(s('已锁定', 'Locked'), 'ok')
  const row = (
    name: [string, string],
    [currency, own]: [string, number],
    out: number,
    group: number,
    state = locked,
  ) => [
    s(...name),
    `${currency}${sum(own)}${s(' 万', ' M')}`,
    out ? sum(-out) : '0',
    `<b>${sum(group)}</b>`,
    state,
  ]
  return ledger(context, {
    tab: 3,
    title: s('集团合并 · 2026 年 10 月', 'Group consolidation, October 2026'),
    subtitle: s(
      '12 家公司 · 抵销 1,204 笔 · 自动 96.8%',
      '12 companies · 1,204 eliminations · 96.8% automatic',
    ),
    actions: button(s('生成合并报表', 'Build statements'), 'p'),
    body: board(
      [
        [s('合并收入', 'Group revenue'), s('¥6.84 亿', '¥684 M')],
        [s('毛利率', 'Gross margin'), '31.6%'],
        [s('内部往来差异', 'Intercompany gaps'), '3'],
        [s('币种', 'Currencies'), 'CNY · SGD · EUR · MYR'],
        [s('用时', 'Took'), s('4 小时', '4 hours')],
      ],
      [
        { label: s('公司', 'Company') },
        { label: s('本位币收入', 'Own revenue'), width: 150, align: 'r' },
        { label: s('抵销（万元）', 'Eliminated, ¥ M'), width: 140, align: 'r' },
        { label: s('并入（万元）', 'Consolidated, ¥ M'), width: 150, align: 'r' },
        { label: s('状态', 'State'), width: 150 },
      ],
      [
        row(['宁波母公司', 'Ningbo parent'], ['¥', 392.6], 86.2, 306.4),
        row(['苏州制造', 'Suzhou works'], ['¥', 186], 74.1, 111.9, chip(s('差异 ¥840', '¥840 gap'), 'go')),
        row(['舟山船机', 'Zhoushan marine'], ['¥', 88.4], 9, 79.4),
        row(['成都服务', 'Chengdu service'], ['¥', 41.2], 2.6, 38.6),
        row(['新加坡', 'Singapore'], ['S$', 9.8], 4.4, 48.1, chip(s('汇率已更新', 'Rate updated'), 'go')),
        row(['鹿特丹', 'Rotterdam'], ['€', 7.2], 6.8, 50.4, chip(s('差异 ¥1,206', '¥1,206 gap'), 'bad')),
        row(['租赁公司', 'Leasing'], ['¥', 18.9], 0.4, 18.5, chip(s('差异 ¥18', '¥18 gap'), 'go')),
        row(['北湾集采', 'Marketplace'], ['¥', 11], 0, 11),
        row(['槟城', 'Penang'], ['RM ', 6], 1.2, 8.4),
        row(['天津备件', 'Tianjin spares'], ['¥', 6.3], 1.1, 5.2),
        row(['青岛仓储', 'Qingdao stores'], ['¥', 7.1], 3.2, 3.9),
        row(['武汉软件', 'Wuhan software'], ['¥', 5.4], 3.2, 2.2),
      ],
      [
        listCard(s('关账进度', 'Close so far'), [
          [s('存货', 'Inventory'), s('第 1 天', 'Day 1'), 'ok'],
          [s('应收应付', 'Receivables, payables'), s('第 1 天', 'Day 1'), 'ok'],
          [s('成本结转', 'Cost'), s('第 2 天', 'Day 2'), 'ok'],
          [s('合并', 'Group'), s('进行中', 'Now'), 'go'],
          [s('报表', 'Statements'), s('第 3 天', 'Day 3'), 'mute'],
        ]),
        listCard(s('待处理差异', 'Open gaps'), [
          [s('鹿特丹 运费暂估', 'Rotterdam freight accrual'), '¥1,206', 'bad'],
          [s('苏州 在途', 'Suzhou goods in transit'), '¥840', 'go'],
          [s('租赁 分期', 'Leasing instalment'), '¥18', 'mute'],
        ]),
      ],
      48,
    ),
  })
}
const ledgerMargin = (context: Context) => {
  const { say: s } = context
  return ledger(context, {
    tab: 2,
    title: s('成本与毛利', 'Cost and margin analysis'),
    subtitle: s('按订单 · 按产品 · 按客户', 'By order, product and customer'),
    actions: segments([s('订单', 'Order'), s('产品', 'Product'), s('客户', 'Customer')], 1),
    body: dashboard(
      [
        [s('毛利率', 'Margin'), '31.6%', s('较去年 +1.9', '1.9 more than last year'), 'up'],
        [s('单位成本', 'Unit cost'), '¥412.60', s('22 寸轮毂，降 ¥11.40', '22-inch wheel, ¥11.40 less'), 'up'],
        [s('材料差异', 'Material variance'), s('−¥38 万', '−¥380,000'), s('铝价', 'Aluminium'), 'down'],
        [s('亏损订单', 'Loss-making orders'), '7', s('占 0.4%', '0.4% of orders'), 'flat'],
      ],
      {
        title: s('毛利率走势', 'Margin by month'),
        aside: '',
        svg: trend(
          880,
          210,
          ['1', '4', '7', '10'].map((m) =>
            s(`${m}月`, ['Jan', 'Apr', 'Jul', 'Oct'][(Number(m) - 1) / 3] ?? ''),
          ),
          24,
          36,
          [
            [28.4, 29.1, 28.8, 30.2, 30.9, 30.1, 31.2, 31, 31.4, 31.6],
            [30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
          ],
          s('目标', 'Target'),
          (v) => `${v}%`,
        ),
      },
      {
        title: s('成本构成（%）', 'Cost by kind, %'),
        svg: stack(
          360,
          210,
          [s('材料', 'Material'), s('人工', 'Labour'), s('制造', 'Overhead'), s('运费', 'Freight')],
          80,
          [
            [54],
            [17],
            [26],
            [3],
          ],
        ),
      },
      [
        { label: s('订单', 'Order') },
        { label: s('收入', 'Revenue'), width: 130, align: 'r' },
        { label: s('实际成本', 'Actual cost'), width: 140, align: 'r' },
        { label: s('毛利', 'Margin'), width: 110, align: 'r' },
        { label: s('原因', 'Why'), width: 220 },
      ],
      [
        [
          s('H-2611 起重机', 'H-2611 crane'),
          '¥8,420,000',
          '¥5,980,000',
          '29.0%',
          chip(s('设计变更 2 次', '2 design changes'), 'go'),
        ],
        [
          s('T-881 艉轴', 'T-881 shaft'),
          '¥1,260,000',
          '¥1,310,000',
          '−4.0%',
          chip(s('外协返工', 'Rework outside'), 'bad'),
        ],
        [
          s('W-22 轮毂', 'W-22 wheels'),
          '¥3,180,000',
          '¥2,090,000',
          '34.3%',
          chip(s('正常', 'OK'), 'ok'),
        ],
        [
          s('L-80 支架', 'L-80 brackets'),
          '¥940,000',
          '¥612,000',
          '34.9%',
          chip(s('正常', 'OK'), 'ok'),
        ],
      ],
    ),
  })
}
const ledgerClose = (context: Context) => {
  const { say: s } = context
  const row = (
    day: string,
    task: [string, string],
    owner: [string, string],
    share: number,
    state: string,
  ) => [day, s(...task), s(...owner), `<span class="row">${track(share, '', 130)}</span>`, state]
  return ledger(context, {
    tab: 0,
    title: s('集团月结', 'A group’s month-end'),
    subtitle: s('目标第 3 个工作日 · 去年第 9 天', 'Target: working day 3 · last year: day 9'),
    actions: button(s('提醒 4 人', 'Remind 4 people'), ''),
    body: board(
      [
        [s('完成', 'Done'), '46 / 58'],
        [s('自动', 'Automatic'), '39'],
        [s('等待他人', 'Waiting'), '4'],
        [s('预计', 'Expected'), s('11-04 15:00', '4 Nov 15:00')],
      ],
      [
        { label: s('天', 'Day'), width: 70 },
        { label: s('任务', 'Task') },
        { label: s('负责人', 'Owner'), width: 150 },
        { label: s('进度', 'Progress'), width: 170 },
        { label: s('状态', 'State'), width: 140 },
      ],
      [
        row(
          'D1',
          ['存货冻结与盘点', 'Freeze and count stock'],
          ['陈默', 'Chen Mo'],
          100,
          chip(s('完成', 'Done'), 'ok'),
        ),
        row(
          'D1',
          ['供应商对账', 'Supplier statements'],
          ['周岚', 'Zhou Lan'],
          100,
          chip(s('完成', 'Done'), 'ok'),
        ),
        row('D1', ['费用暂估', 'Accruals'], ['梁若兰', 'Liang Ruolan'], 100, chip(s('完成', 'Done'), 'ok')),
        row('D2', ['成本结转', 'Cost roll-up'], ['高静', 'Gao Jing'], 92, chip(s('计算中', 'Running'), 'go')),
        row('D2', ['折旧', 'Depreciation'], ['系统', 'System'], 100, chip(s('完成', 'Done'), 'ok')),
        row(
          'D2',
          ['内部往来', 'Intercompany'],
          ['邵远', 'Shao Yuan'],
          84,
          chip(s('差异 3', '3 gaps'), 'bad'),
        ),
        row('D3', ['合并抵销', 'Eliminations'], ['邵远', 'Shao Yuan'], 60, chip(s('进行中', 'Now'), 'go')),
        row(
          'D3',
          ['报表与附注', 'Statements and notes'],
          ['高静', 'Gao Jing'],
          10,
          chip(s('未开始', 'Not yet'), 'mute'),
        ),
        row(
          'D3',
          ['管理层说明', 'Management comment'],
          ['程望', 'Cheng Wang'],
          0,
          chip(s('未开始', 'Not yet'), 'mute'),
        ),
      ],
      [
        listCard(s('卡点', 'What holds it up'), [
          [s('鹿特丹 发票 2 张', 'Rotterdam: 2 invoices'), s('1.5 天', '1.5 days'), 'bad'],
          [s('苏州 工时未审', 'Suzhou: hours not approved'), s('0.5 天', '0.5 day'), 'go'],
        ]),
        listCard(s('历史', 'History'), [
          [s('9 月', 'September'), s('3.5 天', '3.5 days')],
          [s('8 月', 'August'), s('4 天', '4 days')],
          [s('去年 10 月', 'October 2025'), s('9 天', '9 days')],
        ]),
      ],
      52,
    ),
  })
}

const insightMain = (context: Context) => {
  const { say: s } = context
  return insight(context, {
    tab: 2,
    title: s('指标血缘 · 准时交付率', 'Lineage map: on-time delivery'),
    subtitle: s(
      '来自 3 个系统的 4 种单据和 1 张手工表 · 被 23 个看板使用',
      'From 4 documents in 3 systems and one sheet · used on 23 boards',
    ),
    css: wideLines,
    actions: segments([s('来源', 'Sources'), s('去向', 'Uses')], 0),
    body: graph(
      [
        { x: 24, y: 50, title: s('销售订单', 'Sales orders'), note: s('智核 · 120 万', 'Core · 1.2 M') },
        { x: 24, y: 178, title: s('承诺日期', 'Promised dates'), note: s('排程', 'Plan') },
        { x: 24, y: 306, title: s('发货单', 'Shipments'), note: s('运输云 · 86 万', 'Fulfil · 860 k') },
        { x: 24, y: 434, title: s('签收回传', 'Proof of delivery'), note: s('运输云', 'Fulfil') },
        {
          x: 24,
          y: 562,
          title: s('门店日历', 'Shop calendar'),
          note: s('手工表 v7', 'Sheet v7'),
          tone: 'bad',
        },
        {
          x: 264,
          y: 114,
          title: s('订单行 × 承诺', 'Lines × promises'),
          note: s('按行对齐', 'Joined by line'),
        },
        {
          x: 264,
          y: 434,
          title: s('实际签收', 'Actual receipt'),
          note: s('去重 0.4%', '0.4% duplicates out'),
        },
        {
          x: 504,
          y: 242,
          title: s('准时行', 'Lines on time'),
          note: s('不晚于承诺日', 'By the promised day'),
        },
        {
          x: 504,
          y: 512,
          title: s('例外规则', 'Exceptions'),
          note: s('客户改期除外', 'Moved by customer'),
        },
        { x: 740, y: 434, title: s('准时交付率', 'On-time delivery'), note: '96.2%', tone: 'solid' },
        { x: 740, y: 114, title: s('经营晨会', 'Morning board'), note: s('14 人订阅', '14 people') },
        {
          x: 740,
          y: 260,
          title: s('客户月报', 'Customer report'),
          note: s('橙里、恒岳', 'Chengli, Hengyue'),
        },
      ],
      [
        [0, 5],
        [1, 5],
        [2, 6],
        [3, 6],
        [4, 6, true],
        [5, 7],
        [6, 7],
        [7, 9],
        [8, 9],
        [6, 8],
        [7, 10],
        [7, 11],
      ],
      [
        listCard(s('口径', 'Definition'), [
          [s('版本', 'Version'), 'v3'],
          [s('负责人', 'Owner'), s('供应链 许雯', 'Xu Wen')],
          [s('刷新', 'Refresh'), s('15 分钟', '15 min')],
          [s('上次改动', 'Last change'), '2026-09-12'],
        ]),
        listCard(s('质量', 'Quality'), [
          [s('缺签收', 'No proof'), '1.1%', 'go'],
          [s('门店日历过期', 'Calendar out of date'), s('9 天', '9 days'), 'bad'],
          [s('重复', 'Duplicates'), '0.4%', 'ok'],
        ]),
      ],
    ),
  })
}
const insightVariance = (context: Context) => {
  const { say: s } = context
  return insight(context, {
    tab: 1,
    title: s('差异分析', 'Variance analysis'),
    subtitle: s('为什么 10 月毛利比预算低 1.2 个点', 'Why October margin is 1.2 points under budget'),
    actions: button(s('写入纪要', 'Add to minutes'), ''),
    body: dashboard(
      [
        [s('预算毛利', 'Budget margin'), '32.8%', '', 'flat'],
        [s('实际毛利', 'Actual margin'), '31.6%', '−1.2', 'down'],
        [s('价格影响', 'Price'), '+0.3', s('两次调价', 'Two price changes'), 'up'],
        [s('成本影响', 'Cost'), '−1.5', s('铝价 −1.1', 'Aluminium −1.1'), 'down'],
      ],
      {
        title: s('预算与实际', 'Budget and actual'),
        aside: '',
        svg: trend(
          880,
          210,
          ['1', '4', '7', '10'].map((m) =>
            s(`${m}月`, ['Jan', 'Apr', 'Jul', 'Oct'][(Number(m) - 1) / 3] ?? ''),
          ),
          26,
          34,
          [
            [29, 29.6, 30.4, 30.1, 31, 31.8, 32.2, 32.4, 32.1, 31.6],
            [29.4, 29.8, 30.2, 30.6, 31, 31.4, 31.8, 32.2, 32.5, 32.8],
          ],
          s('预算', 'Budget'),
          (v) => `${v}%`,
        ),
      },
      {
        title: s('影响（基点）', 'Effects, basis points'),
        svg: stack(360, 210, [s('铝价 −', 'Metal −'), s('运费 −', 'Freight −'), s('调价 +', 'Prices +')], 120, [
          [0, 0, 110],
          [40],
          [30],
        ]),
      },
      [
        { label: s('维度', 'Where') },
        { label: s('预算', 'Budget'), width: 120, align: 'r' },
        { label: s('实际', 'Actual'), width: 120, align: 'r' },
        { label: s('差异', 'Gap'), width: 110, align: 'r' },
        { label: s('说明', 'Explained by'), width: 260 },
      ],
      [
        [
          s('轮毂 22 寸', '22-inch wheels'),
          '34.0%',
          '30.1%',
          '−3.9',
          s('铝锭 +8.4%，调价 11 月生效', 'Ingot +8.4%, new price from Nov'),
        ],
        [s('起重机', 'Cranes'), '29.5%', '29.0%', '−0.5', s('设计变更 2 次', 'Two design changes')],
        [
          s('家居 门店', 'Home goods, shops'),
          '41.0%',
          '42.2%',
          '+1.2',
          s('缺货减少，少打折', 'Fewer stock-outs, fewer discounts'),
        ],
        [s('电驱', 'E-drives'), '26.0%', '26.4%', '+0.4', s('良率 98.9%', 'Yield 98.9%')],
      ],
    ),
  })
}
const insightShop = (context: Context) => {
  const { say: s } = context
  const row = (name: [string, string], a: string, b: string, c: string, tone: string) => [
    s(...name),
    a,
    b,
    c,
    tone,
  ]
  return insight(context, {
    tab: 0,
    title: s('开店前 10 分钟', 'Before the shop opens'),
    subtitle: s('麦田便利 · 解放路店 · 11 月 21 日 06:40', 'Wheatfield, Jiefang Road · 21 November 06:40'),
    actions: button(s('全部已读', 'All read'), ''),
    body: board(
      [
        [s('昨日销售', 'Yesterday'), '¥18,640'],
        [s('目标', 'Target'), '¥17,900'],
        [s('报损', 'Waste'), '¥212'],
        [s('天气', 'Weather'), s('小雨 9 ℃', 'Rain, 9 °C')],
        [s('客流预测', 'Visitors'), '1,120'],
      ],
      [
        { label: s('商品', 'Article') },
        { label: s('昨日', 'Yesterday'), width: 110, align: 'r' },
        { label: s('今日预测', 'Today’s forecast'), width: 150, align: 'r' },
        { label: s('现有', 'In shop'), width: 110, align: 'r' },
        { label: s('做什么', 'Do this'), width: 190 },
      ],
      [
        row(['鲜食便当', 'Fresh lunch boxes'], '86', '94', '60', chip(s('补 34', 'Add 34'), 'go')),
        row(['关东煮', 'Hot pot skewers'], '412', '560', '180', chip(s('雨天加量', 'More for rain'), 'go')),
        row(
          ['鲜牛乳 950', 'Fresh milk 950'],
          '44',
          '41',
          '52',
          chip(s('今日先售 12', 'Sell 12 first'), 'bad'),
        ),
        row(['雨伞', 'Umbrellas'], '2', '26', '18', chip(s('移到门口', 'Move to the door'), 'go')),
        row(['热咖啡', 'Hot coffee'], '138', '172', '—', chip(s('备杯 200', '200 cups ready'), 'mute')),
        row(['面包', 'Bread'], '120', '112', '108', chip(s('正常', 'OK'), 'ok')),
        row(['矿泉水', 'Water'], '210', '160', '420', chip(s('正常', 'OK'), 'ok')),
        row(['热饮', 'Hot drinks'], '64', '96', '70', chip(s('补 26', 'Add 26'), 'go')),
      ],
      [
        listCard(s('提醒', 'Keep in mind'), [
          [s('07:20 冷链到货', 'Cold delivery 07:20'), s('14 箱', '14 cases'), 'mute'],
          [s('2 人迟到概率高', 'Two may be late'), s('地铁', 'Metro'), 'go'],
          [s('收银 2 号维修', 'Till 2 under repair'), '10:00', 'mute'],
        ]),
        listCard(s('同区门店', 'Shops nearby'), [
          [s('东门口店', 'East Gate'), '¥21,300'],
          [s('月湖店', 'Yuehu'), '¥17,880'],
          [s('本店排名', 'This shop'), s('第 3 / 11', '3rd of 11'), 'ok'],
        ]),
      ],
      58,
    ),
  })
}

const spendMain = (context: Context) => {
  const { say: s } = context
  const row = (no: string, who: [string, string], what: [string, string], sum: string, rule: string) => [
    `<b>${no}</b>`,
    s(...who),
    s(...what),
    sum,
    rule,
  ]
  return spend(context, {
    tab: 0,
    title: s('审批与例外', 'Approvals and exceptions'),
    css: wideLines,
    subtitle: s('待我审批 9 单 · 自动通过 94%', '9 waiting for me · 94% approved by rule'),
    actions: `${button(s('全部通过 5', 'Approve 5'), 'p')}`,
    body: board(
      [
        [s('本月', 'This month'), '¥1,284,600'],
        [s('预算内', 'In budget'), '91.2%'],
        [s('平均用时', 'Average time'), s('3.4 小时', '3.4 h')],
        [s('例外', 'Exceptions'), '11'],
        [s('退回', 'Sent back'), '4'],
      ],
      [
        { label: s('单据', 'Claim'), width: 130 },
        { label: s('申请人', 'Person'), width: 150 },
        { label: s('事由', 'What for') },
        { label: s('金额', 'Amount'), width: 120, align: 'r' },
        { label: s('规则', 'Rule'), width: 200 },
      ],
      [
        row(
          'EX-7712',
          ['何凯 · 维修', 'He Kai, service'],
          ['舟山现场 3 天', '3 days on site, Zhoushan'],
          '¥1,860',
          chip(s('符合', 'Within rules'), 'ok'),
        ),
        row(
          'EX-7713',
          ['罗宁 · 销售', 'Luo Ning, sales'],
          ['客户午餐 8 人', 'Lunch with 8 customers'],
          '¥1,420',
          chip(s('人均超 ¥28', '¥28 a head over'), 'go'),
        ),
        row(
          'EX-7715',
          ['De Vries', 'De Vries'],
          ['鹿特丹—新加坡', 'Rotterdam–Singapore'],
          '€1,214',
          chip(s('符合 · 早订 21 天', 'Within rules, early'), 'ok'),
        ),
        row(
          'EX-7718',
          ['徐工 · 安装', 'Xu, installation'],
          ['吊车租赁', 'Crane hire'],
          '¥8,600',
          chip(s('缺合同', 'No contract'), 'bad'),
        ),
        row(
          'EX-7719',
          ['孙立 · 制造', 'Sun Li, plant'],
          ['劳保鞋 40 双', '40 pairs of safety shoes'],
          '¥6,400',
          chip(s('符合', 'Within rules'), 'ok'),
        ),
        row(
          'EX-7721',
          ['吴敏 · 质量', 'Wu Min, quality'],
          ['检测费', 'Lab fee'],
          '¥3,200',
          chip(s('符合', 'Within rules'), 'ok'),
        ),
        row(
          'EX-7724',
          ['陈默 · 仓储', 'Chen Mo, stock'],
          ['托盘 200 只', '200 pallets'],
          '¥14,000',
          chip(s('超预算 4%', '4% over budget'), 'go'),
        ),
        row(
          'EX-7726',
          ['许雯 · 运输', 'Xu Wen, freight'],
          ['过路费', 'Tolls'],
          '¥2,940',
          chip(s('重复发票', 'Invoice used twice'), 'bad'),
        ),
        row(
          'EX-7728',
          ['罗宁 · 销售', 'Luo Ning, sales'],
          ['上海客户拜访 2 天', '2 days with customers, Shanghai'],
          '¥1,180',
          chip(s('符合', 'Within rules'), 'ok'),
        ),
      ],
      [
        listCard(s('EX-7726 为何停下', 'Why EX-7726 stopped'), [
          [s('发票 0441 已在 EX-7688', 'Invoice 0441 is in EX-7688'), s('查看', 'See'), 'bad'],
          [s('金额、日期、车牌一致', 'Same sum, date, plate'), '100%', 'mute'],
          [s('EX-7688 已付', 'EX-7688 was paid'), s('11-09', '9 Nov'), 'mute'],
          [s('建议退回', 'Suggest: send back'), s('退回', 'Send back'), 'go'],
        ]),
        listCard(s('流程', 'Route'), [
          [s('规则 12 条', '12 rules'), s('停在 1 条', 'Stopped by 1'), 'bad'],
          [s('主管 宋清和', 'Song Qinghe'), s('我', 'Me'), 'go'],
          [s('财务 高静', 'Finance: Gao Jing'), s('> ¥5,000', '> ¥5,000'), 'mute'],
          [s('付款', 'Payment'), s('今天 16:00', 'Today 16:00'), 'mute'],
        ]),
      ],
      62,
    ),
  })
}
const spendStructure = (context: Context) => {
  const { say: s } = context
  return spend(context, {
    tab: 3,
    title: s('费用结构', 'Spend structure'),
    subtitle: s('2026 年 1–10 月 · 860 人', 'January to October 2026 · 860 people'),
    actions: segments([s('部门', 'Team'), s('项目', 'Project')], 1),
    body: dashboard(
      [
        [s('费用合计', 'Total'), s('¥1,142 万', '¥11.4 M'), s('预算内 3.6%', '3.6% under budget'), 'up'],
        [s('差旅', 'Travel'), '46%', s('提前 14 天订 71%', '71% booked 14 days early'), 'up'],
        [s('报销周期', 'Paid within'), s('2.5 天', '2.5 days'), s('去年 12 天', '12 days last year'), 'up'],
        [s('例外率', 'Exceptions'), '6%', '', 'flat'],
      ],
      {
        title: s('月度费用（万元）', 'Spend by month, ¥ M'),
        aside: '',
        svg: trend(
          880,
          210,
          ['1', '4', '7', '10'].map((m) =>
            s(`${m}月`, ['Jan', 'Apr', 'Jul', 'Oct'][(Number(m) - 1) / 3] ?? ''),
          ),
          60,
          140,
          [
            [98, 104, 121, 116, 112, 126, 118, 110, 119, 118],
            // As much more in all as is said above.
            [112, 112, 118, 118, 120, 122, 122, 120, 120, 121],
          ],
          s('预算', 'Budget'),
          (v) => s(String(v), (v / 100).toFixed(1)),
        ),
      },
      {
        title: s('按项目（万元）', 'By project, ¥ k'),
        svg: stack(
          360,
          210,
          [s('岸桥', 'Cranes'), s('光伏', 'Solar'), s('验证', 'Validation'), s('海外', 'Abroad')],
          context.lang === 'cn' ? 120 : 1200,
          [96, 98, 51, 98].map((sum) => [context.lang === 'cn' ? sum : sum * 10]),
        ),
      },
      [
        { label: s('类别', 'Kind') },
        { label: s('金额', 'Amount'), width: 140, align: 'r' },
        { label: s('人均', 'Per person'), width: 130, align: 'r' },
        { label: s('较去年', 'Against 2025'), width: 140, align: 'r' },
        { label: s('发现', 'Found'), width: 240 },
      ],
      [
        [
          s('交通', 'Transport'),
          s('¥310 万', '¥3.1 M'),
          '¥3,600',
          '−8%',
          s('高铁替代短途飞行', 'Rail instead of short flights'),
        ],
        [
          s('住宿', 'Hotels'),
          s('¥220 万', '¥2.2 M'),
          '¥2,560',
          '−3%',
          s('协议酒店 82%', '82% in contract hotels'),
        ],
        [
          s('现场物料', 'Site material'),
          s('¥260 万', '¥2.6 M'),
          '—',
          '+6%',
          s('14 个光伏工地', '14 solar sites'),
        ],
        [
          s('招待', 'Hospitality'),
          s('¥70 万', '¥0.7 M'),
          '¥810',
          '−21%',
          s('人均上限生效', 'Cap per head works'),
        ],
      ],
    ),
  })
}
const spendCrews = (context: Context) => {
  const { say: s } = context
  const row = (
    crew: [string, string],
    place: [string, string],
    people: string,
    day: string,
    cash: string,
    state: string,
  ) => [s(...crew), s(...place), people, day, cash, state]
  return spend(context, {
    tab: 2,
    title: s('海外安装队', 'Installation crews abroad'),
    subtitle: s('7 支队伍 · 4 个国家 · 5 种货币', '7 crews · 4 countries · 5 currencies'),
    actions: button(s('预支申请', 'Advance'), ''),
    body: board(
      [
        [s('在外', 'Abroad'), s('52 人', '52 people')],
        [s('备用金', 'Advances'), '¥412,000'],
        [s('未核销', 'Not settled'), '¥86,400'],
        [s('汇率更新', 'Rates'), s('今日 08:00', 'today 08:00')],
      ],
      [
        { label: s('队伍', 'Crew') },
        { label: s('地点', 'Place'), width: 160 },
        { label: s('人数', 'People'), width: 90, align: 'r' },
        { label: s('日补贴', 'Per day'), width: 110, align: 'r' },
        { label: s('本周支出', 'This week'), width: 130, align: 'r' },
        { label: s('状态', 'State'), width: 205 },
      ],
      [
        row(
          ['岸桥 A 队', 'Quay cranes A'],
          ['新加坡 大士', 'Tuas, Singapore'],
          '9',
          'S$72',
          'S$6,840',
          chip(s('齐全', 'Complete'), 'ok'),
        ),
        row(
          ['岸桥 B 队', 'Quay cranes B'],
          ['鹿特丹', 'Rotterdam'],
          '8',
          '€58',
          '€5,112',
          chip(s('缺 1 票', '1 receipt missing'), 'go'),
        ),
        row(
          ['光伏 1 队', 'Solar 1'],
          ['马来西亚 吉打', 'Kedah, Malaysia'],
          '11',
          'RM 160',
          'RM 14,200',
          chip(s('齐全', 'Complete'), 'ok'),
        ),
        row(
          ['光伏 2 队', 'Solar 2'],
          ['越南 宁顺', 'Ninh Thuan, Vietnam'],
          '7',
          s('₫ 90 万', '₫ 900k'),
          s('₫ 6,100 万', '₫ 61 M'),
          chip(s('超标 6%', '6% over'), 'go'),
        ),
        row(
          ['轴系 1 队', 'Shaft lines 1'],
          ['新加坡 裕廊', 'Jurong, Singapore'],
          '5',
          'S$72',
          'S$3,020',
          chip(s('齐全', 'Complete'), 'ok'),
        ),
        row(
          ['储能 1 队', 'Storage 1'],
          ['荷兰 泽兰', 'Zeeland, Netherlands'],
          '6',
          '€58',
          '€3,480',
          chip(s('齐全', 'Complete'), 'ok'),
        ),
        row(
          ['器械 1 队', 'Devices 1'],
          ['马来西亚 槟城', 'Penang, Malaysia'],
          '6',
          'RM 160',
          'RM 6,900',
          chip(s('待审', 'Waiting'), 'mute'),
        ),
      ],
      [
        listCard(s('鹿特丹 B 队', 'Rotterdam crew B'), [
          [s('吊装许可', 'Lifting permit'), '€640', 'ok'],
          [s('住宿 7 晚', 'Hotel, 7 nights'), '€2,940', 'ok'],
          [s('当地运输 €386', 'Local transport, €386'), s('缺票', 'No receipt'), 'bad'],
        ]),
        listCard(s('规则', 'Rules'), [
          [s('离线也能拍票', 'Photos work offline'), s('是', 'Yes'), 'ok'],
          [s('按到达国补贴', 'Allowance by country'), s('自动', 'Automatic'), 'ok'],
          [s('汇率', 'Rate'), s('消费当日', 'Day of spend')],
        ]),
      ],
      60,
    ),
  })
}
const tabs = (a: [string, string]): ['home' | 'list' | 'chart' | 'user', [string, string]][] => [
  ['home', ['首页', 'Home']],
  ['list', a],
  ['chart', ['分析', 'Figures']],
  ['user', ['我的', 'Me']],
]

/** What became of a figure that was passed to its owners from the phone; the page's banner shows the report itself. */
export const insightAnswers = phoneList({
  title: ['铝价推高轮毂成本', 'Aluminium lifts wheel cost'],
  subtitle: ['11-21 07:34 转给三人', 'Passed to three, 21 Nov 07:34'],
  figures: [
    [['毛利率', 'Margin'], '31.6%', ['−1.2', '−1.2']],
    [['其中铝价', 'Aluminium'], '−1.1', ['点', 'points']],
  ],
  heading: ['谁回了', 'Who answered'],
  rows: [
    [['周岚 · 采购', 'Zhou Lan, buying'], ['07:52', '07:52'], 'ok', ['铝锭 +8.4%，已锁 12 月价', 'Ingot +8.4%, December fixed']],
    [['罗宁 · 销售', 'Luo Ning, sales'], ['08:10', '08:10'], 'ok', ['新价 11 月生效', 'New price from November']],
    [['严骏 · 计划', 'Yan Jun, planning'], ['待回', 'Waiting'], 'go', ['12 点前', 'By noon']],
  ],
  action: ['催一下', 'Ask again'],
  tabs: tabs(['指标', 'Measures']),
})

export const finance: Product[] = [
  {
    id: 1007,
    scenes: {
      '1': ledgerClose,
      '2': ledgerMain,
      '3': ledgerMargin,
      m: phoneList({
        title: ['10 月关账', 'October close'],
        subtitle: ['46 / 58 完成', '46 of 58 done'],
        figures: [
          [['预计', 'Expected'], 'D3', ['11-04 15:00', '4 Nov 15:00']],
          [['差异', 'Gaps'], '3', ['¥2,064', '¥2,064']],
        ],
        heading: ['等我', 'Waiting for me'],
        rows: [
          [['内部往来差异', 'Intercompany gaps'], ['处理', 'Resolve'], 'bad'],
          [['成本结转复核', 'Check cost roll-up'], ['复核', 'Check'], 'go'],
          [['暂估审批', 'Approve accruals'], ['¥184,000', '¥184,000'], 'mute'],
          [['折旧', 'Depreciation'], ['完成', 'Done'], 'ok'],
        ],
        action: ['锁定期间', 'Lock the period'],
        tabs: tabs(['任务', 'Tasks']),
      }),
    },
  },
  {
    id: 1008,
    scenes: {
      '1': insightShop,
      '2': insightMain,
      '3': insightVariance,
      m: phoneList({
        title: ['今早的数', 'This morning'],
        subtitle: ['11-21 07:30', '21 Nov 07:30'],
        figures: [
          [['准时交付', 'On time'], '96.2%', ['+0.4', '+0.4']],
          [['毛利率', 'Margin'], '31.6%', ['−1.2', '−1.2']],
        ],
        heading: ['需要看', 'Worth a look'],
        rows: [
          [['铝价推高轮毂成本', 'Aluminium lifts wheel cost'], ['−1.1', '−1.1'], 'bad'],
          [['缺货率降到 2.8%', 'Out-of-stocks down to 2.8%'], ['−0.3', '−0.3'], 'ok'],
          [['签收缺失 1.1%', 'No proof: 1.1%'], ['许雯', 'Xu Wen'], 'go'],
          [['门店日历过期', 'Calendar out of date'], ['9 天', '9 days'], 'mute'],
        ],
        action: ['发到晨会', 'Send to the meeting'],
        tabs: tabs(['指标', 'Measures']),
      }),
    },
  },
  {
    id: 1009,
    scenes: {
      '1': spendCrews,
      '2': spendMain,
      '3': spendStructure,
      m: phoneList({
        title: ['拍票报销', 'Claim by photo'],
        subtitle: ['岸桥 B 队 · 鹿特丹', 'Crane crew B · Rotterdam'],
        figures: [
          [['本周', 'This week'], '€5,112', ['8 人', '8 people']],
          [['待核销', 'Open'], '€386', ['1 票', '1 receipt']],
        ],
        heading: ['最近', 'Latest'],
        rows: [
          [['住宿 7 晚', 'Hotel, 7 nights'], ['€2,940', '€2,940'], 'ok'],
          [['吊装许可', 'Lifting permit'], ['€640', '€640'], 'ok'],
          [['当地运输 €386', 'Local transport, €386'], ['缺票', 'No receipt'], 'bad'],
          [['午餐', 'Lunch'], ['€46', '€46'], 'mute'],
        ],
        action: ['拍一张票据', 'Photograph a receipt'],
        tabs: tabs(['单据', 'Claims']),
      }),
    },
  },
]
