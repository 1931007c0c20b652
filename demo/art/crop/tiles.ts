import { type Lang, langs } from '../../screens/lib/lang'
import type { Scene } from '../../screens/lib/scene'
import { productScene } from '../../screens/products'
import { details } from '../../screens/products/details'
import { moments } from '../../screens/solutions/moments'
import type { Plate } from '../lib/plate'
import { drawPhone, type Frame, type Part } from './phone'
import { aisles } from './phones'

/** What stands in the panel, near enough to be read on phones. */
const near = `.top.top{gap:8px;background:#fff;height:38px;padding:0 14px}.top>svg{width:20px;height:20px;flex:none}.top.top>span{flex:1;display:flex;flex-wrap:wrap;gap:0 8px;align-items:baseline;height:20px;overflow:hidden;white-space:nowrap}
.top.top b{font-size:15px;line-height:20px}.top.top span span{font-size:14px;line-height:20px}
.parts.parts th{height:27px;font-size:14px;padding:0 6px}.parts.parts td{font-size:15px;line-height:1.1;padding:0 6px}.parts.parts :is(th,td):first-child{padding-left:14px}.parts.parts :is(th,td):last-child{padding-right:14px}
.parts.parts td:first-child{font-weight:600}.parts.parts .chip{font-size:14px;height:25px;line-height:25px;padding:0 8px}
.parts .drawn{padding:10px 14px 0}.parts .drawn svg{width:316px}.parts .drawn svg text{font-size:26px}`

/** As large as a card of the list of products, which is 291 px wide on desks; the panel runs out of it at the right and below. */
const tile: Frame = {
  width: 360,
  height: 225,
  ratio: 2.4,
  css: `.root.root{padding:14px 0 0 14px}.panel{border-radius:10px 0 0 0;box-shadow:0 8px 22px rgba(11,60,70,.16)}${near}`,
}

/** As large as a product's banner on phones; the panel stands closed below the words. */
const hero: Frame = {
  width: 450,
  height: 384,
  ratio: 2.5,
  css: `.panel.panel{position:absolute;left:24px;right:24px;top:196px;bottom:14px;height:auto}${near}`,
}

const answer = moments['ai-answer']?.scene as Scene
const plans = details['1004-plans'] as Scene

type Tile = [screen: string | Scene, part: Part, css?: string]

