import type { Context } from '../lib/scene'
import { legend } from '../ui/charts'
import { hue } from '../ui/palette'
import { chip, figure, table } from '../ui/parts'
import { stack } from '../views/layouts'
import { canvas, field } from './platform'

/* What pictures show of these screens is 696 × 397 px: the cards fill that. */

/** A check of machines as maintenance builds it: scanning, what a scan fills in, a table within the form and a formula. */
export function canvasForm(context: Context): string {
  const { say: s } = context
  const pair = (...fields: string[]) =>
    `<div style="display:grid;grid-template-columns:1fr 1fr;gap:12px">${fields.join('')}</div>`
  const checks = table(
    [
      { label: s('点检项', 'Check') },
      { label: s('标准', 'Standard'), width: 150 },
      { label: s('实测', 'Measured'), width: 120, align: 'r' },
      { label: s('判定 ƒ', 'Result ƒ'), width: 130 },
    ],
    [
      [s('主轴温度', 'Spindle temperature'), '≤ 65 ℃', '58', chip(s('合格', 'Pass'), 'ok')],
      [s('液压压力', 'Hydraulic pressure'), '14–16 MPa', '15.2', chip(s('合格', 'Pass'), 'ok')],
      [s('导轨润滑', 'Way lubrication'), s('≥ 3 格', '3 marks or more'), '2', chip(s('加油', 'Refill'), 'bad')],
    ],
    33,
  )
  return canvas(context, {
    tab: 0,
    css: '.form .row.between+.row{height:32px!important;margin-top:6px!important}.form>div>div[style]{padding-block:9px!important}.form th{height:30px}',
    title: s('应用：设备点检', 'App: machine check'),
    subtitle: '',
    actions: '',
    body: `<div class="grid"><section class="card f1 col form" style="width:696px;height:397px;padding:14px 18px;gap:10px;background:${hue.mist}">${pair(field(s('设备', 'Machine'), s('扫码', 'Scan'), 'CNC-02', true), field(s('型号与上次点检', 'Model, last check'), s('随设备带出', 'Filled in by the scan'), s('五轴 VMC-1000 · 11-17', '5-axis VMC-1000, 17 Nov')))}
      <div style="border:1px dashed ${hue.line};border-radius:10px;overflow:hidden;background:#fff"><div class="row between" style="padding:9px 16px"><b class="s13">${s('点检项', 'Checks')}</b><span class="s12 mut">${s('子表 · 判定由公式得出', 'Sub-table, results by formula')}</span></div>${checks}</div>
      ${pair(field(s('下次点检 ƒ', 'Next check ƒ'), s('公式', 'Formula'), s('11-24 · 上次 + 7 天', '24 Nov: last one + 7 days')), field(s('不合格时', 'If one fails'), s('联动', 'Dependency'), s('显示“照片”，必填', 'Show “Photo”, required')))}</section></div>`,
  })
}

/** One record on both ends: written on a phone without a network, and in the table on the desk. */
export function canvasBoth(context: Context): string {
  const { say: s } = context
  const records = table(
    [
      { label: s('时间', 'Time'), width: 78 },
      { label: s('设备', 'Machine'), width: 92 },
      { label: s('来自', 'Sent from') },
      { label: s('结论', 'Result'), width: 118 },
    ],
    [
      { cells: ['10:42', 'CNC-02', s('手机 · 离线', 'Phone, offline'), chip(s('加油', 'Refill'), 'bad')], on: true },
      ['10:31', 'CNC-01', s('手机', 'Phone'), chip(s('正常', 'OK'), 'ok')],
      ['10:18', 'GRD-01', s('手机', 'Phone'), chip(s('正常', 'OK'), 'ok')],
      ['09:56', 'WLD-02', s('电脑', 'Desk'), chip(s('换气管', 'New hose'), 'go')],
      ['09:40', 'HT-01', s('手机 · 离线', 'Phone, offline'), chip(s('正常', 'OK'), 'ok')],
      ['09:22', 'ASM-A', s('手机', 'Phone'), chip(s('正常', 'OK'), 'ok')],
      ['09:05', 'PNT-01', s('电脑', 'Desk'), chip(s('正常', 'OK'), 'ok')],
    ],
    47,
  )
  const line = (label: string, value: string) =>
    `<div class="row between" style="height:45px;border-top:1px solid ${hue.hair}"><span class="s13">${label}</span>${value}</div>`
  const phone = `<div style="width:228px;height:352px;border-radius:24px;border:6px solid ${hue.ink};background:#fff;overflow:hidden;display:flex;flex-direction:column;box-shadow:0 18px 40px rgba(11,60,70,.2)">
    <div style="background:${hue.ink};color:#fff;padding:10px 14px 14px"><div class="h">${s('设备点检', 'Machine check')}</div><div class="s12" style="color:#9FB2BD">${s('没有网络，照样填', 'No network: keeps filling')}</div></div>
    <div style="padding:4px 14px 0;flex:1">${line('CNC-02', chip(s('已扫码', 'Scanned'), 'ok'))}${line(s('主轴温度', 'Spindle'), '<b class="s13">58 ℃</b>')}${line(s('润滑', 'Lubrication'), chip(s('加油', 'Refill'), 'bad'))}${line(s('照片', 'Photo'), chip(s('1 张', '1'), 'go'))}</div>
    <div style="padding:0 14px 14px"><span class="btn p" style="width:100%">${s('提交', 'Send')}</span></div></div>`
  return canvas(context, {
    tab: 1,
    title: s('设备点检 · 今天', 'Machine check, today'),
    subtitle: '',
    actions: '',
    body: `<section class="card flush" style="width:696px;height:397px;display:grid;grid-template-columns:1fr 264px"><div style="border-right:1px solid ${hue.hair}">${records}</div><div style="display:grid;place-items:center;background:${hue.mist}">${phone}</div></section>`,
  })
}

/** A report that an app draws of its own records. */
export function canvasReport(context: Context): string {
  const { say: s } = context
  const weeks = [41, 42, 43, 44, 45, 46, 47].map((week) => s(`${week} 周`, `W${week}`))
  const counts = [
    [248, 52, 20],
    [262, 48, 18],
    [270, 44, 22],
    [291, 40, 15],
    [304, 37, 12],
    [318, 31, 11],
    [326, 28, 8],
  ]
  const figures: [string, string, string][] = [
    [s('本周点检', 'Checks this week'), '362', s('应检 372', 'of 372 due')],
    [s('不合格', 'Failed'), '2.2%', s('六周前 6.3%', '6.3% six weeks ago')],
    [s('补单用时', 'Repaired within'), s('1.4 天', '1.4 days'), s('−0.9 天', '0.9 days less')],
  ]
  return canvas(context, {
    tab: 1,
    title: s('报表：设备点检', 'Report: machine check'),
    subtitle: '',
    actions: '',
    body: `<section class="card report" style="width:696px;height:397px;padding:18px 20px"><div style="display:grid;grid-template-columns:repeat(3,1fr);gap:20px">${figures.map(([label, value, note]) => figure(label, value, note, 'up')).join('')}</div><div class="row between" style="margin:16px 0 10px"><span class="h">${s('每周点检与结论', 'Checks a week, by result')}</span>${legend(
      [
        [s('合格', 'Pass'), hue.teal],
        [s('处理后合格', 'Mended on the spot'), hue.foam],
        [s('不合格', 'Failed'), hue.coral],
      ],
    )}</div>${stack(500, 132, weeks, 400, counts)}<div class="narrow" style="display:none">${stack(340, 206, weeks, 400, counts)}</div></section>`,
  })
}
