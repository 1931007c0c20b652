import type { Say } from '../lib/lang'
import { type Context, type Product, suite } from '../lib/scene'
import { hue } from '../ui/palette'
import { button, chip, segments } from '../ui/parts'
import { type Bar, board, dashboard, gantt, graph, listCard, stack, trend } from '../views/layouts'
import { phoneList } from '../views/phone-list'

export const plan = suite({
  active: 4,
  name: ['北湾排程', 'Northbay Plan'],
  tabs: [
    ['甘特', 'Gantt'],
    ['负荷', 'Load'],
    ['方案', 'Scenarios'],
    ['物料', 'Materials'],
  ],
  user: ['严骏', 'Yan Jun'],
  search: ['搜索工单、设备', 'Orders, machines'],
})
export const make = suite({
  active: 5,
  name: ['北湾制造', 'Northbay Make'],
  tabs: [
    ['产线', 'Lines'],
    ['工单', 'Orders'],
    ['停机', 'Stops'],
    ['人员', 'People'],
  ],
  user: ['孙立', 'Sun Li'],
  search: ['搜索工单、工位', 'Orders, stations'],
})
export const trace = suite({
  active: 6,
  name: ['北湾追溯', 'Northbay Trace'],
  tabs: [
    ['谱系', 'Genealogy'],
    ['检验', 'Inspection'],
    ['召回', 'Recall'],
    ['问题', 'Problems'],
  ],
  user: ['吴敏', 'Wu Min'],
  search: ['搜索批次、序列号', 'Lots, serial numbers'],
})

const week = (s: Context['say']) => [
  s('周一', 'Mon'),
  s('周二', 'Tue'),
  s('周三', 'Wed'),
  s('周四', 'Thu'),
  s('周五', 'Fri'),
  s('周六', 'Sat'),
  s('周日', 'Sun'),
]
const machines = (s: Context['say'], shift: number): { label: string; note: string; bars: Bar[] }[] =>
  [
    ['CNC-01', s('五轴', '5-axis')],
    ['CNC-02', s('五轴', '5-axis')],
    ['CNC-03', s('三轴', '3-axis')],
    ['GRD-01', s('磨床', 'Grinder')],
    ['WLD-02', s('焊接', 'Welding')],
    ['HT-01', s('热处理', 'Heat treat')],
    ['ASM-A', s('总装', 'Assembly')],
    ['ASM-B', s('总装', 'Assembly')],
    ['TST-01', s('试车', 'Test')],
    ['PNT-01', s('涂装', 'Paint')],
    ['PCK-01', s('包装', 'Packing')],
  ].map(([label = '', note = ''], row) => {
    const bars: Bar[] = []
    let at = ((row * 0.37 + shift) % 0.6) + (row > 5 ? 1.2 : 0)
    for (let k = 0; at < 6.4; k++) {
      const length = 0.7 + ((row * 13 + k * 7 + Math.round(shift * 10)) % 11) / 8
      // The order that waits for heat treatment stands in its row, after what the furnace does first.
      const order = `WO-${(row === 5 ? 4183 : 4100 + row * 17) + k * 3}`
      const tone =
        row === 3 && k === 2
          ? 'coral'
          : (row + k) % 4 === 0
            ? 'ink'
            : (row + k) % 3 === 0
              ? 'foam'
              : (row + k) % 7 === 5
                ? 'hatch'
                : 'teal'
      const shown = Math.min(length, 6.9 - at)
      bars.push({
        from: at,
        length: shown,
        label: shown < 0.6 ? '' : tone === 'hatch' ? s('保养', 'Service') : order,
        tone,
      })
      at += length + 0.12 + ((row + k) % 3) * 0.1
    }
    return { label, note, bars }
  })

