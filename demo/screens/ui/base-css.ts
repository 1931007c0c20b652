import { hue } from './palette'

/** Type, colour and layout rules shared by the desktop and the phone scenes. */
export const baseCss = `
*{box-sizing:border-box;margin:0;padding:0}
html{-webkit-font-smoothing:antialiased}
body{font:400 14px/1.45 "Instrument Sans","Noto Sans CJK SC",sans-serif;color:${hue.ink};background:${hue.mist};
  text-rendering:geometricPrecision;overflow:hidden}
svg{display:block;overflow:visible}
svg text{font-family:inherit}
b,strong{font-weight:600}
.row{display:flex;align-items:center;gap:12px}.top{align-items:flex-start}.end{align-items:flex-end}
.col{display:flex;flex-direction:column;gap:12px}
.between{justify-content:space-between}.centre{justify-content:center}.wrap{flex-wrap:wrap}
.g4{gap:4px}.g6{gap:6px}.g8{gap:8px}.g16{gap:16px}.g20{gap:20px}.g24{gap:24px}
.f1{flex:1;min-width:0}.grid{display:grid;gap:16px}.fill{height:100%;min-height:0}
.cut{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.nw{white-space:nowrap}
.s11{font-size:11.5px}.s12{font-size:12.5px}.s13{font-size:13px}.s15{font-size:15px}.s16{font-size:16px}.s18{font-size:18px}.s20{font-size:20px}.s24{font-size:24px}.s28{font-size:28px}.s32{font-size:32px}
.tight{line-height:1.2}.w5{font-weight:500}.w6{font-weight:600}.w7{font-weight:700}
.mut{color:${hue.muted}}.faint{color:${hue.faint}}.teal{color:${hue.teal}}.warn{color:${hue.rust}}.white{color:#fff}.aqua{color:${hue.aqua}}
.r{text-align:right}.c{text-align:center}
.card{background:#fff;border:1px solid ${hue.line};border-radius:12px;padding:20px;min-width:0;position:relative}
.card.flush{padding:0;overflow:hidden}.card.ink{background:${hue.ink};border-color:${hue.ink};color:#fff}
.card.wash{background:${hue.wash};border-color:${hue.tint}}
.head{display:flex;align-items:center;justify-content:space-between;gap:12px;padding:16px 20px;border-bottom:1px solid ${hue.hair}}
.h{font-size:16px;font-weight:600;line-height:1.3}
.sep{height:1px;background:${hue.hair};border:0}.vsep{width:1px;background:${hue.hair};align-self:stretch}
.chip{display:inline-flex;align-items:center;gap:6px;height:24px;padding:0 9px;border-radius:6px;font-size:12.5px;font-weight:500;white-space:nowrap;background:${hue.mist};color:${hue.muted}}
.chip i{width:6px;height:6px;border-radius:50%;background:currentColor;flex:none}
.chip.ok{background:${hue.wash};color:${hue.teal}}.chip.go{background:${hue.tint};color:${hue.teal}}
.chip.bad{background:${hue.blush};color:${hue.rust}}.chip.bad i{background:${hue.coral}}
.chip.solid{background:${hue.teal};color:#fff}.chip.ink{background:${hue.ink};color:#fff}
.chip.out{background:#fff;border:1px solid ${hue.line};color:${hue.slate}}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:7px;height:36px;padding:0 14px;border-radius:8px;border:1px solid ${hue.line};background:#fff;font-size:14px;font-weight:500;white-space:nowrap;color:${hue.ink}}
.btn.p{background:${hue.teal};border-color:${hue.teal};color:#fff}.btn.q{background:${hue.wash};border-color:${hue.tint};color:${hue.teal}}
.btn.s{height:30px;padding:0 10px;font-size:13px;border-radius:7px}.btn svg{width:16px;height:16px}
.av{display:inline-flex;align-items:center;justify-content:center;border-radius:50%;font-weight:600;flex:none;line-height:1}
.track{height:6px;border-radius:3px;background:${hue.hair};overflow:hidden;flex:1;min-width:0}.track i{display:block;height:100%;border-radius:3px;background:${hue.teal}}
.track.bad i{background:${hue.coral}}
.seg{display:inline-flex;padding:3px;border-radius:9px;background:#E6ECEF;gap:2px}.seg span{height:30px;padding:0 12px;border-radius:7px;display:flex;align-items:center;font-size:13px;color:${hue.muted};white-space:nowrap}
.seg .on{background:#fff;color:${hue.ink};font-weight:600}
table{width:100%;border-collapse:collapse;table-layout:fixed}
th{font-size:12.5px;font-weight:500;color:${hue.muted};text-align:left;padding:0 12px;height:38px;white-space:nowrap;background:#FAFBFC;border-bottom:1px solid ${hue.hair}}
td{padding:0 12px;height:46px;font-size:13.5px;border-bottom:1px solid ${hue.hair};white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
th:first-child,td:first-child{padding-left:20px}th:last-child,td:last-child{padding-right:20px}
tr:last-child td{border-bottom:0}tr.on td{background:${hue.wash}}
.lbl{font-size:12.5px;color:${hue.muted};line-height:1.35}
.fig{font-size:28px;font-weight:600;line-height:1.15;letter-spacing:-.01em}
`
