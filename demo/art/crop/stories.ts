import { type Lang, langs } from '../../screens/lib/lang'
import type { Scene } from '../../screens/lib/scene'
import { productScene } from '../../screens/products'
import { sheets } from '../../screens/solutions'
import { book, type Row } from '../chart/books'
import { hues, type Industry } from '../chart/ink'
import { gapBefore } from '../chart/lettering'
import { mix } from '../lib/palette'
import type { Plate } from '../lib/plate'
import { frame } from './covers'
import { ownScene } from './own'
import { drawPhone, type Frame, type Part } from './phone'
import { logo } from './plates'

/** Where the figure stands: the panel takes the rest of the cover. */
type Side = 'left' | 'right' | 'below'

/** What each story's cover shows of its customer's screen, by the cover's name; three neighbours never have the figure on one side. A video or news about a customer names it. */
const shown: Record<string, [side: Side, part: Part, customer?: number]> = {
  'case-401': ['left', { columns: [1, 4], rows: [1, 3] }],
  'case-402': ['below', { span: [0, 4.68], rows: [1, 2], names: 74 }],
  'case-403': [
    'right',
    {
      element: '.card.f1.col',
      css: '.taken{padding:0 12px!important;gap:0!important}.taken>div:nth-child(n+3){display:none!important}.taken>div:first-child{flex:1}.taken>div:nth-child(2){flex:2;grid-template-columns:1fr!important;gap:0!important}.taken [style*="padding:12px"]{display:flex;align-items:center;justify-content:space-between;padding:0!important;border:0!important;border-radius:0!important;background:none!important}.taken>div [style*="padding:12px"]{border-top:1px solid #DDE4E8!important}.taken .mut,.taken>div:first-child :is(b,.between){display:none}.taken b{font-size:14.5px;font-weight:400;white-space:nowrap}.taken .row.g8{height:auto!important;margin:0!important;padding:0!important;border:0!important;font-size:15.5px;font-weight:600}.taken>div:first-child .row{white-space:normal!important;line-height:1.25;text-wrap:balance}',
    },
  ],
  'case-404': ['left', { columns: [1, 5], rows: [1, 3] }],
  'case-405': ['below', { columns: [1, 2, 4], rows: [2, 3] }],
  'case-406': ['below', { columns: [1, 4], rows: [1, 2] }],
  'case-407': ['left', { columns: [2, 5], rows: [1, 3] }],
  'case-408': ['below', { columns: [1, 4], rows: [1, 2] }],
  'case-409': ['right', { columns: [1, 4], rows: [1, 3] }],
  'case-410': ['below', { columns: [1, 3, 5], rows: [1, 2] }],
  'case-411': ['left', { columns: [1, 4], rows: [2, 4] }],
  'case-412': ['right', { columns: [1, 2], rows: [1, 3] }],
  'case-413': ['below', { columns: [2, 4], rows: [2, 3] }],
  'case-414': ['left', { columns: [1, 4], rows: [4, 6] }],
  'case-415': ['below', { columns: [1, 2, 3], rows: [1, 2] }],
  'case-416': ['left', { columns: [1, 4], rows: [1, 3] }],
  'case-417': ['below', { columns: [1, 2, 4], rows: [2, 3] }],
  'case-418': ['right', { columns: [1, 3], rows: [1, 3] }],
  'news-503': ['right', { columns: [1, 3], rows: [1, 3] }, 401],
  'news-505': ['below', { columns: [1, 2, 3], rows: [1, 2] }, 413],
  'news-509': ['left', { columns: [1, 3], rows: [1, 3] }, 406],
  'news-514': ['below', { columns: [1, 2, 3], rows: [1, 2] }, 410],
  'news-517': ['right', { columns: [1, 3], rows: [1, 3] }, 414],
  'news-519': ['left', { columns: [1, 2], rows: [1, 3] }, 418],
  'news-522': ['left', { columns: [1, 3], rows: [1, 3] }, 407],
  'news-527': ['right', { columns: [1, 2], rows: [1, 3] }, 417],
  'news-529': ['below', { columns: [1, 2, 3], rows: [1, 2] }, 403],
  'news-530': ['below', { columns: [1, 2, 3], rows: [1, 2] }, 404],
  'news-532': ['left', { columns: [1, 3], rows: [1, 3] }, 408],
  'news-557': ['left', { columns: [1, 3], rows: [1, 3] }, 411],
  'news-558': ['right', { columns: [1, 2], rows: [1, 3] }, 402],
  'news-559': ['below', { columns: [1, 2, 3], rows: [1, 2] }, 415],
  'news-560': ['left', { columns: [1, 2], rows: [1, 3] }],
  'news-562': ['right', { columns: [1, 3], rows: [1, 3] }, 409],
  'media-707': ['left', { columns: [1, 2], rows: [1, 3] }],
  'media-708': ['right', { columns: [1, 2], rows: [1, 3] }],
  'media-712': ['below', { columns: [1, 2], rows: [1, 2] }],
  'media-714': ['right', { columns: [1, 2], rows: [1, 3] }],
  'media-720': ['below', { columns: [1, 2], rows: [1, 2] }],
  'media-722': ['left', { columns: [1, 2], rows: [1, 4] }],
  'media-724': ['below', { columns: [1, 2], rows: [1, 2] }],
  'media-702': ['right', { columns: [1, 4], rows: [3, 5] }, 401],
  'media-705': ['below', { columns: [1, 5], rows: [3, 4] }, 410],
  'media-716': ['left', { columns: [1, 4], rows: [1, 3] }, 413],
  'media-717': ['right', { columns: [1, 5], rows: [4, 6] }, 404],
  'media-718': ['left', { columns: [2, 5], rows: [4, 6] }, 407],
  'media-723': ['right', { columns: [1, 4], rows: [1, 3] }, 418],
  'media-725': ['left', { columns: [1, 4], rows: [4, 6] }, 409],
}

