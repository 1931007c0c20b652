import type { Context } from '../../lib/scene'
import { hue } from '../../ui/palette'
import { button, chip } from '../../ui/parts'
import { supplier } from './frame'

const css = `
.k{width:1076px}.k .strip{display:flex;align-items:center;gap:10px;height:64px;padding:0 20px;border-bottom:1px solid ${hue.hair};background:#FAFBFC;white-space:nowrap}
.k .lane{display:grid;grid-template-columns:196px 1fr;height:82px;border-bottom:1px solid ${hue.hair}}.k .lane>div:first-child{padding:0 20px;display:flex;flex-direction:column;justify-content:center;white-space:nowrap}
.k .days{position:relative;background:repeating-linear-gradient(90deg,${hue.hair} 0 1px,transparent 1px 10%)}
.k .names{display:grid;grid-template-columns:repeat(10,minmax(0,1fr));height:40px;align-items:center;font-size:12.5px;color:${hue.muted}}.k .names span{padding-left:8px}
.k .job{position:absolute;top:17px;height:48px;border-radius:8px;display:flex;gap:4px;align-items:center;padding:0 10px;font-size:13px;line-height:1.35;overflow:hidden;white-space:nowrap;background:${hue.tint};color:${hue.ink}}
.k .job.full{background:${hue.teal};color:#fff}.k .job.free{background:#fff;border:1.5px dashed ${hue.foam};color:${hue.teal}}
.k .job.match{background:${hue.blush};border:1.5px solid ${hue.coral};color:${hue.rust};font-weight:600}`

type Both = readonly [cn: string, en: string]
type Job = { from: number; days: number; kind: '' | 'full' | 'free' | 'match'; text: Both }

/** No line ends at the hyphen of an order's number. */
const whole = (order: string) => `<span class="nw">${order}</span>`
const booked = (from: number, days: number, order: string | Both, kind: Job['kind'] = ''): Job => ({
  ...{ from, days, kind },
  text: typeof order === 'string' ? [whole(order), whole(order)] : order,
})
const free = (from: number, days: number) =>
  booked(from, days, [`空 ${days} 天`, `${days} days free`], 'free')

/** A machine, what it can do, and its ten days. */
const lane =
  (name: Both, note: Both, ...jobs: Job[]) =>
  ({ say }: Context) =>
    `<div class="lane"><div class="tight"><b class="s15">${say(...name)}</b><span class="s12 mut">${say(...note)}</span></div><div class="days">${jobs.map(({ from, days, kind, text }) => `<div class="job ${kind}" style="left:${from * 10 + 0.5}%;width:${days * 10 - 1}%">${say(...text)}</div>`).join('')}</div></div>`

const week: Both[] = [
  ['周一', 'Mon'],
  ['周二', 'Tue'],
  ['周三', 'Wed'],
  ['周四', 'Thu'],
  ['周五', 'Fri'],
]

const machines = [
  lane(
    ['五轴 VMC-850', '5-axis VMC-850'],
    ['钛合金 · ±0.01', 'Titanium · ±0.01'],
    booked(0, 3, 'PO-8812', 'full'),
    booked(3, 3, ['RFQ-0947 · <span class="nw">匹配 96</span>', 'RFQ-0947 · <span class="nw">fit 96</span>'], 'match'),
    free(6, 2),
    booked(8, 2, 'PO-8858'),
  ),
  lane(
    ['五轴 VMC-1000', '5-axis VMC-1000'],
    ['铝合金 · ±0.02', 'Aluminium · ±0.02'],
    booked(0, 5, 'PO-8830'),
    free(5, 3),
    booked(8, 2, 'PO-8871', 'full'),
  ),
  lane(
    ['数控车 CK-6150', 'Lathe CK-6150'],
    ['碳钢 · ±0.02', 'Steel · ±0.02'],
    free(0, 2),
    booked(2, 6, ['PO-8849 · 4 批', 'PO-8849 · 4 lots'], 'full'),
    booked(8, 2, 'PO-8866'),
  ),
  lane(
    ['磨床 MG-1432', 'Grinder MG-1432'],
    ['40Cr · ±0.005', '40Cr · ±0.005'],
    booked(0, 4, 'PO-8853'),
    free(4, 4),
    booked(8, 2, 'PO-8880', 'full'),
  ),
  lane(
    ['三坐标 CMM-7', 'CMM-7'],
    ['出具 FAI 报告', 'FAI reports'],
    booked(1, 1, 'FAI', 'full'),
    booked(4, 2, ['FAI · 2 件', 'FAI · 2']),
    booked(7, 1, 'FAI', 'full'),
  ),
]

/** A supplier's machines over ten working days: booked, free, and the request that fits into a gap. */
export function capacity(context: Context): string {
  const { say: s } = context
  const days = [...week, ...week].map((name) => `<span>${s(...name)}</span>`)
  return supplier(context, {
    tab: 2,
    css,
    title: s('产能日历 · 1 条需求对得上', 'Capacity: one request fits'),
    subtitle: s('铎石精密', 'Duoshi Precision'),
    actions: button(s('报价', 'Quote'), 'p'),
    body: `<section class="card flush k"><div class="strip">${chip(s('RFQ-0947 · 钛合金支架 60 件', 'RFQ-0947 · 60 titanium brackets'), 'bad')}<span class="mut s13">${s('设备、材质、公差、空档四项都对', 'Machine, material, tolerance and gap all fit')}</span><span class="f1"></span>${chip(s('报价截止 周三', 'Quote by Wed'), 'out', false)}</div>
      <div class="lane" style="height:40px;min-height:0"><div class="s12 mut">${s('设备', 'Machine')}</div><div class="names">${days.join('')}</div></div>${machines.map((machine) => machine(context)).join('')}</section>`,
  })
}