const planMain = (context: Context) => {
  const { say: s } = context
  return plan(context, {
    tab: 0,
    title: s('第 47 周 · 二车间', 'Week 47, workshop 2'),
    subtitle: s('53 张工单 · 11 台设备 · 上次求解 11 秒', '53 orders · 11 machines · solved in 11 s'),
    actions: `${segments([s('天', 'Day'), s('周', 'Week'), s('月', 'Month')], 1)}${button(s('重新排程', 'Solve again'), 'p')}`,
    body: gantt(week(s), machines(s, 0.2), 2.4, [
      listCard(s('这一版', 'This plan'), [
        [s('准时率', 'On time'), '96.2%'],
        [s('设备利用', 'Utilisation'), '87.4%'],
        [s('换型次数', 'Set-ups'), '41'],
        [s('加班', 'Overtime'), s('12 小时', '12 h')],
      ]),
      listCard(s('会晚的订单', 'Orders at risk'), [
        [
          s('WO-4157 恒岳 行走箱', 'WO-4157 Hengyue'),
          s('晚 1.5 天', '1.5 days'),
          'bad',
          s('磨床瓶颈', 'Grinder is the limit'),
        ],
        [
          s('WO-4189 拓浪 艉轴', 'WO-4189 Toplang'),
          s('晚 0.5 天', '0.5 day'),
          'go',
          s('等热处理', 'Waits for heat treat'),
        ],
      ]),
      listCard(s('接下来的换型', 'Next set-ups'), [
        [s('WLD-02 周四', 'WLD-02 on Thursday'), s('20 分钟', '20 min')],
        [s('CNC-03 周六', 'CNC-03 on Saturday'), s('45 分钟', '45 min')],
      ]),
    ]),
  })
}
const planScenarios = (context: Context) => {
  const { say: s } = context
  const hours = (count: number) => s(`${count} 小时`, `${count} h`)
  return plan(context, {
    tab: 2,
    title: s('方案对比', 'Scenario analysis'),
    subtitle: s('插单：2 台行走箱，12 月 3 日要', 'Rush order: 2 drive boxes, needed 3 December'),
    actions: button(s('采用方案 B', 'Use plan B'), 'p'),
    body: board(
      [
        [s('插单影响', 'Orders moved'), '14'],
        [s('六周工单', 'Orders, six weeks'), '158'],
        [s('求解', 'Solved in'), s('38 秒', '38 s')],
        [s('约束', 'Constraints'), '1,204'],
      ],
      [
        { label: s('指标', 'Measure') },
        { label: s('现行计划', 'Today’s plan'), width: 150, align: 'r' },
        { label: s('A 加班', 'A: overtime'), width: 150, align: 'r' },
        { label: s('B 换磨床', 'B: other grinder'), width: 150, align: 'r' },
        { label: s('C 外协', 'C: subcontract'), width: 150, align: 'r' },
      ],
      [
        [s('插单交期', 'Rush order ready'), '12-09', '12-03', '<b>12-03</b>', '12-02'],
        [s('准时率', 'On time'), '96.8%', '94.3%', '<b>96.2%</b>', '96.8%'],
        [s('延期订单', 'Late orders'), '5', '9', '<b>6</b>', '5'],
        [s('额外成本', 'Extra cost'), '—', '¥18,400', '<b>¥3,200</b>', '¥46,000'],
        [s('换型', 'Set-ups'), '41', '44', '<b>43</b>', '41'],
        [s('加班', 'Overtime'), hours(12), hours(46), `<b>${hours(16)}</b>`, hours(12)],
        [
          s('在制品', 'Work in progress'),
          ...[610, 640, 620, 600].map((sum, i) => {
            const text = s(`¥${sum} 万`, `¥${(sum / 100).toFixed(1)} M`)
            return i === 2 ? `<b>${text}</b>` : text
          }),
        ],
        [
          s('风险', 'Risk'),
          chip(s('客户投诉', 'Complaint'), 'bad'),
          chip(s('人员疲劳', 'Fatigue'), 'go'),
          chip(s('低', 'Low'), 'ok'),
          chip(s('质量', 'Quality'), 'go'),
        ],
      ],
      [
        listCard(s('智核的依据', 'Why Core says B'), [
          [s('磨床 02 周三空 9 小时', 'Grinder 02 is free 9 h on Wed'), s('设备', 'Machine'), 'mute'],
          [s('砂轮规格相同', 'Same grinding wheel'), s('工艺', 'Process'), 'mute'],
          [s('仅 WO-4189 晚半天', 'Only WO-4189 slips half a day'), s('订单', 'Order'), 'mute'],
        ]),
        listCard(s('签字', 'Sign-off'), [
          [s('计划 严骏', 'Planning: Yan Jun'), s('已签', 'Signed'), 'ok'],
          [s('销售 罗宁', 'Sales: Luo Ning'), s('待签', 'Waiting'), 'go'],
        ]),
      ],
      58,
    ),
  })
}
const planMachining = (context: Context) => {
  const { say: s } = context
  return plan(context, {
    tab: 1,
    title: s('多品种机加 · 负荷', 'High-mix machining: load'),
    subtitle: s(
      '芯锐精密 · 1,860 个料号 · 平均批量 7 件',
      'Sinray Precision · 1,860 part numbers · average lot 7',
    ),
    actions: segments([s('小时', 'Hours'), s('百分比', 'Per cent')], 0),
    body: dashboard(
      [
        [s('平均负荷', 'Average load'), '86%', s('2 台超 100%', '2 machines over 100%'), 'down'],
        [s('换型占比', 'Set-up share'), '11.2%', s('较上月 −2.4', '2.4 less'), 'up'],
        [s('准时率', 'On time'), '96%', s('一年前 71%', '71% a year ago'), 'up'],
        [s('平均通过时间', 'Lead time'), s('6.4 天', '6.4 days'), s('较去年 −4.1', '4.1 days less'), 'up'],
      ],
      {
        title: s('每日负荷与产能（小时）', 'Load and capacity by day, hours'),
        aside: '',
        svg: trend(880, 210, week(s), 60, 140, [
          [92, 108, 121, 116, 104, 74, 66],
          [110, 110, 110, 110, 110, 80, 70],
        ], s('产能', 'Capacity')),
      },
      {
        title: s('按工序（小时）', 'By step, hours'),
        svg: stack(360, 210, [s('车', 'Turn'), s('铣', 'Mill'), s('磨', 'Grind'), s('线切割', 'EDM')], 240, [
          // The week's hours beside it.
          [150],
          [190],
          [235],
          [106],
        ]),
      },
      [
        { label: s('设备', 'Machine') },
        { label: s('负荷', 'Load'), width: 110, align: 'r' },
        { label: s('排队', 'Queue'), width: 110, align: 'r' },
        { label: s('下一单', 'Next order'), width: 170 },
        { label: s('建议', 'Suggestion'), width: 200 },
      ],
      [
        ['GRD-01', '118%', '26', 'WO-4157', chip(s('分 9 小时到 GRD-02', 'Move 9 h to GRD-02'), 'go')],
        ['CNC-02', '104%', '18', 'WO-4121', chip(s('合并同夹具 3 单', 'Join 3 with one fixture'), 'go')],
        ['CNC-03', '88%', '9', 'WO-4140', chip(s('正常', 'OK'), 'ok')],
        ['EDM-04', '61%', '4', 'WO-4172', chip(s('可接插单', 'Room for rush'), 'mute')],
      ],
    ),
  })
}

