import type { Frame } from './phone'

const panel = `
.panel{height:100%;display:flex;flex-direction:column;border-radius:12px;overflow:hidden;background:#fff;box-shadow:0 24px 60px rgba(11,60,70,.2)}
.top{flex:none;display:flex;align-items:center;gap:12px;padding:10px 16px;border-bottom:1px solid #DDE4E8;line-height:1.3}
.top img{height:30px;margin-left:auto}.top b{display:block;font-size:15px}.top span span{display:block;font-size:13.5px;color:#566874}
.parts{flex:1;min-height:0;display:flex;flex-direction:column}.parts>*{flex:1 1 auto;min-height:0}
.parts>*+*{border-top:1px solid #DDE4E8}`

const table = `
.parts table{height:100%;table-layout:auto}.parts .sheet{flex-grow:9}
.parts th{height:36px;font-size:13px;padding:0 8px}.parts td{height:auto!important;font-size:14.5px;padding:0 8px;line-height:1.25}
.parts :is(th,td):first-child{padding-left:16px}.parts :is(th,td):last-child{padding-right:14px}
.parts td.wraps{white-space:normal}
.parts .few th{font-size:14px}.parts .few td{font-size:16px}.parts .few .chip{font-size:14.5px;height:28px;line-height:28px}.parts .few .s12{font-size:14px;margin-top:4px}.parts .few .s12:not(.mut){white-space:nowrap}`

const list = `
.parts .chip{font-size:13px;padding:0 8px}
.parts .card{border:0;border-radius:0;padding:12px 16px 4px;background:#fff!important}
.parts .listed{display:flex;flex-direction:column}.parts .listed>.row{flex:1 1 0!important;min-height:34px!important;gap:10px}
.parts .listed>.row:has(br){min-height:46px!important}.parts .listed .s13{font-size:14.5px}.parts .listed .s12{font-size:13px}`

const figures = `
.tiles{flex:none!important;display:grid;grid-template-columns:1fr 1fr}
.tiles>div{padding:9px 16px;border-top:1px solid #E9EEF1}.tiles>div:nth-child(-n+2){border-top:0}.tiles>div:nth-child(2n){border-left:1px solid #E9EEF1}
.tiles .lbl{font-size:13px;white-space:nowrap}.tiles .value{font-size:21px;font-weight:600;line-height:1.25;white-space:nowrap}.tiles .value.long{font-size:15.5px;line-height:1.7}.tiles .note{font-size:13px;color:#566874;white-space:nowrap}.tiles .chip{margin:2px 0}`

const chart = `
.drawn{padding:10px 16px;display:flex;flex-direction:column}.drawn .h{flex:none;margin-bottom:6px}.drawn svg{width:340px;flex:1;min-height:0}.drawn svg text{font-size:15.5px}`

const planAndGraph = `
.sheet2{position:relative;background:radial-gradient(#E9EEF1 1.2px,transparent 1.2px) 0 0/24px 24px}
.sheet2.large .s13{font-size:15.5px}.sheet2.large .s12{font-size:14px}
.sheet2>svg{position:absolute;inset:0;width:100%;height:100%}`

/** What the panel and its parts look like. It has to come after the screen's own rules, which stand in the body: later ones win. */
export function panelCss({ width, height, isDark, css = '' }: Frame): string {
  const ground = `radial-gradient(circle at 72% 40%,${isDark ? '#143a49,#0b1a26 78%' : '#fff,#e3f0f1 82%'})`
  const root = `.root{position:fixed;z-index:9;left:0;top:0;width:${width}px;height:${height}px;padding:16px;background:${ground};overflow:hidden}`
  return `${root}${panel}${table}${list}${figures}${chart}${planAndGraph}\n${css}`
}

/** A product's phone screen without what is above its head and from its tabs on, as large as a panel. */
export const handsetCss = `
html body{background:radial-gradient(circle at 72% 40%,#fff,#e3f0f1 82%)}.ph.ph.ph{position:absolute;left:16px;top:16px;width:372px;height:441px;border-radius:16px;box-shadow:0 24px 60px rgba(11,60,70,.2)}
.ph .st,.ph .tb,.ph .ft{display:none}.ph.ph .hd{padding:14px 20px}.ph.ph.ph .ct{gap:10px;padding:12px}.ph.ph .ct .card{padding:10px 16px;flex:none}.ph.ph .ct .card.f1{display:flex;flex-direction:column;flex:1}.ct .card.f1>.row{flex:1!important;min-height:0!important}.ph .ct .s13{font-size:15px}.ph .ct :is(.s12,.lbl,.chip){font-size:13px}.ph .fig{font-size:24px}`

/** The first two figures of the week's plan, in one line. */
export const week = {
  element: '.grid > .col:last-child > .card',
  css: '.taken{flex:none!important;display:grid!important;grid-template-columns:1fr 1fr;gap:0 32px!important;padding:4px 16px!important}.taken>.h,.taken>.row:nth-child(n+4){display:none!important}.taken>.row{border:0!important;min-height:40px!important}.taken .s13{font-size:15px}',
}
