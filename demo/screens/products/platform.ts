import { type Context, type Product, suite } from '../lib/scene'
import { legend } from '../ui/charts'
import { icon } from '../ui/icons'
import { hue } from '../ui/palette'
import { avatar, button, chip, panel, segments } from '../ui/parts'
import { board, dashboard, factBar, graph, listCard, stack, trend } from '../views/layouts'
import { phoneList } from '../views/phone-list'

export const core = suite({
  active: 10,
  name: ['北湾智核', 'Northbay Core'],
  tabs: [
    ['工作台', 'Workspace'],
    ['智能体', 'Agents'],
    ['规则', 'Rules'],
    ['审计', 'Audit'],
  ],
  user: ['罗宁', 'Luo Ning'],
  search: ['问一张单据', 'Ask about a document'],
})
export const link = suite({
  active: 11,
  name: ['北湾互联', 'Northbay Link'],
  tabs: [
    ['流程', 'Flows'],
    ['消息', 'Messages'],
    ['伙伴', 'Partners'],
    ['密钥', 'Keys'],
  ],
  user: ['方舟', 'Fang Zhou'],
  search: ['搜索消息、流程', 'Messages, flows'],
})
export const canvas = suite({
  active: 12,
  name: ['北湾画布', 'Northbay Canvas'],
  tabs: [
    ['设计', 'Design'],
    ['数据', 'Data'],
    ['权限', 'Access'],
    ['发布', 'Release'],
  ],
  user: ['顾以宁', 'Gu Yining'],
  search: ['搜索应用、字段', 'Apps, fields'],
})

const bubble = (who: string, text: string, isMine: boolean) =>
  `<div class="row g8" style="align-items:flex-start;${isMine ? 'flex-direction:row-reverse' : ''}">${avatar(who, 30, isMine ? 2 : 3)}<div style="max-width:320px;padding:12px 14px;border-radius:14px;background:${isMine ? hue.tint : '#fff'};border:1px solid ${isMine ? hue.tint : hue.line};font-size:14px;line-height:1.5">${text}</div></div>`
const proof = (label: string, note: string) =>
  `<div class="row between" style="margin-top:8px;padding:8px 10px;border-radius:8px;background:${hue.mist};font-size:12.5px"><span>${label}</span><span class="mut">${note}</span></div>`

