import { baseCss } from './base-css'
import { type IconName, icon } from './icons'
import { hue } from './palette'

/** What a phone scene says about its frame (400 × 800, rendered at 1.5). */
export type PhoneFrame = {
  title: string
  subtitle?: string
  aside?: string
  dark?: boolean
  body: string
  foot?: string
  tabs?: { items: [IconName, string][]; on: number }
  css?: string
  /** What its clock says. */
  time?: string
}

const phoneCss = `
.ph{width:400px;height:800px;display:flex;flex-direction:column;background:${hue.mist};overflow:hidden}
.st{height:40px;display:flex;align-items:center;justify-content:space-between;padding:0 24px;font-size:14px;font-weight:600;flex:none}
.st .bat{width:24px;height:11px;border:1.5px solid currentColor;border-radius:3.5px;padding:1.5px;opacity:.9}.st .bat i{display:block;width:72%;height:100%;background:currentColor;border-radius:1px}
.hd{display:flex;align-items:center;justify-content:space-between;padding:8px 20px 14px;flex:none;gap:12px}
.hd h1{font-size:22px;font-weight:600;line-height:1.25;white-space:nowrap}.hd p{font-size:13px;color:${hue.muted};white-space:nowrap}
.ph.dark .hd,.ph.dark .st{background:${hue.ink};color:#fff}.ph.dark .hd p{color:#9FB2BD}
.ct{flex:1;min-height:0;padding:4px 16px 16px;display:flex;flex-direction:column;gap:12px;overflow:hidden}
.ph.dark .ct{padding-top:16px}
.ph .card{padding:16px;border-radius:14px}.ph .card.flush{padding:0}
.ft{background:#fff;border-top:1px solid ${hue.line};padding:14px 16px 18px;display:flex;gap:10px;flex:none}
.ft .btn{height:48px;flex:1;border-radius:12px;font-size:16px}
.tb{background:#fff;border-top:1px solid ${hue.line};display:flex;padding:9px 8px 14px;flex:none}
.tb span{flex:1;display:flex;flex-direction:column;align-items:center;gap:3px;font-size:11px;color:${hue.faint};white-space:nowrap}.tb .on{color:${hue.teal};font-weight:600}
`

/** A whole phone page: status line, title, content, buttons or tabs. */
export function phone(frame: PhoneFrame): string {
  const tabs = frame.tabs?.items.map(
    ([name, word], i) => `<span class="${i === frame.tabs?.on ? 'on' : ''}">${icon(name, 22)}${word}</span>`,
  )
  return `<style>${baseCss}${phoneCss}${frame.css ?? ''}</style><div class="ph ${frame.dark ? 'dark' : ''}">
  <div class="st"><span>${frame.time ?? '9:24'}</span><span class="bat"><i></i></span></div>
  <div class="hd"><div style="min-width:0"><h1>${frame.title}</h1>${frame.subtitle ? `<p>${frame.subtitle}</p>` : ''}</div>${frame.aside ?? ''}</div>
  <div class="ct">${frame.body}</div>${frame.foot ? `<div class="ft">${frame.foot}</div>` : ''}${tabs ? `<div class="tb">${tabs.join('')}</div>` : ''}</div>`
}