const andon = (s: Context['say']) =>
  [
    ['A-010', s('上料', 'Load'), 'ok', '38 s'],
    ['A-020', s('压装', 'Press'), 'ok', '41 s'],
    ['A-030', s('拧紧', 'Torque'), 'go', '47 s'],
    ['A-040', s('涂胶', 'Glue'), 'ok', '40 s'],
    ['A-050', s('合盖', 'Cover'), 'bad', s('停 4:12', 'Stop 4:12')],
    ['A-060', s('气密', 'Leak test'), 'mute', s('待料', 'Waiting')],
    ['A-070', s('下线', 'End'), 'ok', '39 s'],
    ['A-080', s('终检', 'Final check'), 'ok', '42 s'],
  ]
    .map(
      ([id, name, tone, value]) =>
        `<div style="border:1px solid ${tone === 'bad' ? hue.coral : hue.line};border-radius:12px;padding:16px;background:${tone === 'bad' ? hue.blush : '#fff'}"><div class="row between"><b>${id}</b>${chip(tone === 'ok' ? s('运行', 'Running') : tone === 'go' ? s('偏慢', 'Slow') : tone === 'bad' ? s('停机', 'Stopped') : s('等待', 'Idle'), tone as 'ok')}</div><div class="s13 mut" style="margin:8px 0 12px">${name}</div><div class="fig">${value}</div></div>`,
    )
    .join('')