const coreOrder = (context: Context) => {
  const { say: s } = context
  const row = (
    no: string,
    item: [string, string],
    count: string,
    wish: string,
    promise: string,
    state: string,
  ) => [no, s(...item), count, wish, `<b>${promise}</b>`, state]
  const lines = board(
    [
      [s('客户', 'Customer'), s('岑野起重', 'Cenye Cranes')],
      [s('合同', 'Contract'), 'CY-2026-117'],
      [s('金额', 'Value'), '¥1,486,000'],
      [s('承诺', 'Promised'), '12-09'],
    ],
    [
      { label: s('行', 'Line'), width: 60 },
      { label: s('物料', 'Item') },
      { label: s('数量', 'Qty'), width: 80, align: 'r' },
      { label: s('要求', 'Requested'), width: 90, align: 'r' },
      { label: s('可承诺', 'Promised'), width: 120, align: 'r' },
      { label: s('依据', 'Reason'), width: 164 },
    ],
    [
      row(
        '10',
        ['行走箱 D3', 'Drive box D3'],
        '2',
        '12-03',
        '12-03',
        chip(s('换磨床', 'Other grinder'), 'go'),
      ),
      row('20', ['电缆卷筒', 'Cable drum'], '4', '12-05', '12-05', chip(s('在库', 'In stock'), 'ok')),
      row('30', ['减速机 K17', 'Gearbox K17'], '8', '12-05', '12-04', chip(s('在途', 'On the way'), 'ok')),
      row(
        '40',
        ['导轨 1200', 'Guide rail 1200'],
        '16',
        '11-28',
        '12-01',
        chip(s('供应商晚', 'Supplier late'), 'bad'),
      ),
      row('50', ['控制柜', 'Control cabinet'], '2', '12-05', '12-05', chip(s('在产', 'In production'), 'ok')),
      row('60', ['密封件包', 'Seal kit'], '12', '12-05', '12-05', chip(s('在库', 'In stock'), 'ok')),
    ],
    [
      `<section class="card f1 col g12" style="background:${hue.mist}"><div class="row between"><span class="h">${s('问智核', 'Ask Core')}</span>${chip(s('二级：起草', 'Level 2: draft'), 'mute')}</div>${bubble(s('罗宁', 'Luo Ning'), s('这张单能提前三天吗？', 'Can this order ship three days early?'), true)}${bubble(s('智核', 'Core'), `${s('可以，有两个方案。B 成本最低：磨床工序改到 02 号机，只晚一张单。', 'Yes, in two ways. B costs least: grind on machine 02, one other job moves.')}${proof(s('磨床 02 周三空 9 小时', 'Grinder 02 free 9 h Wed'), s('排程', 'Plan'))}${proof(s('砂轮规格 GC-80 相同', 'Same wheel GC-80'), s('工艺', 'Routing'))}${proof(s('仅 WO-4189 晚半天', 'Only WO-4189 slips ½ day'), s('订单', 'Orders'))}<div class="row g8" style="margin-top:12px">${button(s('提交方案 B', 'Submit B'), 'p')}${button(s('看方案 A', 'See A'), '')}</div>`, false)}${bubble(s('罗宁', 'Luo Ning'), s('提交，请严骏签。', 'Submit it, Yan Jun signs.'), true)}${bubble(s('智核', 'Core'), s('10:25 已送严骏。12 点前没签，承诺日仍按 12 月 9 日。', 'With Yan Jun since 10:25. Unsigned by noon, the promise stays 9 December.'), false)}<div class="row between s13 mut" style="margin-top:auto;padding:12px 14px;border:1px solid ${hue.line};border-radius:12px;background:#fff">${s('接着问这张单', 'Ask about this order')}${icon('send', 18)}</div></section>`,
    ],
    48,
    `<div class="f1" style="display:grid;grid-template-columns:1fr 1fr;gap:16px;min-height:0">${listCard(
      s('放行前查过', 'Checked before release'),
      [
        [s('信用 · 已用 210 / 600 万', 'Credit: ¥2.1 M of ¥6.0 M used'), s('够', 'Enough'), 'ok'],
        [s('单价 · 高于底价 0.8%', 'Price: 0.8% above the floor'), s('通过', 'Passed'), 'ok'],
        [s('合同 · 框架内', 'Contract: within the frame'), s('通过', 'Passed'), 'ok'],
        [s('交期 · 第 40 行', 'Date: line 40'), s('晚 3 天', '3 days late'), 'bad'],
      ],
    )}${listCard(s('经过', 'What happened'), [
      [s('邮件到，附一张 PDF', 'Mail with a PDF'), '10:02'],
      [s('智核起草 6 行', 'Core drafted 6 lines'), '10:04'],
      [s('算出两个提前方案', 'Two ways to be earlier'), '10:21'],
      [s('等严骏签字', 'Waits for Yan Jun'), '10:25'],
    ])}</div>`,
  )
  return core(context, {
    tab: 0,
    title: s('销售订单 SO-20718', 'Sales order SO-20718'),
    subtitle: s('起重机大修包 · 6 行 · 今日 10:24 更新', 'Crane overhaul kit · 6 lines · updated 10:24'),
    actions: `${chip(s('待签字', 'To be signed'), 'go')}${button(s('签字', 'Sign'), 'p')}`,
    body: lines.replace('1fr 348px', '1fr 420px'),
  })
}
const coreAgents = (context: Context) => {
  const { say: s } = context
  const row = (
    name: [string, string],
    level: string,
    done: string,
    asked: string,
    right: string,
    state: string,
  ) => [`<b>${s(...name)}</b>`, level, done, asked, right, state]
  // The four levels of public/ai/agents.html and news 553.
  const level = {
    remind: s('一级 · 只提醒', '1 · Remind only'),
    draft: s('二级 · 起草', '2 · Draft'),
    small: s('三级 · 小额自动', '3 · Small amounts'),
    sample: s('四级 · 事后抽查', '4 · Checked by sample'),
  }
  const runs = chip(s('运行', 'Running'), 'ok')
  const withdrawn = chip(s('退回人工', 'Back to people'), 'bad')
  return core(context, {
    tab: 1,
    css: '.body>.grid>.col:last-child>.card>.row{flex:1 1 60px!important;max-height:88px}',
    title: s('四个智能体的工作情况', 'Four agents at work'),
    subtitle: s('今天 1,842 张单据 · 人工签字 516 张', '1,842 documents today · 516 signed by people'),
    actions: button(s('权限设置', 'Set authority'), ''),
    body: board(
      [
        [s('准备好的单据', 'Prepared'), '72%'],
        [s('一次正确', 'Right first time'), '98.6%'],
        [s('被退回', 'Sent back'), '26'],
        [s('节省', 'Saved'), s('118 小时', '118 h')],
      ],
      [
        { label: s('智能体 · 任务', 'Agent: task') },
        { label: s('权限', 'Authority'), width: 176 },
        { label: s('处理', 'Done'), width: 80, align: 'r' },
        { label: s('请示', 'Asked'), width: 80, align: 'r' },
        { label: s('正确率', 'Accuracy'), width: 100, align: 'r' },
        { label: s('状态', 'State'), width: 150 },
      ],
      [
        // One row of each agent first, and with them the four levels: videos and pictures show these.
        row(['订单 · 交期承诺', 'Order: dates'], level.remind, '212', '38', '96.4%', withdrawn),
        row(['对账 · 发票核对', 'Reconciliation: invoices'], level.draft, '640', '14', '99.2%', runs),
        row(
          ['采购 · 补货', 'Purchasing: refills'],
          level.small,
          '204',
          '31',
          '99.6%',
          chip(s('限额 5 千', 'Limit ¥5,000'), 'go'),
        ),
        row(['计划 · 例行调拨', 'Planning: transfers'], level.sample, '90', '2', '99.7%', runs),
        row(['订单 · 录入', 'Order: entry'], level.draft, '486', '21', '98.7%', runs),
        row(['采购 · 催交', 'Purchasing: chasing'], level.small, '118', '6', '97.5%', runs),
        row(['计划 · 每日变化', 'Planning: daily changes'], level.remind, '92', '9', '97.4%', runs),
      ],
      [
        listCard(s('正在请示', 'Asking now'), [
          [s('单价低于底价 1.2%', 'Price 1.2% under floor'), s('罗宁', 'Luo Ning'), 'go', 'SO-20724'],
          [s('两张发票号相同', 'Two invoices, one number'), s('高静', 'Gao Jing'), 'go', 'AP-8812'],
          [s('图纸版本不符', 'Drawing version differs'), s('严骏', 'Yan Jun'), 'bad', 'WO-4210'],
        ]),
        listCard(s('评测', 'Evaluation'), [
          [s('样本集', 'Test set'), '2,400'],
          [s('本周', 'This week'), '97.9%', 'ok'],
          [s('上线门槛', 'Threshold'), '97.0%'],
          [s('交期承诺 96.4%', 'Dates: 96.4%'), s('退回人工', 'Back to people'), 'bad'],
        ]),
      ],
      52,
      panel(
        s('今天每小时的单据', 'Documents by hour, today'),
        legend([
          [s('智能体准备', 'Prepared'), hue.teal],
          [s('人工签字', 'Signed by people'), hue.foam],
        ]),
        stack(
          916,
          126,
          Array.from({ length: 10 }, (_, i) => s(`${i + 7} 点`, `${i + 7}:00`)),
          320,
          [62, 118, 164, 181, 172, 88, 139, 158, 142, 102].map((ready, i) => [
            ready,
            [22, 46, 68, 74, 66, 31, 55, 62, 54, 38][i] ?? 0,
          ]),
        ),
        'flex:1',
        '14px 20px',
      ),
    ),
  })
}
const coreExceptions = (context: Context) => {
  const { say: s } = context
  return core(context, {
    tab: 3,
    title: s('例外分析', 'Exception analysis'),
    subtitle: s('为什么 28% 的单据仍需要人', 'Why 28% of documents still need a person'),
    actions: segments([s('原因', 'Cause'), s('部门', 'Team')], 0),
    body: dashboard(
      [
        [s('自动准备', 'Prepared'), '72%', s('一年前 41%', '41% a year ago'), 'up'],
        [s('需要人', 'Need a person'), '516', s('每天', 'a day'), 'flat'],
        [s('平均处理', 'Time each'), s('3.1 分', '3.1 min'), s('−2.2 分', '2.2 min less'), 'up'],
        [s('误报', 'False alarms'), '4.6%', s('目标 5%', 'Target 5%'), 'up'],
      ],
      {
        title: s('自动准备比例', 'Prepared by Core'),
        aside: '',
        svg: trend(
          880,
          210,
          ['12', '3', '6', '9', '11'].map((m) =>
            s(`${m}月`, { '12': 'Dec', '3': 'Mar', '6': 'Jun', '9': 'Sep', '11': 'Nov' }[m] ?? ''),
          ),
          30,
          90,
          [
            [41, 44, 49, 52, 57, 61, 63, 66, 68, 70, 71, 72],
            [45, 48, 51, 54, 57, 60, 63, 66, 69, 72, 75, 78],
          ],
          s('目标', 'Target'),
          (v) => `${v}%`,
        ),
      },
      {
        title: s('原因（张 / 天）', 'Causes, a day'),
        svg: stack(
          360,
          210,
          [s('主数据', 'Master'), s('价格', 'Price'), s('图纸', 'Drawing'), s('权限', 'Authority')],
          240,
          [
            // 516 in all.
            [200],
            [114],
            [94],
            [108],
          ],
        ),
      },
      [
        { label: s('例外', 'Exception') },
        { label: s('次数', 'Times'), width: 110, align: 'r' },
        { label: s('谁处理', 'Who'), width: 150 },
        { label: s('建议', 'Suggestion'), width: 300 },
      ],
      [
        [
          s('客户料号未映射', 'Customer part number unknown'),
          '112',
          s('销售助理', 'Sales support'),
          s('批量映射 38 个料号可消除 74%', 'Mapping 38 numbers removes 74%'),
        ],
        [
          s('单价低于底价', 'Price under floor'),
          '64',
          s('罗宁', 'Luo Ning'),
          s('底价表 3 个月未更新', 'Floor list is 3 months old'),
        ],
        [
          s('交期冲突', 'Dates clash'),
          '58',
          s('严骏', 'Yan Jun'),
          s('交期承诺恢复到 97% 再放开', 'Dates stay with people until 97%'),
        ],
        [
          s('发票无订单', 'Invoice without order'),
          '41',
          s('高静', 'Gao Jing'),
          s('要求供应商门户开票', 'Invoice through the portal'),
        ],
      ],
    ),
  })
}

