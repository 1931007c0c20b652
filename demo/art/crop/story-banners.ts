import { langs } from '../../screens/lib/lang'
import { words } from '../../videos/stories/changes'
import type { Change } from '../../videos/story'
import * as on from '../../videos/targets'
import { book } from '../chart/books'
import type { Plate } from '../lib/plate'
import { shownBy } from './covers'
import { drawPhone, type Frame, type Part } from './phone'
import { partOf } from './phone-sheets'
import { logo } from './plates'
import { groundOf, sceneOf, storyPart } from './stories'

/** What these show otherwise: products' screens more columns than a cover has room for. */
const wider: Record<string, Part> = {
  403: {
    element: '.card.f1.col',
    css: '.taken{padding:8px 12px!important;gap:8px!important}.taken>div:nth-child(n+3){display:none!important}.taken>div{flex:1}.taken [style*="padding:12px"]{padding:5px 10px!important}.taken .row.g8{margin-top:4px!important}.taken .mut{display:none}.taken .s13{font-size:14px;white-space:nowrap}.taken .s12{font-size:13px}',
  },
  405: { columns: [1, 2, 4], rows: [2, 4] },
}
const rows = [1, 3] as const

/** Loading stands on Fulfil's screen, as its story says; the film sees it beside the call-offs. */
const loading: Change[] = [
  words('.bar .name', '北湾运输云', 'Northbay Fulfil'),
  ...['11:20 · 7K412', '13:20 · 3D908', '15:20 · 9F226'].map((to, at) => ({ of: on.lineWords(2, at + 1), to })),
]

/** A story's film begins with its cover, beside the banner: that shows another moment of the film, after this sentence (from 0). */
const filmed: Record<string, [sentence: number, part: Part, changes?: Change[]]> = {
  401: [2, { list: 0, lines: 3 }],
  404: [2, { list: 1, lines: 2 }],
  407: [3, { figures: [0, 1, 2, 3] }],
  410: [3, { list: 1, lines: 3 }, loading],
  413: [1, { span: [0, 4], rows: [1, 3], names: 98 }],
  418: [2, { list: 0, lines: 3 }],
}

/** Three rows of the customer's screen where a banner has room: a story has one picture for desks and phones, where its right half stands below the words. */
const frameOf = ({ industry, dark = false }: Parameters<typeof groundOf>[0]): Frame => ({
  ...{ width: 900, height: 337.5, ratio: 2.4, isDark: dark },
  css: `.root.root{padding:0;background:linear-gradient(115deg,${groundOf({ industry, dark })})}.panel.panel{position:absolute;left:476px;right:36px;top:96px;bottom:36px;height:auto}
.top.top{height:44px;padding:0 16px}.top.top span span{display:none}.parts.parts th{height:30px}`,
})

/** The banner of each customer's story: that customer's own screen, as its cover and its text have it. */
export const storyBanners: Plate[] = langs.flatMap((lang) =>
  Object.entries(book.cases ?? {}).map(([id, row]) => ({
    file: `banners/case-${id}-pc.${lang}.webp`,
    budget: 22_000,
    draw: () => {
      const [sentence, moment, changed = []] = filmed[id] ?? []
      if (moment) {
        const film = shownBy([`case-${id}`, sentence ?? 0], lang)
        return drawPhone({ ...film, changes: [...film.changes, ...changed], lang, parts: [moment], frame: frameOf(row) })
      }
      const { columns } = partOf(`case-${id}`)
      const part = wider[id] ?? (row.sheet ? { columns, rows } : storyPart(id))
      const shown = { scene: sceneOf(`case-${id}`, lang, id), lang, parts: [part], mark: logo(id, lang) }
      return drawPhone({ ...shown, frame: frameOf(row) })
    },
  })),
)
