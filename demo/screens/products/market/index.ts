import type { Scene } from '../../lib/scene'
import { capacity } from './capacity'
import { deliveries } from './deliveries'
import { quotes } from './quotes'

type Screen = { scene: Scene; phone: Scene }

/** A scene as phones see it: laid out anew by a few rules more. */
const onPhones = (scene: Scene, css = ''): Screen => ({
  scene,
  phone: (context) => `${scene(context)}<style>${css}</style>`,
})

/** The marketplace's screens by the page that shows them: none of them is a product's. */
export const market: Record<string, Screen> = {
  go1688: onPhones(quotes),
  'go1688-purchaser': onPhones(
    deliveries,
    '.d{width:388px}.d .order{grid-template-columns:1fr auto;gap:6px 12px;height:124px;align-content:center}.d .way{grid-column:1/-1;order:3}',
  ),
  'go1688-supplier': onPhones(
    capacity,
    '.k{width:556px}.k .row5{grid-template-columns:132px 1fr}.k .row5>div:first-child{padding:0 14px}.k .strip .mut,.k .strip .chip.out{display:none}.k .names span{padding-left:4px;font-size:11px}.k .row5 b{font-size:13px}.k .job{padding:6px 7px;font-size:12.5px}',
  ),
}