const makeMain = (context: Context) => {
  const { say: s } = context
  return make(context, {
    tab: 0,
    title: s('电驱一线 · 早班', 'E-drive line 1, early shift'),
    subtitle: s('驭新电驱 · 计划 620 台 · 节拍 42 秒', 'Yuxin Drive · plan 620 · takt 42 s'),
    actions: `${button(s('呼叫支援', 'Call for help'), 'p')}`,
    body: `<div class="grid fill" style="grid-template-columns:1fr 348px"><div class="col g16"><section class="card" style="display:grid;grid-template-columns:repeat(4,1fr);gap:20px">${[
      [s('产量', 'Output'), '412 / 620'],
      [s('达成', 'Against plan'), '96.4%'],
      [s('一次合格', 'First pass'), '98.9%'],
      ['OEE', '84.2%'],
    ]
      .map(
        ([label, value]) =>
          `<div><div class="lbl">${label}</div><div class="fig" style="margin-top:6px">${value}</div></div>`,
      )
      .join(
        '',
      )}</section><div style="display:grid;grid-template-columns:repeat(4,1fr);gap:16px">${andon(s)}</div><section class="card f1"><div class="h" style="margin-bottom:14px">${s('每小时产量', 'Output by hour')}</div>${stack(
      900,
      200,
      ['06', '07', '08', '09', '10', '11', '12', '13'],
      100,
      // What is done in five of the eight hours adds up to the output above, with what was lost to the plan of them.
      [
        [85, 1, 0],
        [84, 1, 0],
        [80, 3, 2],
        [86, 0, 0],
        [77, 2, 6],
        ...[0, 0, 0].map((none) => [none, none, none]),
      ],
    )}</section></div><div class="col g16">${listCard(s('当前停机', 'Stop in progress'), [
      [
        s('A-050 合盖 夹爪压力低', 'A-050: gripper pressure low'),
        '4:12',
        'bad',
        s('维修 何凯 已到', 'He Kai is on site'),
      ],
      [s('处理步骤 2 / 4', 'Step 2 of 4'), s('检查气路', 'Check air line'), 'go'],
    ])}${listCard(s('防错拦截', 'Caught by error-proofing'), [
      [s('扭矩超差 3.1 Nm', 'Torque off by 3.1 Nm'), '08:42'],
      [s('条码不符 H7-B', 'Wrong bar code H7-B'), '09:15'],
      [s('漏装垫片', 'Shim missing'), '10:03'],
    ])}</div></div>`,
  })
}
const makeStops = (context: Context) => {
  const { say: s } = context
  return make(context, {
    tab: 2,
    title: s('停机与效率', 'Stops and efficiency'),
    subtitle: s('11 月 · 6 条线', 'November · 6 lines'),
    actions: segments([s('按原因', 'By cause'), s('按工位', 'By station')], 0),
    body: dashboard(
      [
        ['OEE', '84.2%', s('较 10 月 +2.8', '2.8 more than October'), 'up'],
        [s('停机', 'Stopped'), s('31.4 小时', '31.4 h'), s('−9.2 小时', '9.2 h less'), 'up'],
        ['MTTR', s('11 分', '11 min'), s('−4 分', '4 min less'), 'up'],
        [s('报废', 'Scrap'), '0.42%', s('目标 0.5%', 'Target 0.5%'), 'flat'],
      ],
      {
        title: s('OEE 走势', 'OEE by day'),
        aside: '',
        svg: trend(
          880,
          210,
          [s('11/1', '1 Nov'), s('11/7', '7 Nov'), s('11/14', '14 Nov'), s('11/21', '21 Nov')],
          70,
          90,
          [
            // Their mean is the month's figure above.
            [82.6, 83.4, 84, 83.2, 84.4, 85.1, 84.7, 85.2, 85.2],
            [82, 82, 82, 82, 82, 82, 82, 82, 82],
          ],
          s('目标', 'Target'),
          (v) => `${v}%`,
        ),
      },
      {
        title: s('停机原因（小时）', 'Causes, hours'),
        svg: stack(
          360,
          210,
          [s('换型', 'Set-up'), s('缺料', 'No parts'), s('设备', 'Machine'), s('质量', 'Quality')],
          12,
          // They add up to the hours above.
          [[10.4], [7.2], [9.6], [4.2]],
        ),
      },
      [
        { label: s('工位', 'Station') },
        { label: s('次数', 'Times'), width: 100, align: 'r' },
        { label: s('合计', 'Total'), width: 120, align: 'r' },
        { label: s('主要原因', 'Main cause'), width: 220 },
        { label: s('措施', 'Action'), width: 160 },
      ],
      [
        ['A-050', '14', '5.2 h', s('夹爪气压', 'Gripper air'), chip(s('已更换', 'Replaced'), 'ok')],
        ['B-120', '9', '3.8 h', s('视觉误判', 'Camera misreads'), chip(s('训练中', 'In training'), 'go')],
        ['A-030', '22', '3.1 h', s('枪头磨损', 'Worn bits'), chip(s('预防计划', 'Planned'), 'go')],
        ['C-015', '4', '2.6 h', s('缺料', 'No parts'), chip(s('看板补料', 'Kanban'), 'ok')],
      ],
    ),
  })
}
const makeProof = (context: Context) => {
  const { say: s } = context
  const step = (no: string, what: [string, string], value: string, state: string) => [
    no,
    s(...what),
    value,
    state,
  ]
  return make(context, {
    tab: 1,
    title: s('工位 A-030 · 拧紧 8 颗', 'Station A-030: torque 8 screws'),
    subtitle: s(
      'WO-7741 · 驭新 D3 电驱 · 序列号 D3-26-118402',
      'WO-7741 · Yuxin D3 drive · serial D3-26-118402',
    ),
    actions: button(s('报异常', 'Report a problem'), ''),
    body: board(
      [
        [s('操作员', 'Operator'), s('孙立 · 三级', 'Sun Li, level 3')],
        [s('节拍', 'Takt'), '36 / 42 s'],
        [s('程序', 'Program'), 'D3-T8 v14'],
        [s('工具', 'Tool'), 'TQ-07'],
        [s('首件', 'First piece'), chip(s('合格', 'Passed'), 'ok')],
      ],
      [
        { label: '#', width: 60 },
        { label: s('步骤', 'Step') },
        { label: s('实测 / 标准', 'Measured / standard'), width: 220 },
        { label: s('判定', 'Result'), width: 140 },
      ],
      [
        step('1', ['扫描壳体', 'Scan housing'], 'H-26-88041', chip(s('一致', 'Match'), 'ok')),
        step('2', ['扫描转子', 'Scan rotor'], 'R-26-41077', chip(s('一致', 'Match'), 'ok')),
        step('3', ['螺栓 1–2', 'Screws 1–2'], '24.1 · 24.3 / 24 ± 0.8 Nm', chip(s('合格', 'Pass'), 'ok')),
        step('4', ['螺栓 3–4', 'Screws 3–4'], '23.8 · 24.0 / 24 ± 0.8 Nm', chip(s('合格', 'Pass'), 'ok')),
        step(
          '5',
          ['螺栓 5–6', 'Screws 5–6'],
          '24.2 · 27.1 / 24 ± 0.8 Nm',
          chip(s('超差，锁定', 'Off, locked'), 'bad'),
        ),
        step('6', ['螺栓 7–8', 'Screws 7–8'], '—', chip(s('等待', 'Waiting'), 'mute')),
        step('7', ['拍照比对', 'Photo check'], '—', chip(s('等待', 'Waiting'), 'mute')),
        step('8', ['放行下站', 'Release'], '—', chip(s('锁定', 'Locked'), 'mute')),
      ],
      [
        listCard(s('螺栓 6 超差', 'Screw 6 is off'), [
          [s('松开，换垫片，重拧', 'Loosen, new shim, torque again'), s('步骤 1/3', 'Step 1 of 3'), 'go'],
          [s('班长解锁', 'Team leader unlocks'), s('需要', 'Needed'), 'bad'],
          [s('同类 30 天', 'Same in 30 days'), '3'],
        ]),
        listCard(s('本机记录', 'This unit so far'), [
          ['A-010', '38 s', 'ok'],
          ['A-020', '41 s', 'ok'],
          [s('追溯已写入', 'Trace written'), '11:04:18'],
        ]),
      ],
      62,
    ),
  })
}

