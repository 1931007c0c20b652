import { type Context, type Product, suite } from '../lib/scene'
import { hue } from '../ui/palette'
import { button, chip, segments, track } from '../ui/parts'
import { board, dashboard, gantt, listCard, stack, trend } from '../views/layouts'
import { phoneList } from '../views/phone-list'
import { comparison } from './procure/comparison'
import { frame as procureFrame } from './procure/frame'

export const stock = suite({
  active: 2,
  name: ['北湾仓储云', 'Northbay Stock'],
  tabs: [
    ['库存', 'Stock'],
    ['作业', 'Operations'],
    ['盘点', 'Counts'],
    ['分析', 'Analysis'],
  ],
  user: ['陈默', 'Chen Mo'],
  search: ['搜索物料、库位、批次', 'Items, bins, lots'],
})
export const fulfil = suite({
  active: 3,
  name: ['北湾运输云', 'Northbay Fulfil'],
  tabs: [
    ['在途', 'In transit'],
    ['调度', 'Dispatch'],
    ['承运商', 'Carriers'],
    ['费用', 'Cost'],
  ],
  user: ['许雯', 'Xu Wen'],
  search: ['搜索运单、车牌、收货方', 'Shipments, plates, consignees'],
})

/** Bins as a heat map: shade by use, one aisle a row. */
function bins(): string {
  const cells = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 28 }, (_, i) => {
      const use = (Math.sin(row * 1.7 + i * 0.55) + Math.cos(i * 0.23 + row)) / 4 + 0.52
      const colour =
        row === 4 && i > 19 && i < 23
          ? hue.coral
          : use > 0.85
            ? hue.teal
            : use > 0.62
              ? hue.sea
              : use > 0.4
                ? hue.foam
                : use > 0.2
                  ? hue.tint
                  : hue.hair
      return `<i style="background:${colour};border-radius:4px"></i>`
    }).join(''),
  )
  return cells
    .map(
      (row, i) =>
        `<div style="display:grid;grid-template-columns:34px repeat(28,1fr);gap:4px;height:44px;flex:none;margin-bottom:${i % 2 === 1 ? 16 : 4}px"><span class="s12 mut" style="align-self:center">${String.fromCharCode(65 + i)}</span>${row}</div>`,
    )
    .join('')
}

/** What the shades of the map say, below its last aisle. */
const useScale = (s: Context['say']) =>
  `<div class="row g16 s12 mut" style="margin-top:auto;padding-top:16px;border-top:1px solid ${hue.hair}">${[
    [hue.hair, s('空', 'Empty')],
    [hue.tint, s('20% 以上', 'Over 20%')],
    [hue.foam, s('40% 以上', 'Over 40%')],
    [hue.sea, s('62% 以上', 'Over 62%')],
    [hue.teal, s('85% 以上', 'Over 85%')],
    [hue.coral, s('超重', 'Overweight')],
  ]
    .map(
      ([colour, label]) =>
        `<span class="row g8"><i style="width:16px;height:16px;border-radius:4px;background:${colour}"></i>${label}</span>`,
    )
    .join('')}</div>`