/** What the list of products shows of each one, no two of them alike: its screen, and a part of that. */
const shown: Record<string, Tile> = {
  1001: [
    '1',
    {
      element: '.cmp',
      css: '.taken{grid-template-columns:106px 118px 122px!important;grid-auto-rows:1fr}.taken>div:is(:nth-child(5n),:nth-child(5n+4),:nth-child(n+21)),.taken .av{display:none!important}.taken.taken>div{height:auto;padding:0 0 0 14px;font-size:15px}.taken.taken>.k{font-size:14px}.taken.taken>:first-child{font-size:0}.taken .top{line-height:1.3}.taken.taken .top .s15{font-size:15px}.taken.taken .top .s12{font-size:13px}',
    },
  ],
  1002: [
    '2',
    {
      ...aisles,
      css: aisles.css,
    },
  ],
  1003: [
    '2',
    {
      element: 'section.card',
      css: '.taken{position:relative;padding:0!important;border:0!important;border-radius:0!important}.taken svg{position:absolute;left:-424px;top:-150px;width:980px!important;height:640px!important}',
    },
  ],
  // The banner above the list shows this product's week.
  1004: [plans, { columns: [1, 2, 6], rows: [2, 4] }],
  // Four stations, one of them stopped: its banner shows the hours.
  1005: [
    '2',
    {
      element: '.col > div',
      css: '.taken{grid-template-columns:1fr 1fr!important;grid-auto-rows:1fr;gap:8px!important;padding:10px 12px;background:#F3F6F7}.taken>div:not(:nth-child(n+3):nth-child(-n+6)){display:none}.taken>div{padding:6px 12px!important;display:flex;flex-direction:column;justify-content:center}.taken>div>.mut{display:none}.taken .row{gap:6px}.taken b{font-size:15px;white-space:nowrap}.taken.taken .chip{font-size:13px;padding:0 7px}.taken .fig{font-size:19px;margin-top:6px}',
    },
  ],
  1006: [
    '2',
    {
      boxes: [
        [3, 0, 0],
        [4, 1, 0],
        [6, 0, 1],
        [7, 1, 1],
      ],
      lines: [
        [3, 4, true],
        [4, 6, true],
        [4, 7],
      ],
    },
  ],
  // Not its margin by month: Insight’s banner shows that.
  1007: ['2', { columns: [1, 4, 5], rows: [6, 9] }, '.parts.parts th{font-size:13px}.parts.parts :is(th,td){padding:0 3px}'],
  1008: ['1', { columns: [1, 4, 5], rows: [1, 3] }],
  1009: ['2', { columns: [1, 4, 5], rows: [1, 4] }],
  1010: [
    answer,
    {
      element: '.talk > .row:nth-child(2) .say',
      css: '.parts>.taken{display:flex;flex-direction:column;gap:7px;padding:11px 14px;font-size:15px;line-height:1.35;text-wrap:balance;word-break:keep-all;background:#F3F6F7}.taken .row{display:none}.taken .proof{flex:1;display:flex;justify-content:space-between;align-items:center;padding:0 12px;border:1px solid #DDE4E8;border-radius:8px;background:#fff;font-size:14px;white-space:nowrap}',
    },
  ],
  1011: [
    '2',
    {
      boxes: [
        [0, 0, 0],
        [3, 1, 0],
        [4, 0, 1],
        [6, 1, 1],
      ],
      lines: [
        [0, 3],
        [3, 4],
        [4, 6],
      ],
    },
  ],
  1012: [
    '1',
    {
      element: '.card.f1.col',
      css: '.taken{padding:12px 14px!important;gap:10px!important;background:#F3F6F7!important}.taken>div:nth-child(n+3){display:none!important}.taken>div{flex:1}.taken [style*="padding:12px"]{padding:7px 12px!important;line-height:1.35}.taken>div>div>.row:first-child>.mut{display:none}.taken .s13{font-size:15px;white-space:nowrap}.taken.taken .s12{font-size:14px}.taken [style*="height:34px"]{height:28px!important;margin-top:5px!important}',
    },
  ],
}

function draw(id: string, lang: Lang, frame: Frame, own = ''): Promise<Buffer> {
  const [screen, part, css = ''] = shown[id] as Tile
  const scene = typeof screen === 'string' ? productScene(id, screen) : screen
  return drawPhone({ scene, lang, parts: [part], frame: { ...frame, css: `${frame.css}${css}${own}` } })
}

/** The lower panel of a banner on phones shows these otherwise. */
const low: Record<string, string> = {
  1001: '.root .taken{grid-template-columns:112px 140px 150px!important}.root .taken .top .s12{display:none}',
  1002: '.root .taken>div{height:25px!important}',
  1005: '.root .taken>div{padding:2px 12px!important}.root .taken .fig{margin:0;font-size:17px;line-height:1.2}',
  1010: '.root .parts>.taken{gap:5px;padding:8px 14px 9px;font-size:14.5px;line-height:1.3}',
  1012: '.root .taken{padding:8px 14px!important;gap:6px!important}.root .taken [style*="padding:12px"]{padding:2px 12px!important}.root .taken [style*="height:34px"]{height:24px!important;margin-top:2px!important}',
}

/** A product's banner on phones: the part of its screen that its card in the list shows. */
export const drawHero = (id: string, lang: Lang, isDark: boolean): Promise<Buffer> =>
  draw(id, lang, { ...hero, isDark }, low[id])

/** The pictures of the list of products, one a product. */
export const productTiles: Plate[] = langs.flatMap((lang) =>
  Object.keys(shown).map((id) => ({
    file: `screens/${lang}/${id}-tile.webp`,
    budget: 30_000,
    draw: () => draw(id, lang, tile),
  })),
)
