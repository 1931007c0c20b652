import type { Context } from '../../lib/scene'
import { legend, lines } from '../../ui/charts'
import { hue } from '../../ui/palette'
import { avatar, button, chip, fact, panel, segments, track } from '../../ui/parts'
import { frame } from './frame'

const css = `
.cmp{display:grid;grid-template-columns:156px repeat(4,1fr)}
.cmp>div{padding:0 18px;height:50px;display:flex;align-items:center;gap:10px;border-bottom:1px solid ${hue.hair};white-space:nowrap}
.cmp .top{height:84px;align-items:center}.cmp .pick{background:${hue.wash}}
.cmp .best{font-weight:600;color:${hue.teal}}.cmp .bad{color:${hue.rust}}.cmp .last{border-bottom:0;height:58px}
.cmp .k{color:${hue.muted};font-size:13px}`

/** Four quotations side by side, with the suggested split. */
export function comparison(context: Context): string {
  const { say: s } = context
  const names = [
    s('砚桥电驱', 'Yanqiao Drive'),
    s('沐岑部件', 'Mucen'),
    s('铎石精密', 'Duoshi'),
    s('泗屿机电', 'Siyu Electric'),
  ]
  const places = [
    s('苏州 · A 级', 'Suzhou · grade A'),
    s('宁波 · A 级', 'Ningbo · grade A'),
    s('东莞 · B 级', 'Dongguan · grade B'),
    s('舟山 · B 级', 'Zhoushan · grade B'),
  ]
  const days = (n: number) => s(`${n} 天`, `${n} days`)
  const grid: [string, string[], number, number?][] = [
    [s('第 3 轮单价', 'Round 3 price'), ['¥18,240', '¥18,460', '¥19,120', '¥18,980'], 0],
    [
      s('三年总成本', '3-year cost'),
      // 240 units a year.
      [18240, 18460, 19120, 18980].map((price) => {
        const cost = price * 240 * 3
        return s(`¥${Math.round(cost / 1e4).toLocaleString('en')} 万`, `¥${(cost / 1e6).toFixed(2)} M`)
      }),
      0,
    ],
    [s('交期', 'Lead time'), [days(28), days(24), days(35), days(42)], 1, 3],
    [s('准时交付率', 'On-time delivery'), ['98.2%', '97.6%', '94.1%', '91.8%'], 0, 3],
    [s('来料合格率', 'Incoming quality'), ['99.86%', '99.71%', '99.90%', '99.12%'], 2],
    [
      s('付款条件', 'Payment terms'),
      [
        s('月结 60 天', 'Net 60'),
        s('月结 45 天', 'Net 45'),
        s('月结 30 天', 'Net 30'),
        s('月结 60 天', 'Net 60'),
      ],
      0,
    ],
    [s('最小起订量', 'Minimum order'), ['20', '12', '40', '30'].map((n) => s(`${n} 台`, `${n} units`)), 1],
  ]
  const scores = [92.4, 89.7, 83.5, 78.2]
  const heads = names.map(
    (name, i) =>
      `<div class="top ${i === 0 ? 'pick' : ''}">${avatar(name, 36, i)}<span><b class="s15">${name}</b><br><span class="s12 mut">${places[i]}</span></span></div>`,
  )
  const cells = grid.map(
    ([label, values, best, bad]) =>
      `<div class="k">${label}</div>${values.map((value, i) => `<div class="${i === 0 ? 'pick' : ''} ${i === best ? 'best' : ''} ${i === bad ? 'bad' : ''}">${value}</div>`).join('')}`,
  )
  const totals = scores.map(
    (score, i) =>
      `<div class="last ${i === 0 ? 'pick' : ''}"><b class="s16">${score}</b>${track(score)}</div>`,
  )
  const matrix = `<div class="cmp"><div class="top k">${s('4 家报价 · 3 轮', '4 quotes · 3 rounds')}</div>${heads.join('')}${cells.join('')}<div class="k last">${s('综合得分', 'Weighted score')}</div>${totals.join('')}</div>`
  const rounds = lines(
    {
      width: 308,
      height: 166,
      min: 18,
      max: 21,
      steps: 3,
      left: s('cn', 'en') === 'cn' ? 46 : 30,
      format: (v) => s(`${v / 10} 万`, `${v}k`),
      labels: [s('第 1 轮', 'Round 1'), s('第 2 轮', 'Round 2'), s('第 3 轮', 'Round 3')],
    },
    [
      { values: [20.6, 19.7, 18.98], colour: hue.silver },
      { values: [20.3, 19.6, 19.12], colour: hue.silver },
      { values: [19.9, 18.9, 18.46], colour: hue.foam, width: 2.4 },
      { values: [20.1, 18.8, 18.24], colour: hue.teal, width: 2.4 },
    ],
    (x, y) =>
      `<circle cx="${x(2)}" cy="${y(18.24)}" r="4" fill="${hue.teal}"/><path d="M${x(0)} ${y(18.6)}H${x(2)}" stroke="${hue.coral}" stroke-dasharray="3 4"/><text x="${x(0)}" y="${y(18.6) + 15}" font-size="11.5" fill="${hue.rust}">${s('目标价 1.86 万', 'Target 18.6k')}</text>`,
  )
  const split = [
    [names[0], 70, 168, hue.teal],
    [names[1], 30, 72, hue.foam],
  ] as const
  const award = `<section class="card col g16"><div class="row between"><span class="h">${s('建议定标方案', 'Suggested award')}</span>${chip(s('符合策略', 'Within policy'), 'ok')}</div>
    <div class="row" style="height:12px;gap:3px">${split.map(([, share, , colour]) => `<i style="height:12px;width:${share}%;background:${colour};border-radius:4px"></i>`).join('')}</div>
    ${split.map(([name, share, units, colour]) => `<div class="row between"><span class="row g8"><i style="width:8px;height:8px;border-radius:50%;background:${colour}"></i>${name}</span><span><b>${share}%</b> <span class="mut">· ${units} ${s('台', 'units')}</span></span></div>`).join('')}
    <hr class="sep"><div class="row between end"><div><div class="lbl">${s('较上年合同节省', 'Saved against last contract')}</div><div class="fig teal" style="margin-top:4px">${s('¥35.1 万', '¥351,360')}</div></div><b class="teal">−7.4%</b></div>
    <div class="row g8">${button(s('提交定标', 'Submit award'), 'p')}${button(s('调整比例', 'Adjust'), '')}</div></section>`
  return frame(context, {
    tab: 0,
    css,
    title: s('行走电驱总成 · 询价比价', 'Travel drive assembly: quotations'),
    subtitle: s(
      'RFQ-2610-0418 · 岑野起重 电驱事业部 · 第 3 轮报价已截止',
      'RFQ-2610-0418 · Cenye Cranes, drives division · round 3 closed',
    ),
    actions: `${segments([s('对比', 'Compare'), s('明细', 'Lines'), s('澄清', 'Questions')], 0)}${button(s('导出', 'Export'), '', 'save')}`,
    body: `<div class="grid fill" style="grid-template-columns:1fr 348px">
      <div class="col g16" style="min-width:0"><section class="card" style="padding:18px 24px;display:grid;grid-template-columns:repeat(5,auto);justify-content:space-between">${fact(s('需求数量', 'Quantity'), s('240 台 / 年', '240 units a year'))}${fact(s('目标价', 'Target price'), '¥18,600')}${fact(s('上年合同价', 'Last contract'), '¥19,770')}${fact(s('需求到货', 'Needed from'), s('12 月 8 日起', '8 December'))}${fact(s('评分权重', 'Weights'), s('价格 45 · 交付 30 · 质量 25', 'Price 45 · delivery 30 · quality 25'))}</section>
      <section class="card flush f1">${matrix}
      <div class="row between" style="padding:0 18px;height:62px;background:#FAFBFC;border-top:1px solid ${hue.hair}"><span class="row g8 s13 mut">${chip(s('智核提示', 'Core notes'), 'solid', false)}${s('泗屿机电交期 42 天，晚于首批需求 6 天；铎石精密质量最好，可列为备选。', 'Siyu’s 42 days miss the first need date by 6. Duoshi has the best quality: keep as reserve.')}</span></div></section></div>
      <div class="col g16">${award}${panel(
        s('报价走势', 'Price by round'),
        legend([
          [names[0] ?? '', hue.teal],
          [names[1] ?? '', hue.foam],
        ]),
        rounds,
        'flex:1',
        '18px 18px',
      )}</div></div>`,
  })
}
