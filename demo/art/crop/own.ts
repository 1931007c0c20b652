import type { Lang } from '../../screens/lib/lang'
import type { Scene } from '../../screens/lib/scene'
import type { Crop } from './panel'

type Own = {
  /** What the product's screen says, and what the customer's says instead: in Chinese, in English. */
  words?: Record<Lang, readonly [from: string, to: string][]>
  /** How its picture differs from other details, so that it ends with something whole. */
  shape?: Pick<Crop, 'width' | 'height' | 'ratio' | 'left' | 'top' | 'rules'>
}

/** What customers' own screens, and an article's, say and show otherwise than the product's. */
const own: Record<string, Own> = {
  // A lot of the article's own month.
  'news-520': {
    words: {
      cn: [
        ['2611-08', '2601-08'],
        ['11-08 04:20', '01-08 04:20'],
      ],
      en: [
        ['2611-08', '2601-08'],
        ['8 Nov', '8 Jan'],
      ],
    },
  },
  // Six machines of the plan and five days, whole.
  402: {
    shape: {
      ...{ width: 640, height: 400, ratio: 2.25, left: 20, top: 20 },
      rules:
        '.body>.grid{grid-template-columns:790px 300px!important}[style*="150px 1fr"]{grid-template-columns:112px 1fr!important}[style*="calc(150px"]{left:calc(112px + (100% - 112px) * .342857)!important}[style*="height:62px"]{height:46.5px!important}[style*="height:62px"]>:first-child{padding:6px 0 0 16px!important}[style*="top:16px"]{top:8px!important;padding:0 5px!important}',
    },
  },
  // Its engineer visits a shipowner's vessel; what follows on the signature is left out.
  403: {
    words: {
      cn: [
        ['应用：客户现场巡检', '靠港工单 · 必填 9 项'],
        ['<b class="s13">客户</b>', '<b class="s13">船东与船名</b>'],
        ['来自 ERP', '设备档案带出'],
        ['拓浪船机', 'Sinar Marine · Sinar Jaya 轮'],
        ['客户签名', '轮机长签名'],
      ],
      en: [
        ['App: customer site inspection', 'Port-call job sheet, 9 required'],
        ['<b class="s13">Customer</b>', '<b class="s13">Owner and ship</b>'],
        ['From the ERP', 'From the file'],
        ['Toplang Marine', 'Sinar Marine, MV Sinar Jaya'],
        ['Customer’s signature', 'Chief engineer’s signature'],
      ],
    },
    shape: {
      ...{ width: 720, height: 450, ratio: 2, left: 24, top: 24 },
      rules:
        '.card.f1.col{padding:12px!important;gap:8px!important}.card.f1.col>:nth-child(n+5){display:none}.card.f1.col [style*="padding:12px"]{padding:9px 12px!important}',
    },
  },
}

/** A customer's own screen: the product's, with what it says otherwise. */
export function ownScene(id: string, lang: Lang, scene: Scene): Scene {
  const words = own[id]?.words?.[lang] ?? []
  return (context) =>
    words.reduce((html, [from, to]) => {
      if (!html.includes(from)) throw new Error(`case ${id}: no "${from}" on its screen`)
      return html.replaceAll(from, to)
    }, scene(context))
}

/** How the picture of a customer's own screen differs from other details of products' screens. */
export const ownShape = (id: string) => own[id]?.shape ?? {}