const linkFlow = (context: Context) => {
  const { say: s } = context
  return link(context, {
    tab: 0,
    title: s('流程设计 · 客户订单进系统', 'Flow designer: customer order in'),
    subtitle: s('v12 · 每天 2,140 次 · 平均 1.8 秒', 'v12 · 2,140 runs a day · 1.8 s on average'),
    actions: `${button(s('试运行', 'Test run'), '')}${button(s('发布 v13', 'Release v13'), 'p')}`,
    body: graph(
      [
        {
          x: 24,
          y: 80,
          title: s('EDI 850 收到', 'EDI 850 received'),
          note: s('主机厂 4 家', '4 car makers'),
          tone: 'solid',
        },
        { x: 24, y: 240, title: s('门户下单', 'Portal order'), note: 'REST' },
        { x: 24, y: 400, title: s('邮件 PDF', 'PDF by mail'), note: s('提取 98.4%', '98.4% extracted') },
        { x: 264, y: 160, title: s('校验', 'Validate'), note: s('42 条规则', '42 rules') },
        { x: 264, y: 340, title: s('料号映射', 'Map part numbers'), note: s('命中 99.1%', '99.1% found') },
        { x: 504, y: 100, title: s('信用检查', 'Credit check'), note: s('财务', 'Ledger') },
        { x: 504, y: 250, title: s('建订单', 'Create order'), note: s('智核', 'Core') },
        { x: 504, y: 420, title: s('例外队列', 'Exceptions'), note: s('等待 7', '7 waiting'), tone: 'bad' },
        { x: 740, y: 160, title: s('回执 855', 'Confirm 855'), note: s('≤ 5 分钟', 'within 5 min') },
        { x: 740, y: 310, title: s('通知排程', 'Tell Plan'), note: s('事件', 'Event') },
        { x: 740, y: 470, title: s('人工处理', 'Person'), note: s('方舟', 'Fang Zhou') },
      ],
      [
        [0, 3],
        [1, 3],
        [2, 4],
        [3, 4],
        [3, 5],
        [4, 6],
        [5, 6],
        [3, 7, true],
        [6, 8],
        [6, 9],
        [7, 10, true],
      ],
      [
        listCard(s('步骤：料号映射', 'Step: map part numbers'), [
          [s('来源字段', 'Source field'), 'PO1·07'],
          [s('目标', 'Target'), 'item.id'],
          [s('找不到时', 'If missing'), s('入例外', 'To exceptions'), 'go'],
          [s('缓存', 'Cache'), s('10 分', '10 min')],
        ]),
        listCard(s('近 24 小时', 'Last 24 hours'), [
          [s('成功', 'Succeeded'), '2,126', 'ok'],
          [s('重试后成功', 'After a retry'), '7', 'go'],
          [s('例外', 'Exceptions'), '7', 'bad'],
        ]),
      ],
    ),
  })
}
const linkMonitor = (context: Context) => {
  const { say: s } = context
  return link(context, {
    tab: 1,
    title: s('消息监控', 'Message monitoring'),
    subtitle: s('今天 86,412 条 · 失败 0.02%', '86,412 messages today · 0.02% failed'),
    actions: button(s('重发失败 17', 'Resend 17'), 'p'),
    body: dashboard(
      [
        [s('消息', 'Messages'), '86,412', s('每秒峰值 64', 'Peak 64 a second'), 'flat'],
        [s('成功', 'Delivered'), '99.98%', '', 'up'],
        [s('平均时延', 'Mean delay'), '1.8 s', 'p99 6.2 s', 'up'],
        [s('最久等待', 'Longest wait'), s('4 分', '4 min'), s('鹿特丹 VPN', 'Rotterdam VPN'), 'down'],
      ],
      {
        title: s('每 10 分钟消息数', 'Messages per 10 minutes'),
        aside: '',
        svg: trend(880, 210, ['06:40', '07:40', '08:40', '09:40', '10:40'], 0, 4000, [
          // With the quiet hours before, about as many as are counted above.
          [
            780, 940, 1220, 1610, 1980, 2240, 2380, 2520, 2690, 2810, 2760, 2900, 3010, 2880, 2740, 2650, 2820,
            2960, 3080, 3150, 3040, 2890, 2970, 3060, 3120,
          ],
          [
            900, 1100, 1300, 1500, 1800, 2100, 2300, 2500, 2600, 2700, 2700, 2800, 2800, 2800, 2700, 2700, 2700,
            2800, 2900, 2900, 2900, 2900, 2900, 2900, 2900,
          ],
        ], s('近四周平均', 'Mean of 4 weeks')),
      },
      {
        title: s('按通道（千条）', 'By channel, thousands'),
        svg: stack(360, 210, ['REST', 'EDI', 'OPC UA', s('文件', 'Files')], 40, [
          [38.2],
          [24.6],
          [16.8],
          [6.8],
        ]),
      },
      [
        { label: s('消息', 'Message') },
        { label: s('从', 'From'), width: 170 },
        { label: s('到', 'To'), width: 170 },
        { label: s('时间', 'Time'), width: 110, align: 'r' },
        { label: s('状态', 'State'), width: 150 },
      ],
      [
        [
          'ORD-850-77120',
          s('主机厂 B', 'Car maker B'),
          s('智核', 'Core'),
          '10:41:07',
          chip(s('已送达', 'Delivered'), 'ok'),
        ],
        [
          'SHP-856-20418',
          s('运输云', 'Fulfil'),
          s('主机厂 A', 'Car maker A'),
          '10:41:05',
          chip(s('已送达', 'Delivered'), 'ok'),
        ],
        [
          'INV-810-66102',
          s('财务', 'Ledger'),
          s('鹿特丹', 'Rotterdam'),
          '10:40:58',
          chip(s('第 3 次重试', 'Third try'), 'go'),
        ],
        ['MES-OEE-A050', s('制造', 'Make'), s('洞察', 'Insight'), '10:40:51', chip(s('格式错误', 'Bad format'), 'bad')],
      ],
    ),
  })
}
const linkEdi = (context: Context) => {
  const { say: s } = context
  const row = (name: [string, string], kinds: string, day: string, delay: string, state: string) => [
    `<b>${s(...name)}</b>`,
    kinds,
    day,
    delay,
    state,
  ]
  return link(context, {
    tab: 2,
    title: s('与主机厂的 EDI', 'EDI with car makers'),
    subtitle: s(
      '联驰部件 · 9 家主机厂 · 滚动要货每 2 小时',
      'Lianchi Components · 9 car makers · call-offs every 2 hours',
    ),
    actions: button(s('接入伙伴', 'Add a partner'), 'p'),
    body: board(
      [
        [s('伙伴', 'Partners'), '9'],
        [s('报文类型', 'Message types'), '14'],
        [s('今日要货', 'Call-offs today'), '412'],
        [s('停线次数', 'Line stops'), s('400 天 0 次', '0 in 400 days')],
      ],
      [
        { label: s('主机厂', 'Car maker') },
        { label: s('报文', 'Messages'), width: 260 },
        { label: s('今日', 'Today'), width: 110, align: 'r' },
        { label: s('最近', 'Last'), width: 100, align: 'r' },
        { label: s('状态', 'State'), width: 190 },
      ],
      [
        row(
          ['主机厂 A · 宁波', 'A, Ningbo'],
          'DELFOR · DELJIT · DESADV',
          '104',
          '10:40',
          chip(s('正常', 'OK'), 'ok'),
        ),
        row(
          ['主机厂 B · 上海', 'B, Shanghai'],
          '830 · 862 · 856',
          '88',
          '10:38',
          chip(s('正常', 'OK'), 'ok'),
        ),
        row(
          ['主机厂 C · 合肥', 'C, Hefei'],
          'DELJIT · INVOIC',
          '68',
          '10:31',
          chip(s('需求 +18%', 'Demand +18%'), 'go'),
        ),
        row(
          ['主机厂 D · 德国', 'D, Germany'],
          'VDA 4905 · 4913',
          '46',
          '09:58',
          chip(s('正常', 'OK'), 'ok'),
        ),
        row(
          ['主机厂 E · 泰国', 'E, Thailand'],
          '830 · 856',
          '36',
          '10:12',
          chip(s('时区已校正', 'Time zone corrected'), 'ok'),
        ),
        row(
          ['主机厂 F · 深圳', 'F, Shenzhen'],
          'REST',
          '27',
          '10:41',
          chip(s('证书 12 天到期', 'Certificate: 12 days'), 'bad'),
        ),
        row(['主机厂 G · 武汉', 'G, Wuhan'], 'DELFOR · DESADV', '19', '10:22', chip(s('正常', 'OK'), 'ok')),
        row(['主机厂 H · 重庆', 'H, Chongqing'], '830 · 862', '14', '10:05', chip(s('正常', 'OK'), 'ok')),
        row(['主机厂 I · 长春', 'I, Changchun'], s('传真转邮件', 'Fax, as e-mail'), '10', '09:47', chip(s('正常', 'OK'), 'ok')),
      ],
      [
        listCard(s('要货变化', 'Call-off changes'), [
          [s('支架 L-80 · 11-24', 'Bracket L-80, 24 Nov'), '+240', 'go'],
          [s('线束 H7 · 11-25', 'Harness H7, 25 Nov'), '−60', 'mute'],
          [s('饰板 P2 · 11-26', 'Trim P2, 26 Nov'), '+18%', 'go'],
        ]),
        listCard(s('下一班车', 'Next lorries'), [
          ['11:20 · 7K·412', '64 / 64', 'ok'],
          ['13:20 · 3D·908', '58 / 64', 'go'],
          ['15:20 · 9F·226', '12 / 64', 'mute'],
        ]),
      ],
      64,
    ),
  })
}

