import { type Lang, langs } from '../../screens/lib/lang'
import type { Scene } from '../../screens/lib/scene'
import { productScene } from '../../screens/products'
import { insightAnswers } from '../../screens/products/finance'
import { canvasFlow } from '../../screens/products/platform'
import type { Plate } from '../lib/plate'
import { ownScene } from './own'
import type { View } from './panel'
import { drawHandset, drawPhone, type Part } from './phone'
import { week } from './phone-css'

const all = [0, 1, 2, 3]
const dashboard: Part[] = [{ figures: all }, { chart: 'small' }]

/** Four aisles on the map of the warehouse, one of them with bins that wait. */
export const aisles = {
  element: '.card',
  css: '.taken{padding:12px 14px 0!important;flex:none!important}.taken>div{grid-template-columns:22px repeat(12,1fr)!important;height:32px!important;margin-bottom:4px!important}.taken>div:nth-child(2n){margin-bottom:10px!important}.taken>div:not(:nth-child(n+3):nth-child(-n+6)),.taken i:nth-child(-n+14),.taken i:nth-child(n+27){display:none!important}',
}

/**
 * What phones show instead of a screen's picture, on products' pages above all: file name, view, parts of it. A page shows each part once, and every table
 * with the column that says what became of the row.
 */
const phones: Record<string, [view: View | 'flow', parts: Part[]]> = {
  // The rows below those of the whole screen.
  '1001-2-dates': ['2', [{ columns: [3, 5, 6], rows: [7, 12] }]],
  '1001-1-award': [
    '1',
    [
      {
        element: '.col.g16:last-child > .card',
        css: '.taken{zoom:1.1;padding:18px 14px!important;justify-content:space-between}',
      },
    ],
  ],
  '1001-2-notes': ['2', [{ list: 0 }]],
  '1001-2-detail': ['2', [{ columns: [3, 5, 6], rows: [1, 5], below: { column: 4, isNamed: true } }]],
  '1001-3-grades': ['3', [{ figures: [2, 3] }, { columns: [1, 3, 5] }]],
  '1001-2': [
    '2',
    [{ figures: [0, 1] }, { columns: [1, 5, 6], rows: [1, 6], below: { column: 2, isNamed: false } }],
  ],
  '1001-3': ['3', dashboard],
  '1002-1-large': ['1', [{ columns: [1, 2, 5], rows: [1, 8] }]],
  '1002-1-detail': ['1', [{ figures: [1, 4] }, { columns: [1, 5, 6], rows: [3, 8] }]],
  '1002-2-detail': ['2', [{ list: 0 }]],
  '1002-m': ['m', []],
  '1002-2': ['2', [aisles, { list: 1 }]],
  '1002-3': ['3', dashboard],
  '1003-2-detail': [
    '2',
    [
      {
        element: 'section.card',
        css: '.taken{position:relative;padding:0!important}.taken svg{position:absolute;left:-424px;top:-70px;width:980px!important;height:640px!important}',
      },
    ],
  ],
  '1003-2': ['2', [{ list: 0 }]],
  '1003-3': ['3', dashboard],
  '1004-1-large': ['1', [{ figures: [0, 1] }, { columns: [1, 2, 5] }]],
  '1004-2-detail': ['2', [{ span: [2, 4.2], rows: [1, 6] }]],
  '1004-3-detail': ['3', [{ columns: [1, 2, 4] }]],
  '1004-2': ['2', [week, { span: [2, 4.2], rows: [3, 6], names: 92, isLarge: true }]],
  '1004-3': ['3', [{ list: 0 }, { list: 1 }]],
  '1005-1-large': ['1', [{ columns: [2, 3, 4] }]],
  '1005-2-detail': ['2', [{ list: 0 }, { list: 1 }]],
  '1005-2': [
    '2',
    [
      {
        element: '.col > div',
        css: '.taken{grid-template-columns:1fr 1fr!important;gap:10px!important;padding:12px}.taken>div{padding:8px 12px!important;display:grid;grid-template-columns:1fr auto;align-items:center}.taken .row{grid-column:1/3}.taken .mut{margin:0!important;font-size:14px}.taken .fig{font-size:19px}',
      },
    ],
  ],
  '1005-3': ['3', dashboard],
  '1006-2-detail': [
    '2',
    [
      {
        boxes: [
          [3, 0, 0],
          [4, 0, 1],
          [6, 0, 2],
          [7, 1, 2],
          [8, 0, 3],
          [10, 1, 3],
        ],
        lines: [
          [3, 4, true],
          [4, 6, true],
          [4, 7],
          [6, 8, true],
          [7, 10],
        ],
      },
    ],
  ],
  '1006-3-detail': ['3', [{ figures: [2, 3] }, { columns: [1, 3, 4] }]],
  '1006-2': ['2', [{ list: 0 }, { list: 1 }]],
  '1006-3': ['3', dashboard],
  '1006-1': ['1', [{ list: 0 }, { list: 1 }]],
  '1007-1-large': ['1', [{ columns: [1, 2, 5] }]],
  '1007-3-detail': ['3', [{ figures: [0, 3] }, { columns: [1, 4, 5] }]],
  '1007-2': ['2', [{ figures: [0, 2, 3, 4] }, { list: 1 }]],
  '1007-3': ['3', dashboard],
  '1008-1-large': ['1', [{ columns: [1, 3, 5] }]],
  '1008-m': ['m', []],
  '1008-2-detail': [
    '2',
    [
      {
        boxes: [
          [2, 0, 0],
          [4, 1, 0],
          [6, 0.5, 1],
          [7, 0, 2],
          [8, 1, 2],
          [9, 0.5, 3],
        ],
        lines: [
          [2, 6],
          [4, 6, true],
          [6, 7],
          [6, 8],
          [7, 9],
          [8, 9],
        ],
      },
    ],
  ],
  // One way through the map, from a source to who reads the number; the detail above shows how it branches.
  '1008-2': [
    '2',
    [
      {
        boxes: [
          [0, 0.5, 0],
          [5, 0.5, 1],
          [7, 0.5, 2],
          [9, 0.5, 3],
          [10, 0.5, 4],
        ],
        lines: [
          [0, 5],
          [5, 7],
          [7, 9],
          [9, 10],
        ],
      },
    ],
  ],
  '1008-3': ['3', dashboard],
  '1009-1-large': ['1', [{ columns: [1, 2, 6] }]],
  '1009-m': ['m', []],
  '1009-2': ['2', [{ list: 0 }, { list: 1 }]],
  '1009-3': ['3', dashboard],
  '1010-1-large': ['1', [{ columns: [2, 5, 6] }]],
  // Not the talk: the page shows that on the product's card.
  '1010-1-detail': ['1', [{ figures: [2, 3] }, { columns: [2, 5, 6] }]],
  '1010-2-detail': ['2', [{ columns: [1, 2, 6] }]],
  '1010-2': ['2', [{ figures: [0, 1] }, { columns: [1, 5, 6], rows: [1, 6] }]],
  '1010-3': ['3', dashboard],
  '1010-1': ['m', []],
  '1011-1-large': ['1', [{ columns: [1, 3, 5] }]],
  '1011-1-detail': ['1', [{ list: 0 }, { list: 1 }]],
  '1011-2': ['2', [{ list: 0 }, { list: 1 }]],
  '1011-3': ['3', dashboard],
  '1012-1-large': [
    '1',
    [
      {
        element: '.card.f1.col',
        css: '.taken{padding:12px!important;gap:10px!important;background:#F3F6F7!important}.taken>div:last-child{display:none}.taken>div{flex:1}.taken [style*="padding:12px"]{padding:8px 12px!important;overflow:hidden}.taken>div>div>.row:first-child>.mut{display:none}.taken .s13{font-size:14px;white-space:nowrap}.taken .s12{font-size:13px}.taken>div:nth-child(4){grid-template-columns:1fr!important}.taken>div:nth-child(4)>div:last-child{display:none}',
      },
    ],
  ],
  '1012-2-detail': [
    'flow',
    [
      {
        boxes: [
          [0, 0, 0],
          [1, 0, 1],
          [2, 0, 2],
          [3, 1, 1],
          [4, 1, 2],
          [5, 0, 3],
          [6, 1, 3],
        ],
        lines: [
          [0, 1],
          [1, 2],
          [1, 3],
          [2, 4, true],
          [2, 5],
          [5, 6],
        ],
      },
    ],
  ],
  '1012-3-detail': ['3', [{ columns: [1, 2] }]],
}

const sceneOf = (name: string, view: View | 'flow'): Scene =>
  view === 'flow' ? canvasFlow : productScene(name.slice(0, 4), view)

/** What the phone beside a function shows: of Insight, what became of the report that the page's banner shows. */
export const handsetScene = (name: string, product: Scene): Scene =>
  name.startsWith('1008') ? insightAnswers : product

/** One of the pictures as phones show it; a customer's, by its id, has its logo in the head and says what that customer's screen says. */
export function drawScreen(name: string, lang: Lang, own?: { id: string; mark: string }): Promise<Buffer> {
  const [view, parts] = phones[name] ?? []
  if (!view || !parts) throw new Error(`no picture ${name}`)
  const product = sceneOf(name, view)
  if (view === 'm') return drawHandset({ scene: handsetScene(name, product), lang })
  const scene = own ? ownScene(own.id, lang, product) : product
  return drawPhone({ scene, lang, parts, ...(own && { mark: own.mark }) })
}

/** The pictures of products' pages as phones show them. */
export const phoneCrops: Plate[] = langs.flatMap((lang) =>
  Object.keys(phones).map((name) => ({
    file: `screens/${lang}/${name}-phone.webp`,
    budget: 40_000,
    draw: () => drawScreen(name, lang),
  })),
)
