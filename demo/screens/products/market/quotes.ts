import type { Context } from '../../lib/scene'
import { hue } from '../../ui/palette'
import { avatar, button, chip } from '../../ui/parts'
import { purchaser } from './frame'

const css = `
.q{width:1076px}.q .strip{display:flex;align-items:center;gap:10px;height:64px;padding:0 20px;border-bottom:1px solid ${hue.hair};background:#FAFBFC}
.q .line{display:grid;grid-template-columns:252px 200px 96px 88px 196px 104px 1fr;align-items:center;height:68px;padding:0 20px;border-bottom:1px solid ${hue.hair};white-space:nowrap}
.q .line.names{height:42px;color:${hue.muted};font-size:12.5px}.q .best{background:${hue.wash}}
.q .sum{font-size:19px;font-weight:600}.q .best .sum{color:${hue.teal}}.q .with{display:flex;align-items:center;gap:10px}`

/** Six quotations for one request, put in order by what they cost at the factory gate; what is best or late stands beside its figure. */
export function quotes(context: Context): string {
  const { say: s } = context
  const days = (count: number) => s(`${count} 天后`, `In ${count} days`)
  const rows: [string, string, string, string, string, string, string, string, string][] = [
    [
      s('甬固紧固件', 'Yonggu Fasteners'),
      s('宁波 · 到厂核验', 'Ningbo · visited'),
      '86.40',
      '81.20',
      '5.20',
      days(6),
      '98.6%',
      s('月结 60 天', 'Net 60'),
      'lowest',
    ],
    [
      s('海衡标准件', 'Haiheng Parts'),
      s('嘉兴 · 到厂核验', 'Jiaxing · visited'),
      '88.10',
      '83.50',
      '4.60',
      days(4),
      '97.9%',
      s('月结 45 天', 'Net 45'),
      'soonest',
    ],
    [
      s('锐承五金', 'Ruicheng Metal'),
      s('温州 · 证照核验', 'Wenzhou · papers'),
      '89.75',
      '82.90',
      '6.85',
      days(7),
      '96.4%',
      s('月结 30 天', 'Net 30'),
      '',
    ],
    [
      s('南浦螺栓', 'Nanpu Bolts'),
      s('上海 · 到厂核验', 'Shanghai · visited'),
      '91.30',
      '87.60',
      '3.70',
      days(8),
      '98.1%',
      s('月结 60 天', 'Net 60'),
      '',
    ],
    [
      s('钧达紧固', 'Junda Fastening'),
      s('苏州 · 证照核验', 'Suzhou · papers'),
      '92.05',
      '84.40',
      '7.65',
      days(12),
      '94.2%',
      s('月结 30 天', 'Net 30'),
      'late',
    ],
    [
      s('西岭标准件', 'Xiling Standard'),
      s('重庆 · 到厂核验', 'Chongqing · visited'),
      '94.80',
      '82.10',
      '12.70',
      days(9),
      '97.0%',
      s('月结 45 天', 'Net 45'),
      '',
    ],
  ]
  const labels = [
    s('供应商', 'Supplier'),
    s('到厂价 / 百件', 'At gate / 100'),
    s('出厂价', 'Ex works'),
    s('运费', 'Freight'),
    s('到货', 'Arrives'),
    s('按期率', 'On time'),
    s('账期', 'Terms'),
  ]
  const flags: Record<string, [column: 'sum' | 'day', chip: string]> = {
    lowest: ['sum', chip(s('到厂最低', 'Lowest'), 'solid', false)],
    soonest: ['day', chip(s('最快', 'Soonest'), 'go', false)],
    late: ['day', chip(s('晚 3 天', '3 days late'), 'bad')],
  }
  const lines = rows.map(([name, place, sum, price, freight, day, onTime, terms, note], i) => {
    const flag = (column: 'sum' | 'day') => (flags[note]?.[0] === column ? flags[note][1] : '')
    return `<div class="line ${i === 0 ? 'best' : ''}"><span class="row g8">${avatar(name, 36, i)}<span class="tight"><b class="s15">${name}</b><br><span class="s12 mut">${place}</span></span></span><span class="with"><span class="sum">¥${sum}</span>${flag('sum')}</span><span>${price}</span><span>${freight}</span><span class="with">${day}${flag('day')}</span><span>${onTime}</span><span>${terms}</span></div>`
  })
  const facts = [
    'M12 × 40',
    s('10.9 级', 'Class 10.9'),
    s('锌铝涂层', 'Zinc flake'),
    'GB/T 16674.1',
    s('12,000 件', '12,000 pcs'),
    s('9 天内到', 'In 9 days'),
  ]
  return purchaser(context, {
    tab: 0,
    css,
    title: s('六角法兰面螺栓 · 6 份可比报价', 'Flange bolts: six comparable quotes'),
    subtitle: 'RFQ-2611-0932',
    actions: button(s('定标', 'Award'), 'p'),
    body: `<section class="card flush q"><div class="strip">${facts.map((text) => chip(text, 'out', false)).join('')}<span class="f1"></span><span class="mut s13">${s('26 小时前发出', 'Posted 26 hours ago')}</span></div>
      <div class="line names">${labels.map((label) => `<span>${label}</span>`).join('')}</div>${lines.join('')}</section>`,
  })
}
