import { hue } from './palette'

/** The desktop frame: rail, header with tabs, page head, body. */
export const shellCss = `
.app{width:1440px;height:900px;display:grid;grid-template-columns:72px 1fr;overflow:hidden}
.rail{background:${hue.ink};display:flex;flex-direction:column;align-items:center;padding:16px 0;gap:6px}
.rail .sym{width:36px;height:36px;margin-bottom:16px}
.rail .it{width:44px;height:44px;border-radius:11px;display:flex;align-items:center;justify-content:center;color:#8FA3AF}
.rail .it.on{background:${hue.teal};color:#fff}.rail .it svg{width:21px;height:21px}
.rail .gap{flex:1}
.main{display:grid;grid-template-rows:64px auto 1fr;min-width:0;height:900px}
.bar{background:#fff;border-bottom:1px solid ${hue.line};display:flex;align-items:center;padding:0 24px;gap:28px}
.bar .name{font-size:17px;font-weight:600;white-space:nowrap}
.tabs{display:flex;gap:4px;height:100%;flex:1}
.tabs span{display:flex;align-items:center;padding:0 12px;color:${hue.muted};position:relative;white-space:nowrap}
.tabs .on{color:${hue.ink};font-weight:600}
.tabs .on::after{content:"";position:absolute;left:12px;right:12px;bottom:-1px;height:2px;background:${hue.teal}}
.find{width:228px;height:36px;border-radius:8px;background:${hue.mist};display:flex;align-items:center;gap:8px;padding:0 12px;color:${hue.faint};font-size:13px;white-space:nowrap;overflow:hidden}
.find svg{width:16px;height:16px;flex:none}
.bell{position:relative;color:${hue.slate}}.bell svg{width:20px;height:20px}.bell i{position:absolute;right:0;top:0;width:8px;height:8px;border-radius:50%;background:${hue.coral};border:2px solid #fff;box-sizing:content-box;margin:-2px}
.phead{display:flex;align-items:center;justify-content:space-between;gap:24px;padding:20px 24px 16px}
.phead h1{font-size:22px;font-weight:600;line-height:1.25;letter-spacing:-.005em;white-space:nowrap}
.phead p{color:${hue.muted};font-size:13.5px;margin-top:3px;white-space:nowrap}
.body{padding:0 24px 24px;min-height:0;min-width:0}
`