const traceMain = (context: Context) => {
  const { say: s } = context
  return trace(context, {
    tab: 2,
    title: s('召回范围 · 批次 2611-08', 'Recall scope: lot 2611-08'),
    subtitle: s(
      '召回演练 · 巴氏奶 · 定位用时 4 分钟',
      'Recall drill · pasteurised milk · found in 4 minutes',
    ),
    actions: `${button(s('通知门店', 'Tell the shops'), 'p')}`,
    body: graph(
      [
        {
          x: 24,
          y: 60,
          title: s('奶罐 T-14', 'Tank T-14'),
          note: s('11-08 04:20 · 18 t', '8 Nov 04:20 · 18 t'),
        },
        { x: 24, y: 200, title: s('菌种 L-2207', 'Culture L-2207'), note: s('供应商 B', 'Supplier B') },
        { x: 24, y: 340, title: s('包材 P-881', 'Packaging P-881'), note: s('合格', 'Passed') },
        {
          x: 264,
          y: 130,
          title: s('杀菌 UHT-2', 'UHT-2'),
          note: s('温度跌 1.8 ℃ 40 秒', '1.8 °C low for 40 s'),
          tone: 'bad',
        },
        { x: 264, y: 330, title: s('灌装 F-3', 'Filler F-3'), note: s('06:10–07:40', '06:10–07:40') },
        { x: 504, y: 70, title: '2611-08-A', note: s('4,120 箱 · 在库', '4,120 cases · in stock') },
        {
          x: 504,
          y: 210,
          title: '2611-08-B',
          note: s('1,860 箱 · 已发', '1,860 cases · shipped'),
          tone: 'bad',
        },
        { x: 504, y: 350, title: '2611-08-C', note: s('960 箱 · 在途', '960 cases · moving'), tone: 'solid' },
        {
          x: 740,
          y: 130,
          title: s('便利店 38 家', '38 shops'),
          note: s('1,204 箱', '1,204 cases'),
          tone: 'bad',
        },
        { x: 740, y: 270, title: s('学校 19 所', '19 schools'), note: s('656 箱', '656 cases'), tone: 'bad' },
        {
          x: 740,
          y: 410,
          title: s('冷链 7K·412', 'Lorry 7K-412'),
          note: s('已拦截', 'Stopped'),
          tone: 'solid',
        },
        { x: 504, y: 500, title: s('留样 S-118', 'Sample S-118'), note: s('复检中', 'In the lab') },
      ],
      [
        [0, 3],
        [1, 3],
        [2, 4],
        [3, 4, true],
        [4, 5],
        [4, 6, true],
        [4, 7],
        [6, 8, true],
        [6, 9, true],
        [7, 10],
        [4, 11],
      ],
      [
        listCard(s('影响', 'Affected'), [
          [s('成品', 'Cases'), '6,940'],
          [s('已出库', 'Shipped'), '1,860', 'bad'],
          [s('客户', 'Customers'), '57'],
          [s('在库可冻结', 'Can be frozen'), '4,120', 'ok'],
        ]),
        listCard(s('动作', 'Actions'), [
          [s('冻结库存', 'Freeze stock'), '09:02', 'ok'],
          [s('拦截 7K·412', 'Stop 7K-412'), '09:04', 'ok'],
          [s('通知 57 家', 'Notify 57'), s('待确认', 'Confirm'), 'go'],
          [s('报监管', 'Tell regulator'), s('草稿', 'Draft'), 'mute'],
        ]),
      ],
      recallByCity(s),
    ),
  })
}
const traceProblem = (context: Context) => {
  const { say: s } = context
  return trace(context, {
    tab: 3,
    title: s('问题分析', 'Problem analysis'),
    subtitle: s('8D-118 · 电驱气密不良 0.42%', '8D-118 · leak test failures 0.42%'),
    actions: button(s('进入 D5', 'Go to D5'), 'p'),
    body: dashboard(
      [
        [s('不良率', 'Failure rate'), '0.42%', s('目标 0.15%', 'Target 0.15%'), 'down'],
        [s('Cpk 壳体平面度', 'Cpk flatness'), '1.08', s('要求 1.33', 'Required 1.33'), 'down'],
        [s('受影响', 'Units affected'), '212', s('已隔离 212', 'All held'), 'up'],
        [s('已用时间', 'Time so far'), s('2.6 天', '2.6 days'), s('承诺 5 天', 'Promised 5'), 'flat'],
      ],
      {
        title: s('平面度控制图（μm）', 'Flatness control chart, µm'),
        aside: '',
        svg: trend(880, 210, ['1', '25', '50', '75', '100'], 0, 80, [
          [31, 34, 29, 38, 41, 36, 44, 52, 49, 61, 58, 47, 40, 36],
          [60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60],
        ], s('控制上限', 'Upper control limit')),
      },
      {
        title: s('按夹具（台）', 'By fixture, units'),
        svg: stack(360, 210, ['F1', 'F2', 'F3', 'F4'], 160, [
          // 212 in all, 63% of them on the third.
          [20],
          [30],
          [0, 0, 134],
          [28],
        ]),
      },
      [
        { label: s('可能原因', 'Possible cause') },
        { label: s('证据', 'Evidence'), width: 300 },
        { label: s('相关度', 'Weight'), width: 130, align: 'r' },
        { label: s('状态', 'State'), width: 140 },
      ],
      [
        [
          s('夹具 F3 定位销磨损', 'Worn pin in fixture F3'),
          s('F3 不良占 63%', '63% of failures on F3'),
          '0.82',
          chip(s('已证实', 'Proved'), 'bad'),
        ],
        [
          s('毛坯批次 ZA-2610', 'Blank lot ZA-2610'),
          s('3 批分布一致', 'Same in 3 lots'),
          '0.14',
          chip(s('排除', 'Ruled out'), 'ok'),
        ],
        [
          s('涂胶温度', 'Glue temperature'),
          s('无显著差异', 'No difference'),
          '0.06',
          chip(s('排除', 'Ruled out'), 'ok'),
        ],
        [s('操作员', 'Operator'), s('样本不足', 'Sample too small'), '—', chip(s('观察', 'Watch'), 'mute')],
      ],
    ),
  })
}
/** Where the lot is, city by city, and what the map's colours mean; it adds up to what the map and the cards count. */
const recallByCity = (s: Say) => {
  const rows = [
    [s('地区', 'City'), s('A 在库', 'A in stock'), s('B 已发', 'B shipped'), s('C 在途', 'C moving'), s('客户', 'Customers')],
    [s('宁波', 'Ningbo'), '4,120', '812', '960', '24'],
    [s('杭州', 'Hangzhou'), '—', '688', '—', '21'],
    [s('绍兴', 'Shaoxing'), '—', '360', '—', '12'],
    [s('合计', 'In all'), '4,120', '1,860', '960', '57'],
  ]
  const grid = 'display:grid;grid-template-columns:88px repeat(4,1fr);align-items:center'
  const lines = rows.map(
    ([city = '', ...values], i) =>
      `<div class="${i ? 's13' : 's12 mut'} ${i === 4 ? 'w6' : ''}" style="${grid};height:${i ? 40 : 34}px;padding:0 16px;border-top:1px solid ${hue.hair}"><span>${city}</span>${values.map((value) => `<span class="r nw">${value}</span>`).join('')}</div>`,
  )
  const marks = [
    [s('问题路径', 'Path of the fault'), hue.coral, '#fff'],
    [s('已拦截', 'Stopped'), hue.line, hue.wash],
    [s('其他', 'Other'), hue.line, '#fff'],
  ].map(
    ([word, edge, ground]) =>
      `<span class="row g8"><i style="width:18px;height:12px;border:1.5px solid ${edge};border-radius:4px;background:${ground}"></i>${word}</span>`,
  )
  return `<div style="position:absolute;left:24px;bottom:24px;width:432px;border:1px solid ${hue.line};border-radius:10px;background:#fff;overflow:hidden"><div class="s13 w6" style="padding:12px 16px">${s('按地区 · 箱', 'Cases by city')}</div>${lines.join('')}</div><div class="row s12 mut nw" style="position:absolute;right:24px;bottom:24px;gap:24px">${marks.join('')}</div>`
}
const traceGenealogy = (context: Context) => {
  const { say: s } = context
  return trace(context, {
    tab: 0,
    title: s('批次谱系 · 康衡 KH-2604-17', 'Batch genealogy: Kangheng KH-2604-17'),
    subtitle: s('缓释片 30 mg · 正向 3 层 · 反向 4 层', '30 mg tablets · 3 levels down · 4 levels up'),
    actions: segments([s('反向', 'Upstream'), s('正向', 'Downstream')], 0),
    body: graph(
      [
        {
          x: 24,
          y: 40,
          title: s('原料药 API-771', 'Substance API-771'),
          note: s('检验 QC-2214 合格', 'QC-2214 passed'),
          tone: 'ok',
        },
        { x: 24, y: 150, title: s('微晶纤维素', 'Cellulose MC-40'), note: s('两批混用', 'Two lots mixed') },
        { x: 24, y: 260, title: s('硬脂酸镁', 'Mg stearate'), note: s('供应商审计 A', 'Supplier audit A') },
        { x: 24, y: 370, title: s('包衣粉 CP-9', 'Coating CP-9'), note: s('合格', 'Passed') },
        { x: 264, y: 110, title: s('制粒 G-2', 'Granulator G-2'), note: s('水分 2.1%', 'Moisture 2.1%') },
        { x: 264, y: 250, title: s('混合 M-1', 'Blender M-1'), note: s('均匀度 RSD 1.4%', 'RSD 1.4%') },
        { x: 504, y: 180, title: s('压片 P-4', 'Press P-4'), note: s('片重差 ±1.8%', 'Weight ±1.8%') },
        { x: 504, y: 340, title: s('包衣 C-2', 'Coater C-2'), note: s('增重 3.0%', 'Gain 3.0%') },
        {
          x: 740,
          y: 140,
          title: 'KH-2604-17',
          note: s('48,000 盒 · 已放行', '48,000 packs · released'),
          tone: 'solid',
        },
        {
          x: 740,
          y: 280,
          title: s('留样与稳定性', 'Stability samples'),
          note: s('25 ℃ / 60% RH', '25 °C / 60% RH'),
        },
        { x: 740, y: 420, title: s('批记录', 'Batch record'), note: s('212 个签名', '212 signatures') },
      ],
      [
        [0, 4],
        [1, 4],
        [1, 5],
        [2, 5],
        [4, 5],
        [5, 6],
        [6, 7],
        [3, 7],
        [7, 8],
        [7, 9],
        [7, 10],
        [6, 8],
      ],
      [
        listCard(s('批审核', 'Batch review'), [
          [s('偏差', 'Deviations'), s('2 · 已关闭', '2 closed'), 'ok'],
          [s('检验项目', 'Tests'), '38 / 38', 'ok'],
          [s('审核用时', 'Review took'), s('1.5 天', '1.5 days')],
          [s('原来', 'Before'), s('9 天', '9 days')],
        ]),
        listCard(s('审计追踪', 'Audit trail'), [
          [s('参数修改', 'Parameter changes'), '2'],
          [s('权限', 'Access'), '14'],
          [s('打印', 'Prints'), '0', 'ok'],
        ]),
      ],
    ),
  })
}
const tabs = (a: [string, string]): ['home' | 'list' | 'scan' | 'user', [string, string]][] => [
  ['home', ['首页', 'Home']],
  ['list', a],
  ['scan', ['扫码', 'Scan']],
  ['user', ['我的', 'Me']],
]