const sides: Record<Side, string> = {
  left: 'grid-template-columns:104px minmax(0,1fr)',
  right: 'grid-template-columns:minmax(0,1fr) 104px',
  below: 'grid-template-rows:minmax(0,1fr) 46px',
}

/** The two ends of a ground of the industry's hue. */
export function groundOf({ industry, dark = false }: Pick<Row, 'industry' | 'dark'>): [string, string] {
  const hue = hues[industry]
  return dark ? [mix('#0b1a26', hue, 0.34), '#0b1a26'] : ['#ffffff', mix('#ffffff', hue, 0.26)]
}

/** What a story's cover shows of its customer's screen. */
export function storyPart(id: string): Part {
  const row = shown[`case-${id}`]
  if (!row) throw new Error(`no cover of case ${id}`)
  return row[1]
}

/** A cover with a figure beside its panel, on a ground of the industry's hue; a paper has more pages below the one that is seen. */
function frameOf(side: Side, industry: Industry, isDark: boolean, isPaper: boolean): Frame {
  const narrow =
    side === 'below'
      ? '.said.said{display:grid;grid-template-columns:1fr auto;column-gap:12px}.said .m{order:-1}'
      : '.top.top>span>span,.top.top img{display:none}.parts.parts :is(td,th){padding:0 4px}.parts.parts :is(td,th):first-child{padding-left:12px}.parts.parts td,.parts.parts .chip{font-size:14px}.parts.parts .chip{padding:0 6px}.said .u.words{display:block;margin:0}'
  return {
    ...frame,
    isDark,
    css: `${frame.css}.root.root{display:grid;gap:12px;${sides[side]};background:linear-gradient(135deg,${groundOf({ industry, dark: isDark })})}.panel{min-width:0}${isPaper ? '.panel.panel{border-radius:4px;margin:0 8px 8px 0;box-shadow:4px 4px 0 -1px #dfe8ea,4px 4px 0 0 #9fb6bb,8px 8px 0 -1px #cfdcdf,8px 8px 0 0 #8fa9af}' : ''}
.said{align-self:center;color:${isDark ? '#eef8f8' : '#0b1f2b'};${side === 'right' ? 'order:2;' : ''}${side === 'below' ? 'order:2;align-items:center;' : ''}}.said .m{font-size:15px;line-height:1.25;font-weight:600;opacity:.86}
.said .f{font-size:44px;line-height:1.1;font-weight:700;letter-spacing:-.02em;white-space:nowrap}.said .f.long{font-size:29px;line-height:1.2;white-space:normal}.said .w{display:block;font-weight:500;opacity:.8}.said .u{font-size:16px;font-weight:600;letter-spacing:0;margin-left:4px}.said .u.sign{margin:0}
.sheet2>div>div>:not(b),.sheet2>i>i{display:none}${narrow}`,
  }
}

/** The figure of a row: what it measures, what it was, and what it is now. */
function figureOf({ figures, unit, fromUnit = unit, measure }: Row, lang: Lang): string {
  const at = lang === 'en' ? 1 : 0
  const now = figures?.[1] ?? ''
  const was = figures?.[0] && `<span class="w">${figures[0]}${gapBefore(fromUnit?.[at] ?? '', 1) ? ' ' : ''}${fromUnit?.[at] ?? ''} →</span>`
  const own = unit?.[at] ?? ''
  const kind = gapBefore(own, 1) ? own.length > 1 && 'words' : 'sign'
  const figure = typeof now === 'string' ? now : now[at]
  return `<div class="said"><div class="m">${measure?.[at] ?? ''}${was || ''}</div><div class="f ${figure.length > 4 ? 'long' : ''}">${figure}<span class="u ${kind || ''}">${own}</span></div></div>`
}

/** What a cover or a banner shows: a table of its own, else the screen of its customer's story. */
export function sceneOf(name: string, lang: Lang, customer: string): Scene {
  const screen = book.cases?.[customer]?.screen
  const scene =
    sheets[name] ?? (screen ? ownScene(customer, lang, productScene(...screen)) : sheets[`case-${customer}`])
  if (!scene) throw new Error(`no screen for ${name}`)
  return scene
}

/** Covers with a figure: of customers' stories, videos and news beside the customer's screen, of papers beside what they found. */
export const storyCovers: Plate[] = langs.flatMap((lang) =>
  Object.entries(shown).map(([name, [side, part, customer]]) => ({
    file: `covers/${name}.${lang}.webp`,
    budget: 40_000,
    draw: () => {
      const [kind = '', id = ''] = name.split('-')
      const row = book[kind === 'case' ? 'cases' : kind]?.[id]
      if (!row) throw new Error(`no row for ${name}`)
      const own = kind === 'case' ? id : String(customer ?? '')
      return drawPhone({
        ...{ scene: sceneOf(name, lang, own), lang, parts: [part], beside: figureOf(row, lang) },
        ...(own && { mark: logo(own, lang) }),
        frame: frameOf(side, row.industry, row.dark ?? false, kind === 'media' && !own),
      })
    },
  })),
)