/** A field of the form that is being built, with what it holds for the sample record. */
export const field = (label: string, hint: string, value: string, isOn = false) =>
  `<div style="border:1px ${isOn ? 'solid' : 'dashed'} ${isOn ? hue.teal : hue.line};border-radius:10px;padding:12px 16px;background:${isOn ? hue.wash : '#fff'}"><div class="row between"><b class="s13">${label}</b><span class="s12 mut">${hint}</span></div><div class="row g8 s13" style="height:34px;margin-top:8px;padding:0 10px;border:1px solid ${hue.line};border-radius:8px;background:#fff;align-items:center;white-space:nowrap;overflow:hidden">${value}</div></div>`
/** The choices of a field, the chosen one filled. */
const choices = (texts: string[], on: number) =>
  texts
    .map(
      (text, i) =>
        `<span class="s12" style="padding:2px 10px;border-radius:6px;${i === on ? `background:${hue.teal};color:#fff` : `background:${hue.mist};color:${hue.ink}`}">${text}</span>`,
    )
    .join('')
const photos = ['#9fb9c1', '#c3b8a2', '#7f9aa3', '#b9c8b6']
  .map(
    (tone) =>
      `<svg width="36" height="24" viewBox="0 0 36 24"><rect width="36" height="24" rx="4" fill="${tone}"/><path d="M4 20 13 10l6 6 5-5 9 9z" fill="#fff" fill-opacity=".55"/><circle cx="27" cy="7" r="2.5" fill="#fff" fill-opacity=".7"/></svg>`,
  )
  .join('')