const stockMain = (context: Context) => {
  const { say: s } = context
  return stock(context, {
    tab: 1,
    title: s('宁波 2 号仓 · 作业总览', 'Ningbo warehouse 2: operations'),
    subtitle: s('11 个巷道 · 2,772 个库位 · 库容 78.4%', '11 aisles · 2,772 bins · 78.4% full'),
    actions: `${segments([s('库容', 'Use'), s('周转', 'Turns'), s('温区', 'Zones')], 0)}${button(s('补货建议', 'Replenish'), 'p')}`,
    body: `<div class="grid fill" style="grid-template-columns:1fr 348px"><section class="card f1" style="display:flex;flex-direction:column">${bins()}${useScale(s)}</section><div class="col g16">${listCard(
      s('当前波次', 'Waves now'),
      [
        [
          s('W-0417 晨配', 'W-0417 morning'),
          s('拣货 82%', 'Picked 82%'),
          'go',
          s('46 单 · 12 车', '46 orders · 12 lorries'),
        ],
        [s('W-0418 电商', 'W-0418 online'), s('复核中', 'Checking'), 'go', s('1,204 单', '1,204 orders')],
        [s('W-0419 门店', 'W-0419 stores'), s('待释放', 'Waiting'), 'mute', s('38 店', '38 stores')],
        [s('R-0073 退货', 'R-0073 returns'), s('缺 3 件', '3 short'), 'bad', s('橙里生活', 'Chengli Living')],
      ],
    )}${listCard(s('需要处理', 'Needs a person'), [
      [s('E 巷道 3 个库位超重', 'Aisle E: 3 bins overweight'), s('移库', 'Move'), 'bad'],
      [s('批次 2611-08 临期 9 天', 'Lot 2611-08: 9 days left'), s('先出', 'Ship first'), 'go'],
      [s('青禾乳业 到货提前', 'Qinghe Dairy early'), '14:20'],
    ])}</div></div>`,
  })
}
const stockHealth = (context: Context) => {
  const { say: s } = context
  const months = ['6', '7', '8', '9', '10', '11'].map((m) =>
    s(`${m}月`, ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'][Number(m) - 6] ?? ''),
  )
  return stock(context, {
    tab: 3,
    title: s('库存健康', 'Inventory health'),
    subtitle: s('全部仓库 · 含门店与在途', 'All warehouses, shops and goods on the way'),
    actions: segments([s('金额', 'Value'), s('天数', 'Days')], 1),
    body: dashboard(
      [
        [s('库存天数', 'Days of stock'), '31.6', s('较去年 −8.4 天', '8.4 days less than last year'), 'up'],
        [s('呆滞占比', 'Slow-moving'), '4.2%', s('目标 5% 以内', 'Target under 5%'), 'up'],
        [s('缺货率', 'Out of stock'), '2.8%', s('较上月 −0.3', '0.3 less than last month'), 'up'],
        [s('账实相符', 'Count accuracy'), '99.71%', s('循环盘点 1,840 位', '1,840 bins counted'), 'flat'],
      ],
      {
        title: s('库存天数走势', 'Days of stock'),
        aside: '',
        svg: trend(880, 210, months, 20, 60, [
          [44, 41, 38.5, 36, 33.2, 31.6],
          [45, 44, 43, 42, 41, 40],
        ], s('去年', 'Last year')),
      },
      {
        title: s('库龄（天，占比 %）', 'Age of stock in days, %'),
        svg: stack(360, 210, ['0–30', '31–60', '61–90', '90+'], 60, [[54], [28], [12], [6]]),
      },
      [
        { label: s('物料', 'Item') },
        { label: s('仓库', 'Warehouse'), width: 150 },
        { label: s('可用', 'Free'), width: 110, align: 'r' },
        { label: s('天数', 'Days'), width: 90, align: 'r' },
        { label: s('建议', 'Suggestion'), width: 190 },
      ],
      [
        [
          s('鲜牛乳 950 ml', 'Fresh milk 950 ml'),
          s('宁波 2 号', 'Ningbo 2'),
          '12,480',
          '2.1',
          chip(s('今晚补货', 'Refill tonight'), 'go'),
        ],
        [
          s('行星减速机 K17', 'Planetary gearbox K17'),
          s('苏州', 'Suzhou'),
          '86',
          '94',
          chip(s('转舟山 30 台', 'Send 30 to Zhoushan'), 'ok'),
        ],
        [
          s('四件套 云灰', 'Bed set, cloud grey'),
          s('成都', 'Chengdu'),
          '3,204',
          '18',
          chip(s('正常', 'OK'), 'mute'),
        ],
        [
          s('密封圈 F44', 'Seal ring F44'),
          s('宁波 1 号', 'Ningbo 1'),
          '0',
          '0',
          chip(s('缺货 2 天', 'Out for 2 days'), 'bad'),
        ],
      ],
    ),
  })
}
const stockOverview = (context: Context) => {
  const { say: s } = context
  const row = (item: string, a: string, b: string, c: string, d: string, share: number) => [
    item,
    a,
    b,
    c,
    `<b>${d}</b>`,
    `<span class="row">${track(share, '', 120)}</span>`,
  ]
  return stock(context, {
    tab: 0,
    title: s('一盘货 · 可卖数', 'One stock: what can be sold'),
    subtitle: s('橙里生活 · 326 家门店 · 4 个电商渠道', 'Chengli Living · 326 shops · 4 online channels'),
    actions: `${button(s('导出', 'Export'), '', 'save')}${button(s('调整分配', 'Reallocate'), 'p')}`,
    body: board(
      [
        [s('总库存', 'Total stock'), s('¥1.86 亿', '¥186 M')],
        [s('可卖数', 'Can be sold'), '412,600'],
        [s('已预留', 'Reserved'), '38,940'],
        [s('在途', 'On the way'), '71,200'],
        [s('更新', 'Updated'), s('8 秒前', '8 s ago')],
      ],
      [
        { label: s('商品', 'Article') },
        { label: s('门店', 'Shops'), width: 110, align: 'r' },
        { label: s('电商仓', 'Online'), width: 110, align: 'r' },
        { label: s('在途', 'On the way'), width: 110, align: 'r' },
        { label: s('可卖', 'Sellable'), width: 110, align: 'r' },
        { label: s('保障', 'Cover'), width: 160 },
      ],
      [
        row(s('亚麻窗帘 2.4 m', 'Linen curtain 2.4 m'), '8,412', '3,120', '1,600', '11,140', 88),
        row(s('记忆枕 标准', 'Memory pillow'), '14,206', '9,870', '0', '23,110', 94),
        row(s('四件套 云灰', 'Bed set, cloud grey'), '3,204', '1,980', '2,400', '4,960', 61),
        row(s('收纳箱 45 L', 'Storage box 45 L'), '22,140', '12,600', '8,000', '33,020', 97),
        row(s('陶瓷餐具 16 件', 'Dinner set, 16 pieces'), '1,108', '640', '900', '1,610', 42),
        row(s('浴室地垫', 'Bath mat'), '9,906', '4,410', '0', '13,780', 83),
        row(s('香薰 白茶', 'Scent, white tea'), '5,020', '2,760', '3,000', '7,140', 78),
        row(s('儿童书桌', 'Child’s desk'), '412', '186', '240', '550', 35),
        row(s('落地灯 黑', 'Floor lamp, black'), '1,960', '820', '0', '2,610', 66),
      ],
      [
        listCard(s('渠道占用', 'Held by channel'), [
          [s('门店自提', 'Collect in shop'), '14,200'],
          [s('天猫', 'Tmall'), '11,480'],
          [s('小程序', 'Mini program'), '8,960'],
          [s('经销商', 'Dealers'), '4,300'],
        ]),
        listCard(s('调拨建议', 'Suggested moves'), [
          [
            s('成都 → 重庆', 'Chengdu → Chongqing'),
            '420',
            'go',
            s('3 家店明日缺货', '3 shops empty tomorrow'),
          ],
          [
            s('上海 → 苏州', 'Shanghai → Suzhou'),
            '180',
            'go',
            s('近 7 天动销 +32%', 'Sales up 32% in 7 days'),
          ],
          [s('武汉 → 电商仓', 'Wuhan → online'), '900', 'ok', s('库龄超过 60 天', 'Older than 60 days')],
        ]),
      ],
    ),
  })
}

const routeMap = (
  x: string,
) => `<svg style="display:block;width:100%;height:100%" viewBox="0 0 980 640" preserveAspectRatio="xMidYMid slice"><rect width="980" height="640" fill="#EAF2F4"/>${[0, 1, 2, 3, 4].map((i) => `<path d="M${640 + i * 60} -20C${520 + i * 66} 160 ${760 + i * 40} 300 ${600 + i * 70} 660" fill="none" stroke="#D0E2E6" stroke-width="${26 - i * 4}"/>`).join('')}${[80, 190, 310, 430, 540].map((y) => `<path d="M0 ${y}C260 ${y - 60} 520 ${y + 70} 980 ${y - 20}" stroke="#fff" stroke-width="7" fill="none"/>`).join('')}${[120, 300, 470, 690, 850].map((v) => `<path d="M${v} 0C${v + 50} 220 ${v - 60} 420 ${v + 20} 640" stroke="#fff" stroke-width="7" fill="none"/>`).join('')}
<path d="M180 470C260 380 300 330 410 320S560 210 660 190 800 150 860 96" fill="none" stroke="${hue.teal}" stroke-width="5" stroke-linecap="round"/><path d="M180 470C300 520 420 540 520 480S700 420 800 470" fill="none" stroke="${hue.sea}" stroke-width="4" stroke-dasharray="2 10" stroke-linecap="round"/><path d="M180 470C160 360 190 260 280 200S420 110 470 60" fill="none" stroke="${hue.sea}" stroke-width="4" stroke-dasharray="2 10" stroke-linecap="round"/>${[
  [410, 320],
  [660, 190],
  [860, 96],
  [520, 480],
  [800, 470],
  [280, 200],
  [470, 60],
]
  .map(
    ([cx, cy], i) =>
      `<circle cx="${cx}" cy="${cy}" r="11" fill="#fff" stroke="${hue.teal}" stroke-width="4"/><text x="${(cx ?? 0) - 4}" y="${(cy ?? 0) - 18}" font-size="13" font-weight="600" fill="${hue.deep}">${i + 1}</text>`,
  )
  .join(
    '',
  )}<circle cx="180" cy="470" r="16" fill="${hue.ink}"/><circle cx="560" cy="246" r="12" fill="${hue.coral}" stroke="#fff" stroke-width="4"/><text x="582" y="268" font-size="14" font-weight="600" fill="${hue.rust}">${x}</text></svg>`
const fulfilMain = (context: Context) => {
  const { say: s } = context
  return fulfil(context, {
    tab: 0,
    title: s('在途运输', 'Live transport view'),
    subtitle: s('今日 186 单 · 准点 97.4% · 3 单需关注', '186 shipments today · 97.4% on time · 3 to watch'),
    actions: `${segments([s('地图', 'Map'), s('列表', 'List')], 0)}${button(s('新建运单', 'New shipment'), 'p')}`,
    body: `<div class="grid fill" style="grid-template-columns:1fr 348px"><section class="card flush f1" style="overflow:hidden">${routeMap(s('浙B 7K·412 · 晚 18 分', 'ZB 7K-412 · 18 min late'))}</section><div class="col g16">${listCard(
      s('重点运单', 'Shipments to watch'),
      [
        [
          'NB-88214',
          s('晚 18 分', '18 min late'),
          'bad',
          s('青禾乳业 → 海曙 16 店 · 3.6 ℃', 'Qinghe → 16 shops · 3.6 °C'),
        ],
        ['NB-88209', s('在途', 'Moving'), 'go', s('恒岳重工 → 舟山 · 42 t', 'Hengyue → Zhoushan · 42 t')],
        ['NB-88197', s('已签收', 'Delivered'), 'ok', s('麦田便利 · 38 店', 'Wheatfield · 38 shops')],
        ['NB-88190', s('待提货', 'Waiting'), 'mute', s('拓浪船机 · 新加坡', 'Toplang Marine · Singapore')],
        ['NB-88176', s('在途', 'Moving'), 'go', s('海味鲜 · −19.4 ℃', 'Haiwei Seafood · −19.4 °C')],
      ],
    )}${listCard(
      s('今日', 'Today'),
      [
        [s('装载率', 'Load factor'), '88%'],
        [s('单位成本', 'Cost per stop'), '¥41.20'],
        [s('签收回传', 'Proof returned'), '162 / 186'],
      ],
      '',
    )}</div></div>`,
  })
}
const fulfilCost = (context: Context) => {
  const { say: s } = context
  const days = [1, 5, 10, 15, 20].map((d) => s(`11/${d}`, `${d} Nov`))
  return fulfil(context, {
    tab: 3,
    title: s('费用与准点', 'Cost and punctuality'),
    subtitle: s('11 月 · 14 家承运商', 'November · 14 carriers'),
    actions: button(s('对账单', 'Statement'), '', 'doc'),
    body: dashboard(
      [
        [s('运费', 'Freight'), s('¥286 万', '¥2.86 M'), s('预算内 4.1%', '4.1% under budget'), 'up'],
        [s('准点率', 'On time'), '97.4%', s('较上月 +0.9', '0.9 more than October'), 'up'],
        [s('货损', 'Damage'), '0.06%', s('11 件', '11 pieces'), 'flat'],
        [s('自动对账', 'Matched by itself'), '93.8%', s('差异 42 单', '42 differences'), 'flat'],
      ],
      {
        title: s('每日准点率', 'On-time delivery by day'),
        aside: '',
        svg: trend(
          880,
          210,
          days,
          90,
          100,
          [
            // Their mean is the month's figure above.
            [96.3, 97.1, 96.8, 97.6, 97.9, 97.4, 98.2, 97.9],
            [95, 95, 95, 95, 95, 95, 95, 95],
          ],
          s('目标', 'Target'),
          (v) => `${v}%`,
        ),
      },
      {
        title: s('费用构成（万元）', 'Cost by kind, ¥ k'),
        svg: stack(
          360,
          210,
          [s('干线', 'Trunk'), s('城配', 'City'), s('冷链', 'Cold'), s('出口', 'Export')],
          context.lang === 'cn' ? 160 : 1600,
          // They add up to the freight above.
          [122, 84, 46, 34].map((sum) => [context.lang === 'cn' ? sum : sum * 10]),
        ),
      },
      [
        { label: s('承运商', 'Carrier') },
        { label: s('单数', 'Shipments'), width: 120, align: 'r' },
        { label: s('准点', 'On time'), width: 110, align: 'r' },
        { label: s('单价', 'Unit cost'), width: 120, align: 'r' },
        { label: s('评级', 'Rating'), width: 150 },
      ],
      [
        [s('东海冷运', 'Donghai Cold'), '412', '98.9%', '¥46.80', chip('A', 'ok')],
        [s('甬城快配', 'Yongcheng City'), '1,286', '97.8%', '¥18.40', chip('A', 'ok')],
        [s('北线物流', 'Northline'), '318', '95.2%', '¥62.10', chip(s('B · 已约谈', 'B · talked to'), 'go')],
        [s('港联集卡', 'Port Link'), '206', '92.6%', '¥88.00', chip(s('C · 减量', 'C · less work'), 'bad')],
      ],
    ),
  })
}
const fulfilRounds = (context: Context) => {
  const { say: s } = context
  const lorry = (
    plate: string,
    driver: [string, string],
    bars: Parameters<typeof gantt>[1][number]['bars'],
  ) => ({ label: plate.replace('浙B', s('浙B', 'ZB')), note: s(...driver), bars })
  return fulfil(context, {
    tab: 1,
    title: s('乳品与生鲜城配 · 11 月 21 日', 'Dairy and fresh city rounds, 21 November'),
    subtitle: s('14 车 · 212 个门店 · 全程 2–6 ℃', '14 lorries · 212 shops · 2–6 °C throughout'),
    actions: `${button(s('重新排线', 'Plan again'), 'p')}`,
    body: gantt(
      ['04:00', '05:00', '06:00', '07:00', '08:00', '09:00', '10:00', '11:00'],
      [
        lorry(
          '浙B 7K·412',
          ['周师傅', 'Zhou'],
          [
            { from: 0, length: 0.8, label: s('装车', 'Load'), tone: 'hatch' },
            { from: 0.9, length: 3.4, label: s('海曙 16 店', 'Haishu, 16 shops') },
            { from: 4.5, length: 1.9, label: s('晚 18 分', '18 min late'), tone: 'coral' },
          ],
        ),
        lorry(
          '浙B 3D·908',
          ['钱师傅', 'Qian'],
          [
            { from: 0.2, length: 0.7, tone: 'hatch' },
            { from: 1, length: 4.6, label: s('鄞州 21 店', 'Yinzhou, 21 shops') },
          ],
        ),
        lorry(
          '浙B 9F·226',
          ['沈师傅', 'Shen'],
          [
            { from: 0.4, length: 0.8, tone: 'hatch' },
            { from: 1.3, length: 2.6, label: s('江北 12 店', 'Jiangbei, 12') },
            { from: 4.2, length: 2.2, label: s('镇海 9 店', 'Zhenhai, 9'), tone: 'foam' },
          ],
        ),
        lorry(
          '浙B 5M·110',
          ['何师傅', 'He'],
          [
            { from: 0, length: 0.9, tone: 'hatch' },
            { from: 1, length: 5.4, label: s('北仑 24 店', 'Beilun, 24 shops') },
          ],
        ),
        lorry(
          '浙B 2Q·734',
          ['陆师傅', 'Lu'],
          [
            { from: 0.6, length: 0.7, tone: 'hatch' },
            { from: 1.4, length: 3.1, label: s('慈溪 14 店', 'Cixi, 14 shops') },
            { from: 4.7, length: 1.4, label: s('返程', 'Return'), tone: 'hatch' },
          ],
        ),
        lorry(
          '浙B 8W·055',
          ['朱师傅', 'Zhu'],
          [
            { from: 0.3, length: 0.8, tone: 'hatch' },
            { from: 1.2, length: 4.1, label: s('余姚 18 店', 'Yuyao, 18 shops'), tone: 'foam' },
          ],
        ),
        lorry(
          '浙B 4T·361',
          ['叶师傅', 'Ye'],
          [
            { from: 0.1, length: 0.8, tone: 'hatch' },
            { from: 1, length: 2.2, label: s('医院 6 处', '6 hospitals') },
            { from: 3.4, length: 2.8, label: s('学校 19 处', '19 schools') },
          ],
        ),
        lorry(
          '浙B 6H·817',
          ['方师傅', 'Fang'],
          [
            { from: 0.5, length: 0.7, tone: 'hatch' },
            { from: 1.3, length: 3.9, label: s('奉化 15 店', 'Fenghua, 15 shops') },
          ],
        ),
        lorry(
          '浙B 1C·593',
          ['徐师傅', 'Xu'],
          [
            { from: 0.2, length: 0.8, tone: 'hatch' },
            { from: 1.1, length: 4.7, label: s('象山 11 店', 'Xiangshan, 11 shops'), tone: 'ink' },
          ],
        ),
      ],
      3.4,
      [
        listCard(s('温度', 'Temperature'), [
          ['7K·412', '3.6 ℃', 'ok'],
          ['3D·908', '4.1 ℃', 'ok'],
          ['5M·110', '5.8 ℃', 'go'],
          ['1C·593', '2.9 ℃', 'ok'],
        ]),
        listCard(s('智核建议', 'Core suggests'), [
          [s('镇海 9 店改由 8W·055 送', 'Give Zhenhai to 8W-055'), s('省 14 分', '14 min saved'), 'go'],
          [s('提前通知 2 家晚到门店', 'Tell 2 shops they are late'), s('发送', 'Send'), 'mute'],
        ]),
      ],
    ),
  })
}

const procureOrders = (context: Context) => {
  const { say: s } = context
  const row = (
    po: string,
    supplier: [string, string],
    item: [string, string],
    asked: string,
    promised: string,
    state: string,
  ) => [`<b>${po}</b>`, s(...supplier), s(...item), asked, promised, state]
  return procureFrame(context, {
    tab: 1,
    title: s('采购订单协同', 'Purchase order collaboration'),
    subtitle: s('未交 412 行 · 交期已确认 92%', '412 open lines · 92% of dates confirmed'),
    actions: `${segments([s('按行', 'Lines'), s('按单', 'Orders')], 0)}${button(s('催交 18 行', 'Chase 18 lines'), 'p')}`,
    body: board(
      [
        [s('24 小时确认', 'Confirmed in 24 h'), '92%'],
        [s('逾期行', 'Late lines'), '11'],
        [s('待收货', 'To receive'), s('¥684 万', '¥6.84 M')],
        [s('本周到货', 'Due this week'), '126'],
        [s('差异', 'Differences'), '7'],
      ],
      [
        { label: s('订单行', 'Line'), width: 150 },
        { label: s('供应商', 'Supplier'), width: 150 },
        { label: s('物料', 'Item') },
        { label: s('需求', 'Needed'), width: 90, align: 'r' },
        { label: s('承诺', 'Promised'), width: 100, align: 'r' },
        { label: s('状态', 'State'), width: 130 },
      ],
      [
        row(
          'PO-26118-03',
          ['铎石精密', 'Duoshi'],
          ['伺服阀块 SV-12', 'Servo valve block SV-12'],
          '11-24',
          '11-24',
          chip(s('已确认', 'Confirmed'), 'ok'),
        ),
        row(
          'PO-26118-04',
          ['铎石精密', 'Duoshi'],
          ['导轨 1200', 'Guide rail 1200'],
          '11-24',
          '11-29',
          chip(s('晚 5 天', '5 days late'), 'bad'),
        ),
        row(
          'PO-26121-01',
          ['槐屏锻造', 'Huaiping'],
          ['轮毂毛坯 22"', 'Wheel blank 22"'],
          '11-26',
          '11-25',
          chip(s('已发货', 'Shipped'), 'go'),
        ),
        row(
          'PO-26125-02',
          ['沐岑部件', 'Mucen'],
          ['线束 H7', 'Harness H7'],
          '11-27',
          '11-27',
          chip(s('已确认', 'Confirmed'), 'ok'),
        ),
        row(
          'PO-26126-06',
          ['砚桥电驱', 'Yanqiao Drive'],
          ['行走电驱 D3', 'Travel drive D3'],
          '12-01',
          '—',
          chip(s('待确认', 'Waiting'), 'mute'),
        ),
        row(
          'PO-26130-01',
          ['泗屿机电', 'Siyu'],
          ['液压泵 HP40', 'Hydraulic pump HP40'],
          '12-02',
          '12-02',
          chip(s('已确认', 'Confirmed'), 'ok'),
        ),
        row(
          'PO-26131-05',
          ['苇泽电池', 'Weize'],
          ['电池包 280 Ah', 'Battery pack 280 Ah'],
          '12-04',
          '12-03',
          chip(s('已发货', 'Shipped'), 'go'),
        ),
        row(
          'PO-26133-02',
          ['铎石精密', 'Duoshi'],
          ['夹具板 B', 'Fixture plate B'],
          '12-05',
          '12-05',
          chip(s('已确认', 'Confirmed'), 'ok'),
        ),
        row(
          'PO-26134-01',
          ['沐岑部件', 'Mucen'],
          ['支架 L-80', 'Bracket L-80'],
          '12-06',
          '12-06',
          chip(s('已确认', 'Confirmed'), 'ok'),
        ),
        row(
          'PO-26135-02',
          ['槐屏锻造', 'Huaiping'],
          ['轮毂毛坯 20"', 'Wheel blank 20"'],
          '12-08',
          '12-08',
          chip(s('已确认', 'Confirmed'), 'ok'),
        ),
        row(
          'PO-26137-01',
          ['苇泽电池', 'Weize'],
          ['电池托盘', 'Battery tray'],
          '12-09',
          '—',
          chip(s('待确认', 'Waiting'), 'mute'),
        ),
        row(
          'PO-26138-04',
          ['泗屿机电', 'Siyu'],
          ['回转接头', 'Swivel joint'],
          '12-10',
          '12-09',
          chip(s('已确认', 'Confirmed'), 'ok'),
        ),
      ],
      [
        listCard(s('供应商留言', 'Supplier notes'), [
          [s('铎石：导轨热处理返工', 'Duoshi: rails back to heat treatment'), '09:12', 'mute'],
          [s('砚桥：请确认图纸 C 版', 'Yanqiao: please confirm drawing C'), s('待回复', 'Answer'), 'go'],
          [s('槐屏：今晚 20:00 到厂', 'Huaiping: arrives tonight 20:00'), '10:40', 'mute'],
          [s('泗屿：HP40 检验报告已附', 'Siyu: HP40 report attached'), '11:05', 'mute'],
          [s('沐岑：H7 可提前两天', 'Mucen: H7 two days early'), s('待回复', 'Answer'), 'go'],
        ]),
        listCard(s('对账', 'Reconciliation'), [
          [s('10 月已对', 'October matched'), '98.6%'],
          [s('单价差异', 'Price differences'), '3'],
          [s('数量差异', 'Quantity differences'), '4'],
          [s('待开票', 'To be invoiced'), '23'],
          [s('本月付款', 'Paid this month'), s('¥391 万', '¥3.91 M')],
        ]),
      ],
    ),
  })
}
const procureSpend = (context: Context) => {
  const { say: s } = context
  return procureFrame(context, {
    tab: 3,
    title: s('支出与供应商绩效', 'Spend and supplier performance'),
    subtitle: s('2026 年 1–10 月', 'January to October 2026'),
    actions: button(s('导出', 'Export'), '', 'save'),
    body: dashboard(
      [
        [s('采购支出', 'Spend'), s('¥4.12 亿', '¥412 M'), s('预算内 1.8%', '1.8% under budget'), 'up'],
        [s('降本', 'Saved'), s('¥1,842 万', '¥18.4 M'), '4.3%', 'up'],
        [s('准时到货', 'On time'), '95.7%', s('较去年 +3.1', '3.1 more than last year'), 'up'],
        [s('活跃供应商', 'Active suppliers'), '386', s('淘汰 22 家', '22 dropped'), 'flat'],
      ],
      {
        title: s('月度支出（百万元）', 'Spend by month, ¥ M'),
        aside: '',
        svg: trend(
          880,
          210,
          ['1', '4', '7', '10'].map((m) =>
            s(`${m}月`, ['Jan', 'Apr', 'Jul', 'Oct'][(Number(m) - 1) / 3] ?? ''),
          ),
          30,
          50,
          [
            [38, 36.5, 41, 40.2, 42.6, 43, 40.8, 42.2, 44.1, 43.6],
            // As much more in all as is said above.
            [40, 39.5, 41, 40.5, 42.5, 42.5, 42.5, 43, 43.5, 44.5],
          ],
          s('预算', 'Budget'),
        ),
      },
      {
        title: s('品类', 'By category'),
        svg: stack(
          360,
          210,
          [s('机加', 'Parts'), s('电气', 'Electric'), s('钢材', 'Steel'), s('包装', 'Packing')],
          160,
          [
            [128, 14, 6],
            [92, 18, 0],
            [74, 10, 4],
            [34, 8, 0],
          ],
        ),
      },
      [
        { label: s('供应商', 'Supplier') },
        { label: s('支出', 'Spend'), width: 130, align: 'r' },
        { label: s('准时', 'On time'), width: 110, align: 'r' },
        { label: s('质量', 'Quality'), width: 110, align: 'r' },
        { label: s('评级', 'Grade'), width: 120 },
      ],
      [
        [s('砚桥电驱', 'Yanqiao Drive'), s('¥4,260 万', '¥42.6 M'), '98.2%', '99.86%', chip('A', 'ok')],
        [s('沐岑部件', 'Mucen Components'), s('¥3,180 万', '¥31.8 M'), '97.6%', '99.71%', chip('A', 'ok')],
        [s('铎石精密', 'Duoshi Precision'), s('¥2,440 万', '¥24.4 M'), '94.1%', '99.90%', chip('B', 'go')],
        [
          s('泗屿机电', 'Siyu Electric'),
          s('¥1,090 万', '¥10.9 M'),
          '91.8%',
          '99.12%',
          chip(s('B · 改善中', 'B · up'), 'go'),
        ],
      ],
    ),
  })
}

export const supply: Product[] = [
  {
    id: 1001,
    scenes: {
      '1': comparison,
      '2': procureOrders,
      '3': procureSpend,
      m: phoneList({
        title: ['采购待办', 'My purchasing'],
        subtitle: ['周岚 · 12 项', 'Zhou Lan · 12 items'],
        figures: [
          [['待确认', 'To confirm'], '5', ['最早 11-24', 'from 24 Nov']],
          [['逾期', 'Late'], '2', ['影响 1 张订单', 'hits 1 order']],
        ],
        heading: ['今天', 'Today'],
        rows: [
          [
            ['行走电驱 定标', 'Travel drive award'],
            ['审批', 'Approve'],
            'go',
            ['节省 ¥35.1 万', 'saves ¥351,360'],
          ],
          [['导轨 1200 延期', 'Guide rail 1200 late'], ['5 天', '5 days'], 'bad', ['铎石精密', 'Duoshi']],
          [['轮毂毛坯 到货', 'Wheel blanks arrive'], ['20:00', '20:00'], 'mute', ['槐屏锻造', 'Huaiping']],
          [['线束 H7 合同', 'Harness H7 contract'], ['已签', 'Signed'], 'ok'],
        ],
        action: ['审批定标', 'Approve award'],
        tabs: [
          ['home', ['首页', 'Home']],
          ['cart', ['订单', 'Orders']],
          ['users', ['供应商', 'Suppliers']],
          ['user', ['我的', 'Me']],
        ],
      }),
    },
  },
  {
    id: 1002,
    scenes: {
      '1': stockOverview,
      '2': stockMain,
      '3': stockHealth,
      m: phoneList({
        title: ['拣货 W-0417', 'Pick W-0417'],
        subtitle: ['宁波 2 号仓 · 晨配', 'Ningbo 2 · morning'],
        figures: [
          [['已拣', 'Picked'], '38/46', ['82%', '82%']],
          [['剩余路程', 'To walk'], '214 m', ['约 6 分钟', 'about 6 min']],
        ],
        heading: ['下一个库位', 'Next bins'],
        rows: [
          [
            ['C-14-03 鲜牛乳', 'C-14-03 fresh milk'],
            ['24 箱', '24 cases'],
            'go',
            ['批次 2611-08', 'lot 2611-08'],
          ],
          [['C-16-01 酸奶', 'C-16-01 yoghurt'], ['18 箱', '18 cases'], 'mute'],
          [['D-02-04 奶酪', 'D-02-04 cheese'], ['6 箱', '6 cases'], 'mute'],
          [['E-20-02 缺 3 件', 'E-20-02 short by 3'], ['报缺', 'Report'], 'bad'],
        ],
        action: ['扫描库位', 'Scan the bin'],
        tabs: [
          ['scan', ['拣货', 'Pick']],
          ['box', ['上架', 'Put away']],
          ['list', ['盘点', 'Count']],
          ['user', ['我的', 'Me']],
        ],
      }),
    },
  },
  {
    id: 1003,
    scenes: {
      '1': fulfilRounds,
      '2': fulfilMain,
      '3': fulfilCost,
      m: phoneList({
        title: ['第 9 站 / 16', 'Stop 9 of 16'],
        subtitle: ['浙B 7K·412 · 3.6 ℃', 'ZB 7K-412 · 3.6 °C'],
        figures: [
          [['准点', 'On time'], '8/8', ['本趟', 'this round']],
          [['预计完成', 'Done by'], '10:42', ['晚 18 分', '18 min late']],
        ],
        heading: ['接下来', 'Next stops'],
        rows: [
          [
            ['麦田便利 解放路店', 'Wheatfield Jiefang Rd'],
            ['08:12', '08:12'],
            'go',
            ['24 箱 · 需签收', '24 cases · signature'],
          ],
          [['橙里生活 月湖店', 'Chengli Yuehu'], ['08:31', '08:31'], 'mute'],
          [['第三医院', 'Third Hospital'], ['08:50', '08:50'], 'mute'],
          [['麦田便利 东门口店', 'Wheatfield East Gate'], ['09:14', '09:14'], 'mute'],
        ],
        action: ['拍照签收', 'Photo and sign'],
        tabs: [
          ['truck', ['行程', 'Round']],
          ['pin', ['地图', 'Map']],
          ['thermo', ['温度', 'Temp.']],
          ['user', ['我的', 'Me']],
        ],
      }),
    },
  },
]
