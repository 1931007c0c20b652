import type { Context } from '../../lib/scene'
import { hue } from '../../ui/palette'
import { button, chip } from '../../ui/parts'
import { purchaser } from './frame'

const css = `
.d{width:1076px}.d .order{display:grid;grid-template-columns:262px 1fr 170px;gap:28px;align-items:center;height:103px;padding:0 20px;border-bottom:1px solid ${hue.hair};white-space:nowrap}
.d .way{display:grid;grid-template-columns:repeat(4,1fr)}.d .way span{position:relative;padding-top:24px;font-size:12.5px;color:${hue.muted}}
.d .way span::before{content:"";position:absolute;left:0;right:0;top:8px;height:3px;background:${hue.hair}}
.d .way span::after{content:"";position:absolute;left:0;top:2px;width:15px;height:15px;border-radius:50%;background:#fff;border:3px solid ${hue.line};box-sizing:border-box}
.d .way .done::before{background:${hue.teal}}.d .way .done::after{background:${hue.teal};border-color:${hue.teal}}
.d .way .now::after{border-color:${hue.teal}}.d .way .late::after{content:"!";top:0;width:19px;height:19px;border-color:${hue.coral};background:${hue.coral};color:#fff;font:700 13px/13px inherit;text-align:center}
.d .way b{display:block;color:${hue.ink};font-size:13.5px;font-weight:500}.d .way :is(.late,.late b){color:${hue.rust};font-weight:600}.d .due{font-size:15px;font-weight:600;margin-bottom:5px}`

/** Orders on their way: four stations each, told by the supplier, and the one that will be late. */
export function deliveries(context: Context): string {
  const { say: s } = context
  const stations = [
    s('备料', 'Material'),
    s('开工', 'Started'),
    s('出厂', 'Shipped'),
    s('在途', 'On the way'),
  ]
  // Counted from today: a date would grow old on the page.
  const ago = (days: number) => s(`${days} 天前`, `${days} days ago`)
  const arrives = (days: number) => s(`${days} 天后到`, `In ${days} days`)
  const orders: [string, string, number, string[], string, string][] = [
    [
      s('深沟球轴承 6205-2RS', 'Ball bearings 6205-2RS'),
      s('PO-8841 · 锐沃轴承', 'PO-8841 · Ruiwo'),
      4,
      [ago(13), ago(11), ago(3), s('到嘉兴', 'At Jiaxing')],
      s('明天到', 'Tomorrow'),
      'ok',
    ],
    [
      s('五层瓦楞箱 600×400', 'Cartons 600 × 400'),
      s('PO-8847 · 江禾包装', 'PO-8847 · Jianghe'),
      3,
      [ago(10), ago(8), s('今天', 'Today'), ''],
      arrives(3),
      'ok',
    ],
    [
      s('输出轴 40Cr 机加', 'Output shaft, 40Cr'),
      s('PO-8852 · 铎石精密', 'PO-8852 · Duoshi'),
      2,
      [ago(9), ago(4), s('改到 7 天后', 'Now in 7 days'), ''],
      arrives(9),
      'late',
    ],
    [
      s('液压油 46#', 'Hydraulic oil 46'),
      s('PO-8856 · 润洲石化', 'PO-8856 · Runzhou'),
      3,
      [ago(6), ago(5), s('今天', 'Today'), ''],
      arrives(2),
      'ok',
    ],
    [
      s('硬质合金铣刀 D12', 'Carbide cutters D12'),
      s('PO-8860 · 刃谷刀具', 'PO-8860 · Rengu'),
      1,
      [s('昨天', 'Yesterday'), '', '', ''],
      arrives(8),
      'ok',
    ],
  ]
  const lines = orders.map(([item, from, done, days, due, state]) => {
    const way = stations.map((name, i) => {
      const kind = i < done ? 'done' : i === done ? (state === 'late' ? 'late' : 'now') : ''
      return `<span class="${kind}"><b>${name}</b>${days[i] || '—'}</span>`
    })
    return `<div class="order"><div class="tight"><b class="s15">${item}</b><br><span class="s13 mut">${from}</span></div><div class="way">${way.join('')}</div><div class="r"><div class="due">${due}</div>${state === 'late' ? chip(s('预警：晚 2 天', '2 days late'), 'bad') : chip(s('按期', 'On time'), 'ok')}</div></div>`
  })
  return purchaser(context, {
    tab: 1,
    css,
    title: s('在途订单 · 31 单，1 单预警', 'Orders under way: 31, one warning'),
    subtitle: s('恒岳重工', 'Hengyue'),
    actions: button(s('对账', 'Match'), ''),
    body: `<section class="card flush d">${lines.join('')}</section>`,
  })
}