const signature = `<svg width="120" height="28" viewBox="0 0 120 28" fill="none" stroke="${hue.ink}" stroke-width="1.6" stroke-linecap="round"><path d="M6 20c6-16 12-16 9-3s8 2 13-5 7 8 12 1 6-9 9-2 5 3 9-4 6 12 12 4 9-6 13-3 10 4 24-3"/></svg>`
const canvasMain = (context: Context) => {
  const { say: s } = context
  return canvas(context, {
    tab: 0,
    title: s('应用：客户现场巡检', 'App: customer site inspection'),
    subtitle: s('服务部 自建 · 14 个字段 · 2 个流程', 'Built by Service · 14 fields · 2 flows'),
    actions: `${button(s('预览', 'Preview'), '')}${button(s('提交 IT 审批', 'Send to IT'), 'p')}`,
    body: `<div class="grid fill" style="grid-template-columns:220px 1fr 300px">${listCard(
      s('字段', 'Fields'),
      [
        [s('文本', 'Text'), 'T', 'mute'],
        [s('数字', 'Number'), '#', 'mute'],
        [s('单选', 'Choice'), '○', 'mute'],
        [s('照片', 'Photo'), '▢', 'mute'],
        [s('签名', 'Signature'), '~', 'mute'],
        [s('物料', 'Item'), 'ERP', 'go'],
        [s('客户', 'Customer'), 'ERP', 'go'],
        [s('设备', 'Machine'), 'ERP', 'go'],
      ],
    )}<div class="col g16"><section class="card f1 col g12" style="background:${hue.mist}">${field(s('客户', 'Customer'), s('来自 ERP', 'From the ERP'), s('拓浪船机', 'Toplang Marine'))}<div style="display:grid;grid-template-columns:1fr 1fr;gap:12px">${field(s('设备编号', 'Machine number'), s('扫码', 'Scan'), 'TL-SH-02', true)}${field(s('运行小时', 'Running hours'), s('数字', 'Number'), '12,040')}</div>${field(s('液压油状态', 'Hydraulic oil'), s('单选 4 项', '4 choices'), choices([s('清澈', 'Clear'), s('偏深', 'Dark'), s('乳化', 'Milky'), s('有杂质', 'Particles')], 1))}<div style="display:grid;grid-template-columns:1fr 1fr;gap:12px">${field(s('照片', 'Photos'), s('最多 6 张', 'Up to 6'), photos)}${field(s('客户签名', 'Customer’s signature'), s('必填', 'Required'), signature)}</div>${field(s('备注', 'Notes'), s('500 字', '500 characters'), s('回油管接头轻微渗油，已拧紧，下次复查', 'Return line fitting wept slightly; tightened, check next visit'))}</section></div><div class="col g16">${listCard(
      s('设备编号', 'Machine number'),
      [
        [s('必填', 'Required'), s('是', 'Yes'), 'ok'],
        [s('带出', 'Fills in'), s('型号、保修', 'Model, warranty')],
        [s('校验', 'Check'), s('属于该客户', 'Belongs to customer'), 'go'],
        [s('离线', 'Offline'), s('可用', 'Works'), 'ok'],
      ],
    )}${listCard(s('保存之后', 'After saving'), [
      [s('异常 → 建工单', 'Fault → work order'), s('北湾制造', 'Make'), 'go'],
      [s('通知客户经理', 'Tell the account manager'), s('消息', 'Message'), 'mute'],
      [s('写入设备档案', 'Write machine record'), 'ERP', 'ok'],
    ])}</div></div>`,
  })
}
/** The approval flow of the app, for the function that designs flows. */
export const canvasFlow = (context: Context) => {
  const { say: s } = context
  return canvas(context, {
    tab: 0,
    title: s('流程设计 · 巡检审批', 'Flow designer: inspection approval'),
    subtitle: s('客户现场巡检 · v7 · 本月 186 次', 'Customer site inspection · v7 · 186 runs this month'),
    actions: `${button(s('试运行', 'Test run'), '')}${button(s('发布 v8', 'Release v8'), 'p')}`,
    body: graph(
      [
        {
          x: 24,
          y: 30,
          title: s('提交巡检', 'Inspection sent'),
          note: s('服务工程师', 'Service engineer'),
          tone: 'solid',
        },
        { x: 24, y: 180, title: s('有没有异常', 'Any fault?'), note: s('本月 14 次', '14 this month') },
        { x: 264, y: 100, title: s('会签', 'All sign'), note: s('服务与质量', 'Service and Quality') },
        {
          x: 264,
          y: 270,
          title: s('或签', 'Any of three may sign'),
          note: s('客户经理任一', 'Account managers'),
        },
        {
          x: 504,
          y: 30,
          title: s('超时 24 小时', 'Late by 24 hours'),
          note: s('转给代理人', 'Goes to the deputy'),
          tone: 'bad',
        },
        { x: 504, y: 165, title: s('建工单', 'Work order'), note: s('北湾制造', 'Make') },
        { x: 504, y: 295, title: s('写入设备档案', 'Machine record'), note: 'ERP' },
      ],
      [
        [0, 1],
        [1, 2],
        [1, 3],
        [2, 4, true],
        [2, 5],
        [3, 6],
        [5, 6],
      ],
      [
        listCard(s('步骤：会签', 'Step: all sign'), [
          [s('签字人', 'Signers'), s('服务、质量', 'Service, Quality')],
          [s('加签', 'Add a signer'), s('允许', 'Allowed'), 'ok'],
          [s('超时', 'When late'), s('24 小时转办', 'Deputy after 24 h'), 'go'],
        ]),
        listCard(s('试运行', 'Test run'), [
          [s('走过的步骤', 'Steps passed'), '6 / 7', 'ok'],
          [s('用时', 'Took'), s('2 秒', '2 s')],
          [s('无人签字的路径', 'Paths nobody signs'), '0', 'ok'],
        ]),
      ],
    ),
  })
}
const canvasData = (context: Context) => {
  const { say: s } = context
  return canvas(context, {
    tab: 1,
    title: s('数据与记录', 'Data and records'),
    subtitle: s('客户现场巡检 · 1,204 条', 'Customer site inspection · 1,204 records'),
    actions: segments([s('表格', 'Table'), s('日历', 'Calendar')], 0),
    body: board(
      [
        [s('本月', 'This month'), '186'],
        [s('异常', 'Faults'), '14'],
        [s('平均用时', 'Time each'), s('11 分', '11 min')],
        [s('离线提交', 'Sent later'), '38%'],
      ],
      [
        { label: s('日期', 'Date'), width: 110 },
        { label: s('客户', 'Customer') },
        { label: s('设备', 'Machine'), width: 160 },
        { label: s('小时', 'Hours'), width: 110, align: 'r' },
        { label: s('结论', 'Result'), width: 150 },
      ],
      [
        [
          '11-21',
          s('恒岳重工', 'Hengyue Heavy Industries'),
          'HY-QC-07',
          '8,412',
          chip(s('正常', 'OK'), 'ok'),
        ],
        [
          '11-21',
          s('拓浪船机', 'Toplang Marine'),
          'TL-SH-02',
          '12,040',
          chip(s('油样送检', 'Oil to lab'), 'go'),
        ],
        [
          '11-20',
          s('朔风电力', 'Northwind Power'),
          'NW-GB-31',
          '21,870',
          chip(s('建工单', 'Work order'), 'bad'),
        ],
        ['11-20', s('铸安轮毂', 'Zhuan Wheels'), 'ZA-CNC-4', '6,220', chip(s('正常', 'OK'), 'ok')],
        ['11-19', s('曜能光伏', 'Yaoneng Solar'), 'YN-INV-9', '14,310', chip(s('正常', 'OK'), 'ok')],
        ['11-19', s('青禾乳业', 'Qinghe Dairy'), 'QH-UHT-2', '9,904', chip(s('换密封', 'New seal'), 'go')],
        ['11-18', s('康衡药业', 'Kangheng Pharma'), 'KH-P-4', '4,118', chip(s('正常', 'OK'), 'ok')],
        ['11-18', s('储安科技', 'Stora Energy'), 'ST-BMS-1', '2,760', chip(s('正常', 'OK'), 'ok')],
      ],
      [
        listCard(s('谁能看', 'Who may see'), [
          [s('服务部', 'Service'), s('全部', 'All'), 'ok'],
          [s('客户经理', 'Account managers'), s('自己的客户', 'Own customers'), 'go'],
          [s('客户', 'Customers'), s('自己的记录', 'Own records'), 'go'],
        ]),
        listCard(s('版本', 'Versions'), [
          ['v7', s('今天', 'Today'), 'go'],
          ['v6', '10-30', 'mute'],
          ['v5', '9-12', 'mute'],
        ]),
      ],
      58,
    ),
  })
}
const canvasRelease = (context: Context) => {
  const { say: s } = context
  return canvas(context, {
    tab: 3,
    title: s('发布检查', 'Release checks'),
    subtitle: s('业务搭建，IT 放行', 'Built by the business, approved by IT'),
    actions: button(s('发布到 214 人', 'Release to 214 people'), 'p'),
    body: `<div class="col g16" style="height:100%">${factBar([
      [s('规则', 'Rules'), '38 / 40'],
      [s('影响字段', 'Fields touched'), '14'],
      [s('接口', 'Interfaces'), '3'],
      [s('个人信息', 'Personal data'), s('2 个字段', '2 fields')],
      [s('试用', 'Trial'), s('12 人 9 天', '12 people, 9 days')],
    ])}<div class="f1" style="min-height:0">${board(
      [[s('状态', 'State'), s('差一条说明', 'One note to go')]],
      [
        { label: s('检查', 'Check') },
        { label: s('结果', 'Result'), width: 200 },
        { label: s('谁', 'Who'), width: 140 },
      ],
      [
        [
          s('字段命名与主数据一致', 'Field names match master data'),
          chip(s('通过', 'Passed'), 'ok'),
          s('系统', 'System'),
        ],
        [
          s('权限不超出岗位', 'Access as the role has'),
          chip(s('通过', 'Passed'), 'ok'),
          s('系统', 'System'),
        ],
        [
          s('客户签名保存 180 天', 'Signatures kept 180 days'),
          chip(s('需说明', 'Needs a note'), 'bad'),
          s('法务', 'Legal'),
        ],
        [s('离线数据加密', 'Offline data encrypted'), chip(s('通过', 'Passed'), 'ok'), s('系统', 'System')],
        [
          s('ERP 写入限于设备档案', 'Writes to machine records only'),
          chip(s('通过', 'Passed'), 'ok'),
          s('顾以宁', 'Gu Yining'),
        ],
        [s('回退方案', 'Way back'), chip('v6', 'mute'), s('系统', 'System')],
      ],
      [
        listCard(s('审批', 'Approval'), [
          [s('服务部 马骏', 'Service: Ma Jun'), s('同意', 'Agreed'), 'ok'],
          [s('信息部 顾以宁', 'IT: Gu Yining'), s('待定', 'Waiting'), 'go'],
        ]),
      ],
      60,
    )}</div></div>`,
  })
}
const tabs = (a: [string, string]): ['home' | 'list' | 'bell' | 'user', [string, string]][] => [
  ['home', ['首页', 'Home']],
  ['list', a],
  ['bell', ['提醒', 'Alerts']],
  ['user', ['我的', 'Me']],
]

