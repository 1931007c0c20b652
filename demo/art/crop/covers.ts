import { type Lang, langs } from '../../screens/lib/lang'
import { productScene } from '../../screens/products'
import { details } from '../../screens/products/details'
import { sheets } from '../../screens/solutions'
import { stories } from '../../videos/stories'
import { book, type Row } from '../chart/books'
import type { Plate } from '../lib/plate'
import { ownScene } from './own'
import { drawPhone, type Frame, type Part } from './phone'
import { logo } from './plates'

/** So near that three rows fill a cover: what they say can be read 335 px wide, and in part where phones show two a row. */
export const frame: Frame = {
  width: 360,
  height: 202.5,
  ratio: 1280 / 360,
  // A title that has no room beside the product's name goes to a second line, which is not seen.
  css: `.root.root{padding:12px}.panel{border-radius:10px;box-shadow:0 10px 28px rgba(11,60,70,.2)}
.top.top{position:relative;z-index:2;gap:8px;background:#fff;height:36px;padding:0 12px}.top>svg{width:20px;height:20px;flex:none}.top.top>span{flex:1;display:flex;flex-wrap:wrap;gap:0 8px;align-items:baseline;height:20px;overflow:hidden;white-space:nowrap}
.top.top b{font-size:14.5px;line-height:20px}.top.top span span{font-size:13.5px;line-height:20px}.top.top img{height:24px;flex:none}
.parts.parts th{height:24px;font-size:13px}.parts.parts td{font-size:15.5px;line-height:1.15;padding:0 6px}.parts.parts :is(th,td):first-child{padding-left:14px}.parts.parts :is(th,td):last-child{padding-right:12px}
.parts.parts td:first-child{font-weight:600}.parts.parts .chip{font-size:14px;height:26px;line-height:26px;padding:0 9px}
.parts.parts .listed{padding:0 14px}.listed>.h{display:none}.parts.parts .listed>.row{min-height:0!important}
.sheet2>div:first-child{height:24px!important}.sheet2>div:first-child>span{top:3px!important}.sheet2>div>div{padding-left:14px!important;line-height:1.2!important;white-space:nowrap}.sheet2>div>span[style*="height: 32px"]{top:calc(50% - 13px)!important;height:26px!important;line-height:26px!important;padding:0 5px!important;font-weight:600}
.sheet2.dense>div>div{position:relative;top:1px;font-size:13px;padding-left:14px!important}.dense>div>div>:not(b){display:none}.dense>div>b{font-size:12px;top:50%;transform:translateY(-50%)}.sheet2.dense>div>span[style*="height: 32px"]{top:calc(50% - 6.5px)!important;height:13px!important;line-height:13px!important;font-size:11.5px!important;border-radius:3px!important;padding:0 4px!important}
.key{position:absolute;left:14px;top:4px;font-size:12px!important}`,
}

/** What each cover shows of its screen: three rows or fewer, all of them whole, with what became of them. */
const shown: Record<string, Part[]> = {
  'news-502': [{ columns: [3, 5, 6], rows: [1, 3] }],
  'news-510': [{ span: [0, 1.98], rows: [1, 3] }],
  'news-518': [{ columns: [1, 3], rows: [2, 4] }],
  'news-520': [
    {
      boxes: [
        [3, 0, 0],
        [4, 1, 0],
        [5, 0, 1],
        [6, 1, 1],
      ],
      lines: [
        [3, 4, true],
        [4, 5],
        [4, 6, true],
      ],
    },
  ],
  'news-528': [{ columns: [1, 2], rows: [2, 4] }],
  'news-531': [{ columns: [1, 2, 3], rows: [1, 3] }],
  'news-534': [{ list: 0, lines: 3 }],
  'news-551': [{ columns: [1, 2, 3], rows: [1, 3] }],
  'news-556': [{ columns: [1, 2, 3], rows: [1, 3] }],
  'news-561': [
    {
      boxes: [
        [0, 0, 0],
        [3, 1, 0],
        [1, 0, 1],
        [4, 1, 1],
      ],
      lines: [
        [0, 1],
        [0, 3],
        [1, 4, true],
      ],
    },
  ],
  'media-701': [{ columns: [2, 5, 6], rows: [2, 4] }],
  // As many as the screen's title counts.
  'media-703': [{ columns: [1, 2], rows: [1, 4] }],
  'media-704': [{ span: [0, 9.7], rows: [1, 7], names: 112, isDense: true }],
  'media-709': [{ span: [2, 4.1], rows: [3, 5] }],
  'media-710': [{ columns: [2, 3, 5], rows: [1, 3] }],
  // Both distances on the map of the warehouse: the middle of it.
  'media-713': [
    {
      element: '.body .grid>.card:first-child',
      css: '.taken.taken{position:relative;flex:none;width:900px;padding:0;zoom:.76}.taken>*{transform:translate(-220px,-195px)}',
    },
  ],
  'media-715': [{ columns: [2, 3, 4], rows: [1, 3] }],
  'media-721': [
    {
      boxes: [
        [3, 0, 0],
        [6, 1, 0],
        [7, 0, 1],
        [10, 1, 1],
      ],
      lines: [
        [3, 6],
        [3, 7, true],
        [7, 10, true],
      ],
    },
  ],
}

/** What a video shows when the sentence of this number (from 0) has been read. */
export function shownBy([name, at]: NonNullable<Row['video']>, lang: Lang) {
  const story = stories.find((one) => one.name === name)
  const steps = story?.steps.slice(0, at + 1) ?? []
  const from = steps.findLastIndex(({ screen }) => screen)
  const [id, view] = steps[from]?.screen?.split('-') ?? []
  if (!id || !view) throw new Error(`no video ${name}, or no screen at ${at}`)
  return {
    scene: productScene(id, view),
    changes: steps.slice(from).flatMap(({ set = [], then = [] }) => [...set, ...then]),
    ...(story?.customer ? { mark: logo(String(story.customer), lang) } : {}),
  }
}

function screenOf(name: string, { sheet, video, screen, detail }: Row, lang: Lang) {
  if (video) return shownBy(video, lang)
  if (screen) return { scene: ownScene(name, lang, productScene(...screen)) }
  const scene = detail ? details[detail] : sheet ? sheets[name] : undefined
  if (!scene) throw new Error(`no screen for ${name}`)
  return { scene }
}

/** Covers of releases, videos and talks that show a screen. */
export const coverCrops: Plate[] = langs.flatMap((lang) =>
  Object.entries(shown).map(([name, parts]) => ({
    file: `covers/${name}.${lang}.webp`,
    budget: 36_000,
    draw: () => {
      const [group = '', id = ''] = name.split('-')
      const row = book[group]?.[id]
      if (!row) throw new Error(`no row for ${name}`)
      return drawPhone({
        ...screenOf(name, row, lang),
        lang,
        parts,
        frame: { ...frame, isDark: row.dark ?? false },
      })
    },
  })),
)