export const plant: Product[] = [
  {
    id: 1004,
    scenes: {
      '1': planMachining,
      '2': planMain,
      '3': planScenarios,
      m: phoneList({
        title: ['今日排程', 'Plan for today'],
        subtitle: ['二车间 · 11-18 周三', 'Workshop 2 · Wed 18 Nov'],
        figures: [
          [['准时率', 'On time'], '96.2%', ['本周', 'this week']],
          [['会晚', 'At risk'], '2', ['共 53 张', 'of 53 orders']],
        ],
        heading: ['设备', 'Machines'],
        rows: [
          [['CNC-01 WO-4103', 'CNC-01 WO-4103'], ['到周四 2:00', 'to Thu 2:00'], 'ok'],
          [['GRD-01 WO-4157', 'GRD-01 WO-4157'], ['晚 1.5 天', '1.5 days'], 'bad'],
          [['ASM-A WO-4205', 'ASM-A WO-4205'], ['10:00 开工', 'from 10:00'], 'mute'],
          [['TST-01 WO-4236', 'TST-01 WO-4236'], ['到 22:30', 'to 22:30'], 'ok'],
        ],
        action: ['采用方案 B', 'Use plan B'],
        tabs: tabs(['工单', 'Orders']),
      }),
    },
  },
  {
    id: 1005,
    scenes: {
      '1': makeProof,
      '2': makeMain,
      '3': makeStops,
      m: phoneList({
        title: ['A-050 停机', 'A-050 stopped'],
        subtitle: ['电驱一线 · 4:12', 'E-drive line 1 · 4:12'],
        figures: [
          [['影响', 'Lost'], '6', ['台', 'units']],
          [['OEE', 'OEE'], '84.2%', ['本班', 'this shift']],
        ],
        heading: ['处理步骤', 'Steps'],
        rows: [
          [['1 复位急停', '1 Reset'], ['完成', 'Done'], 'ok'],
          [['2 检查气路', '2 Check air line'], ['进行中', 'Now'], 'go'],
          [['3 更换密封', '3 New seal'], ['备件 2 个', '2 in stock'], 'mute'],
          [['4 试运行 3 件', '4 Run 3 pieces'], ['—', '—'], 'mute'],
        ],
        action: ['记录原因', 'Record the cause'],
        tabs: tabs(['停机', 'Stops']),
      }),
    },
  },
  {
    id: 1006,
    scenes: {
      '1': traceGenealogy,
      '2': traceMain,
      '3': traceProblem,
      m: phoneList({
        title: ['扫码追溯', 'Trace by scan'],
        subtitle: ['批次 2611-08', 'Lot 2611-08'],
        figures: [
          [['影响客户', 'Customers'], '57', ['38 店 19 校', '38 shops, 19 schools']],
          [['已冻结', 'Frozen'], '4,120', ['箱', 'cases']],
        ],
        heading: ['去向', 'Where it went'],
        rows: [
          [['便利店 38 家', '38 shops'], ['1,204', '1,204'], 'bad'],
          [['学校 19 所', '19 schools'], ['656', '656'], 'bad'],
          [['冷链 7K·412', 'Lorry 7K-412'], ['已拦截', 'Stopped'], 'ok'],
          [['宁波 2 号仓', 'Ningbo 2'], ['已冻结', 'Frozen'], 'ok'],
        ],
        action: ['通知全部', 'Notify everyone'],
        tabs: tabs(['问题', 'Problems']),
      }),
    },
  },
]