export const platform: Product[] = [
  {
    id: 1010,
    scenes: {
      '1': coreOrder,
      '2': coreAgents,
      '3': coreExceptions,
      m: phoneList({
        title: ['等我签字', 'For my signature'],
        subtitle: ['智核已准备好依据', 'Core has the evidence ready'],
        figures: [
          [['待签', 'To sign'], '4', ['最急 2 小时', 'first in 2 h']],
          [['今天已签', 'Signed today'], '31', ['平均 40 秒', '40 s each']],
        ],
        heading: ['单据', 'Documents'],
        rows: [
          [
            ['SO-20718 提前 3 天', 'SO-20718: 3 days early'],
            ['方案 B', 'Plan B'],
            'go',
            ['3 条依据', '3 pieces of evidence'],
          ],
          [['SO-20724 低于底价', 'SO-20724: under floor'], ['−1.2%', '−1.2%'], 'bad'],
          [['PO-26126 定标', 'PO-26126 award'], ['¥439 万', '¥4.39 M'], 'mute'],
          [['EX-7718 吊车租赁', 'EX-7718 crane hire'], ['缺合同', 'No contract'], 'bad'],
        ],
        action: ['看依据并签字', 'See evidence and sign'],
        tabs: tabs(['单据', 'Documents']),
      }),
    },
  },
  {
    id: 1011,
    scenes: {
      '1': linkEdi,
      '2': linkFlow,
      '3': linkMonitor,
      m: phoneList({
        title: ['接口值守', 'On call'],
        subtitle: ['17 条待重发', '17 to resend'],
        figures: [
          [['成功', 'Delivered'], '99.98%', ['今天', 'today']],
          [['最久', 'Longest'], ['4 分钟', '4 min'], ['鹿特丹', 'Rotterdam']],
        ],
        heading: ['告警', 'Alerts'],
        rows: [
          [['鹿特丹 VPN 抖动', 'Rotterdam VPN unstable'], ['3 次', '3 times'], 'bad'],
          [['主机厂 F 证书', 'Car maker F certificate'], ['12 天', '12 days'], 'go'],
          [['MES 格式错误', 'MES bad format'], ['1 条', '1'], 'bad'],
          [['要货 +18% 主机厂 C', 'Call-off +18%, maker C'], ['已转排程', 'Sent to Plan'], 'ok'],
        ],
        action: ['重发 17 条', 'Resend 17'],
        tabs: tabs(['消息', 'Messages']),
      }),
    },
  },
  {
    id: 1012,
    scenes: {
      '1': canvasMain,
      '2': canvasData,
      '3': canvasRelease,
      m: phoneList({
        title: ['现场巡检', 'Site inspection'],
        subtitle: ['恒岳重工 · 离线可用', 'Hengyue · works offline'],
        figures: [
          [['已填', 'Filled'], '9/14', ['64%', '64%']],
          [['照片', 'Photos'], '4', ['最多 6', 'of 6']],
        ],
        heading: ['字段', 'Fields'],
        rows: [
          [['设备 HY-QC-07', 'Machine HY-QC-07'], ['已扫码', 'Scanned'], 'ok'],
          [['运行小时', 'Running hours'], ['8,412', '8,412'], 'mute'],
          [['液压油', 'Hydraulic oil'], ['偏深', 'Dark'], 'go'],
          [['客户签名', 'Signature'], ['待签', 'Missing'], 'bad'],
        ],
        action: ['保存并签名', 'Save and sign'],
        tabs: tabs(['记录', 'Records']),
      }),
    },
  },
]
