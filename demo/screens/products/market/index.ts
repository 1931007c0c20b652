import type { Scene } from '../../lib/scene'
import { capacity } from './capacity'
import { deliveries } from './deliveries'
import { quotes } from './quotes'

/** A scene, and what phones see of it: its card laid out anew by rules of its own. */
type Screen = { scene: Scene; phone: { element: string; css: string } }

const onPhones = (scene: Scene, element: string, css: string): Screen => ({
  scene,
  phone: { element, css: `.parts .taken{width:auto;padding:0}${css}` },
})

/** The marketplace's screens by the page that shows them: none of them is a product's. */
export const market: Record<string, Screen> = {
  go1688: onPhones(
    quotes,
    '.q',
    '.taken{display:flex;flex-direction:column}.taken .strip{height:48px;gap:6px;padding:0 12px}.taken .strip>:nth-child(n+7),.taken .strip>:is(:nth-child(3),:nth-child(4)){display:none}.taken .line{grid-template-columns:1fr 88px 90px;height:auto;flex:1;min-height:0;padding:0 10px 0 16px}.taken .line.names{flex:none;height:32px}.taken .line>:is(:nth-child(3),:nth-child(4),:nth-child(n+6)){display:none}.taken .av{width:30px!important;height:30px!important;font-size:12px!important}.taken .s15{font-size:14px}.taken .with{flex-direction:column;align-items:flex-start;gap:2px;line-height:1.2}.taken .with .chip{height:20px;padding:0 6px;font-size:12px;gap:4px}.taken .sum{font-size:16px}',
  ),
  'go1688-purchaser': onPhones(
    deliveries,
    '.d',
    '.taken{display:flex;flex-direction:column}.taken .order{flex:1;grid-template-columns:1fr auto;gap:2px 12px;height:auto;padding:0 16px;align-content:center}.taken .order:nth-child(3){border:0}.taken .way span{padding-top:22px}.taken .order:nth-child(n+4){display:none}.taken .way{grid-column:1/-1;order:3}',
  ),
  'go1688-supplier': onPhones(
    capacity,
    '.k',
    '.taken{display:flex;flex-direction:column}.taken .strip{height:48px;padding:0 14px}.taken .strip>:nth-child(n+2){display:none}.taken .lane{grid-template-columns:126px 1fr;padding-right:4px;flex:1;height:auto;min-height:0;overflow:hidden}.taken .lane:nth-child(2){flex:none;height:34px!important}.taken .lane>div:first-child{padding:0 0 0 12px}.taken .lane b{font-size:13px}.taken .lane .s12{font-size:12px}.taken :is(.days,.names){width:125%}.taken .days{clip-path:inset(0 19.8% 0 0)}.taken .names span:nth-child(n+9){visibility:hidden}.taken .names span{padding-left:3px;font-size:12px;white-space:nowrap}.taken .job{top:8px;bottom:8px;height:auto;padding:0 4px 0 5px;font-size:12px;line-height:1.25;white-space:normal;display:grid;align-content:center}',
  ),
}
